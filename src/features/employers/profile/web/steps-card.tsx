import { useFieldArray, useFormContext } from 'react-hook-form';
import { TextField } from '#ui/forms/named-fields.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconPlus } from '#ui/light/icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { EmployerProfileForm } from '../fields.ts';
import { profileLimits } from '../profile-limits.ts';
import { OrderedRows } from './ordered-rows.tsx';
import { fieldId } from './profile-values.ts';

/** „Kako izgleda izbor”: the steps by which the company chooses among applicants. */
export function StepsCard() {
  const t = useTexts();
  const { control } = useFormContext<EmployerProfileForm>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'selectionSteps' });
  const full = fields.length >= profileLimits.steps;
  return (
    <Card as="section" stack aria-labelledby="profil-izbor">
      <h2 className="h3" id="profil-izbor">
        {t('employers.profile.fields.selectionSteps')}
      </h2>
      <p className="sm dim">{t('employers.profile.steps.text')}</p>
      <OrderedRows
        nameOf={(number) => t('employers.profile.steps.step', { number })}
        onMove={move}
        onRemove={(at) => {
          remove(at);
          document.getElementById(fieldId('selectionSteps'))?.focus();
        }}
        rows={fields.map(({ id }, at) => ({
          key: id,
          fields: (
            <>
              <TextField
                name={`selectionSteps.${at}.title`}
                label={t('employers.profile.steps.step', { number: at + 1 })}
                placeholder={t('employers.profile.steps.placeholder')}
                maxLength={profileLimits.stepTitle}
                autoComplete="off"
                fieldClass="grow"
              />
              <TextField
                name={`selectionSteps.${at}.days`}
                label={t('employers.profile.steps.days')}
                optional
                inputMode="numeric"
                maxLength={2}
                autoComplete="off"
                fieldClass="profile-days"
              />
            </>
          ),
        }))}
      />
      <div>
        <Button
          id={fieldId('selectionSteps')}
          size="sm"
          disabledReason={full ? t('employers.profile.steps.full', { max: profileLimits.steps }) : undefined}
          onClick={() => append({ title: '', days: '' })}
        >
          <IconPlus />
          {t('employers.profile.steps.add')}
        </Button>
      </div>
    </Card>
  );
}
