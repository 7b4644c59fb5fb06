import { useState } from 'react';
import { postingLimits } from '#features/postings/posting-limits.ts';
import { FieldGroup } from '#ui/field.tsx';
import { TextField } from '#ui/forms/named-fields.tsx';
import { IconDeviceMobile, IconInbox } from '#ui/icons/account-icons.tsx';
import { IconExternalLink } from '#ui/icons/posting-icons.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import { WordingNote } from '../../wording/web/wording-note.tsx';

const modes = ['platform', 'link', 'phone'] as const;
type Mode = (typeof modes)[number];
const icons = { platform: <IconInbox />, link: <IconExternalLink />, phone: <IconDeviceMobile /> };

/** Step 5: the advertiser's name and how to apply. */
export default function AdvertiserStep({ company }: { company: string }) {
  const { form, t, errorAt } = useWizardForm();
  const [mode, setMode] = useState<Mode>(() => {
    const { isExternalApply, externalPhone, externalLink } = form.getValues();
    if (!isExternalApply) return 'platform';
    return externalPhone && !externalLink ? 'phone' : 'link';
  });
  /** Empties the other mode's field: with both a link and a phone the link would be used. */
  const choose = (chosen: Mode) => {
    setMode(chosen);
    form.setValue('isExternalApply', chosen !== 'platform', { shouldDirty: true });
    if (chosen === 'phone') form.setValue('externalLink', '', { shouldDirty: true });
    if (chosen === 'link') form.setValue('externalPhone', '', { shouldDirty: true });
    form.clearErrors(['externalLink', 'externalPhone']);
  };
  return (
    <>
      <div className="grid c2 g16">
        <TextField
          name="advertiserName"
          label={t('postings.fields.advertiserName')}
          optional
          hint={t('postings.wizard.advertiser.nameHint', { company })}
          maxLength={postingLimits.advertiserName + 1}
          autoComplete="organization"
          below={<WordingNote part="advertiserName" />}
        />
        <TextField
          name="advertiserEmail"
          label={t('postings.fields.advertiserEmail')}
          optional
          hint={t('postings.wizard.advertiser.emailHint')}
          type="email"
          autoComplete="email"
        />
      </div>
      <FieldGroup label={<span className="wizard-legend">{t('postings.wizard.advertiser.how')}</span>}>
        <div className="stack g12">
          {modes.map((value) => (
            <div key={value} className="stack g12">
              <RadioCard
                name="applyMode"
                value={value}
                checked={mode === value}
                onChange={() => choose(value)}
                title={t(`postings.wizard.advertiser.${value}`)}
                aside={<span className="muted">{icons[value]}</span>}
              >
                <span className="sm dim">{t(`postings.wizard.advertiser.${value}Note`)}</span>
              </RadioCard>
              {value === 'link' && mode === 'link' ? (
                <TextField
                  name="externalLink"
                  label={t('postings.fields.externalLink')}
                  fieldClass="wizard-inner"
                  type="url"
                  inputMode="url"
                  autoComplete="url"
                  placeholder="https://"
                />
              ) : null}
              {value === 'phone' && mode === 'phone' ? (
                <TextField
                  name="externalPhone"
                  label={t('postings.fields.externalPhone')}
                  // The schema requires one of them; when both are missing, the error is at the link.
                  error={errorAt('externalPhone') ?? errorAt('externalLink')}
                  fieldClass="wizard-inner"
                  type="tel"
                  autoComplete="tel"
                  placeholder="064 123 4567"
                />
              ) : null}
            </div>
          ))}
        </div>
      </FieldGroup>
    </>
  );
}
