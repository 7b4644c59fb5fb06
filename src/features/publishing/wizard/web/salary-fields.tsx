import { useContext, useState } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import { formatNumber, formatSalaryLine } from '#kit/money.ts';
import { parseAmount } from '#kit/parse-amount.ts';
import { Field } from '#ui/field.tsx';
import { Card } from '#ui/light/card.tsx';
import { SegmentedControl } from '#ui/segmented.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { DraftValues } from '../../drafts/web/posting-draft.ts';
import { useWizardForm } from '../../drafts/web/use-wizard-form.ts';
import { SalaryNotes } from './salary-notes.ts';

/** Parses input to whole units; invalid input is unchanged, so that it can be corrected. */
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

/** Monthly pay: currency, basis, and both bounds. */
export function SalaryFields() {
  const { form, t, language } = useWizardForm();
  const notes = useContext(SalaryNotes);
  const [range, categories, locations, jobType, contractType] = form.watch([
    'salaryRange',
    'categories',
    'locations',
    'jobType',
    'contractType',
  ]);
  const salary = {
    ...range,
    min: typeof range.min === 'number' ? range.min : null,
    max: typeof range.max === 'number' ? range.max : null,
  };
  const preview = formatSalaryLine(salary, language);
  return (
    <fieldset>
      <legend className="visually-hidden">{t('postings.wizard.general.salary')}</legend>
      <Card pad="sm" stack className="g12">
        <div className="row between flex-wrap g12">
          <span className="bold sm" aria-hidden="true">
            {t('postings.wizard.general.salary')} <span className="muted wizard-optional">{t('ui.optional')}</span>
          </span>
          <div className="row g8 flex-wrap">
            <SegmentedControl
              label={t('postings.wizard.general.salaryBasis')}
              options={(['net', 'gross'] as const).map((value) => ({
                value,
                label: t(`postings.wizard.general.${value}`),
              }))}
              value={range.basis}
              onChange={(basis) => form.setValue('salaryRange.basis', basis, { shouldDirty: true })}
            />
            <SegmentedControl
              label={t('postings.wizard.general.salaryCurrency')}
              options={(['RSD', 'EUR'] as const).map((value) => ({ value, label: value }))}
              value={range.currency}
              onChange={(currency) => form.setValue('salaryRange.currency', currency, { shouldDirty: true })}
            />
          </div>
        </div>
        <div className="grid c2 keep-two g16">
          <AmountField end="min" />
          <AmountField end="max" />
        </div>
        <p className="sm dim">
          {preview
            ? t('postings.wizard.general.salaryShown', { salary: preview })
            : t('postings.wizard.general.salaryMissing')}
        </p>
        {Object.entries(notes).map(([name, Note]) => (
          <Note key={name} {...{ salary, categories, locations, jobType, contractType }} />
        ))}
      </Card>
    </fieldset>
  );
}
