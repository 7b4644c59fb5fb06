import { useId } from 'react';
import { formatDinars } from '#kit/money.ts';
import { Checkbox } from '#ui/choice.tsx';
import { NativeSelect, type NativeSelectProps } from '#ui/native-select.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { type PostingsFilter, salarySteps } from '../search-address.ts';

type Pay = Pick<PostingsFilter, 'salaryFrom' | 'salaryUnstated'>;

/** The least pay of a search or agent, and whether postings that state none match too; named as in the address. */
export function SalaryChoice({
  value: { salaryFrom, salaryUnstated },
  onChange,
  ...select
}: { value: Pay; onChange: (change: Partial<Pay>) => void } & Pick<NativeSelectProps, 'size'> & {
    'data-field'?: string;
  }) {
  const t = useTexts();
  const language = useLanguage();
  const whyId = useId();
  // The address may contain an amount that is not in the list.
  const steps = [...new Set([...salarySteps, ...(salaryFrom === null ? [] : [salaryFrom])])];
  return (
    <>
      <NativeSelect
        {...select}
        name="salaryFrom"
        aria-label={t('postings.filters.salary')}
        placeholder={t('postings.filters.salaryAny')}
        value={salaryFrom ?? ''}
        options={steps
          .sort((a, b) => a - b)
          .map((amount) => ({
            value: String(amount),
            label: t('postings.filters.salaryFrom', { amount: formatDinars(amount, language) }),
          }))}
        onChange={(event) => onChange({ salaryFrom: Number(event.target.value) || null })}
      />
      <Checkbox
        name="salaryUnstated"
        value="true"
        label={t('postings.filters.salaryUnstated')}
        checked={salaryFrom === null || salaryUnstated}
        disabled={salaryFrom === null}
        aria-describedby={salaryFrom === null ? whyId : undefined}
        onChange={(event) => onChange({ salaryUnstated: event.target.checked })}
      />
      {salaryFrom === null ? (
        <p className="xs dim" id={whyId}>
          {t('postings.filters.salaryUnstatedWhy')}
        </p>
      ) : null}
    </>
  );
}
