import { salarySteps } from '#features/postings/search-address.ts';
import { formatDinars } from '#kit/money.ts';
import { Checkbox } from '#ui/choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { useAgentFields } from './use-agent-fields.ts';

/** The least pay, as in the filters of the search. */
export function PayChoice() {
  const { t, language, search, choose, errorAt } = useAgentFields();
  const { salaryFrom, salaryUnstated } = search;
  const steps = [...new Set([...salarySteps, ...(salaryFrom === null ? [] : [salaryFrom])])];
  return (
    <FieldGroup label={t('postings.filters.salary')} error={errorAt('search.salaryFrom')}>
      <div className="stack g8">
        <NativeSelect
          data-field="search.salaryFrom"
          aria-label={t('postings.filters.salary')}
          placeholder={t('postings.filters.salaryAny')}
          value={salaryFrom ?? ''}
          options={steps
            .sort((a, b) => a - b)
            .map((amount) => ({
              value: String(amount),
              label: t('postings.filters.salaryFrom', { amount: formatDinars(amount, language) }),
            }))}
          onChange={(event) => choose('salaryFrom', Number(event.target.value) || null)}
        />
        <Checkbox
          label={t('postings.filters.salaryUnstated')}
          checked={salaryFrom === null || salaryUnstated}
          disabled={salaryFrom === null}
          onChange={(event) => choose('salaryUnstated', event.target.checked)}
        />
      </div>
    </FieldGroup>
  );
}
