import { useState } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import { formatNumber, formatSalaryLine, parseAmount } from '#shared/money.ts';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { DraftValues } from './posting-draft.ts';
import { useWizardForm } from './use-wizard-form.ts';

/** What is typed → whole units; what is no whole amount stays as typed, so that it can be corrected. */
const readAmount = (typed: string): number | string | null => {
  if (typed.trim() === '') return null;
  const para = parseAmount(typed.replace(/\s*(rsd|din|eur|€)\.?$/i, ''));
  return para !== null && para % 100 === 0 ? para / 100 : typed;
};

const asTyped = (value: number | string | null): string =>
  typeof value === 'number' ? formatNumber(value, 'sr', 0) : (value ?? '');

function AmountField({ end }: { end: 'min' | 'max' }) {
  const { form, t, errorAt } = useWizardForm();
  const name: FieldPath<DraftValues> = `salaryRange.${end}`;
  const { field } = useController({ control: form.control, name });
  const [typed, setTyped] = useState(() => asTyped(field.value as DraftValues['salaryRange']['min']));
  const read = readAmount(typed);
  return (
    <Field
      label={t(end === 'min' ? 'postings.wizard.general.salaryFrom' : 'postings.wizard.general.salaryTo')}
      error={errorAt(name)}
    >
      <TextInput
        name={name}
        ref={field.ref}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          field.onChange(readAmount(event.currentTarget.value));
        }}
        onBlur={() => {
          setTyped(asTyped(read));
          field.onBlur();
        }}
      />
    </Field>
  );
}

/** Monthly pay: currency, basis, and either end (mock 08e). */
export function SalaryFields() {
  const { form, t, language } = useWizardForm();
  const range = form.watch('salaryRange');
  const shown = formatSalaryLine(
    {
      ...range,
      min: typeof range.min === 'number' ? range.min : null,
      max: typeof range.max === 'number' ? range.max : null,
    },
    language,
  );
  return (
    <fieldset>
      <legend className="sr">{t('postings.wizard.general.salary')}</legend>
      <Card pad="s" stack className="g12">
        <div className="row between wrapx g12">
          <span className="b sm" aria-hidden="true">
            {t('postings.wizard.general.salary')} <span className="mut pw-opt">({t('common.optional')})</span>
          </span>
          <div className="row g8 wrapx">
            <SegmentedControl
              label={t('postings.wizard.general.salaryBasis')}
              options={[
                { value: 'net', label: t('postings.wizard.general.net') },
                { value: 'gross', label: t('postings.wizard.general.gross') },
              ]}
              value={range.basis}
              onChange={(basis) => form.setValue('salaryRange.basis', basis, { shouldDirty: true })}
            />
            <SegmentedControl
              label={t('postings.wizard.general.salaryCurrency')}
              options={[
                { value: 'RSD', label: 'RSD' },
                { value: 'EUR', label: 'EUR' },
              ]}
              value={range.currency}
              onChange={(currency) => form.setValue('salaryRange.currency', currency, { shouldDirty: true })}
            />
          </div>
        </div>
        <div className="grid c2 k2 g16">
          <AmountField end="min" />
          <AmountField end="max" />
        </div>
        <p className="sm dim">
          {shown
            ? t('postings.wizard.general.salaryShown', { salary: shown })
            : t('postings.wizard.general.salaryMissing')}
        </p>
      </Card>
    </fieldset>
  );
}
