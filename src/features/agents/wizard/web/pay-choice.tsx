import { SalaryChoice } from '#features/postings/web/salary-choice.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { useAgentFields } from './use-agent-fields.ts';

/** The least pay, as in the filters of the search. */
export function PayChoice() {
  const { t, search, change, errorAt } = useAgentFields();
  return (
    <FieldGroup label={t('postings.filters.salary')} error={errorAt('search.salaryFrom')}>
      <div className="stack g8">
        <SalaryChoice data-field="search.salaryFrom" value={search} onChange={change} />
      </div>
    </FieldGroup>
  );
}
