import { listEmployers } from '#features/employers/directory/contract.ts';
import type { CodeLabel } from '#kit/codes.ts';
import { formatNumber } from '#kit/money.ts';
import type { FindOptions } from '#ui/multi-select.tsx';
import { useApi } from '#ui/site/site-context.tsx';
import { PickList } from './pick-list.tsx';
import { useAgentFields } from './use-agent-fields.ts';

const maxOffered = '8';

export interface EmployersStepProps {
  companyName: (id: number) => string | undefined;
  /** Called with a chosen company, so that its name is known. */
  onKnown: (company: CodeLabel) => void;
}

/** Step 5: employers. */
export function EmployersStep({ companyName, onKnown }: EmployersStepProps) {
  const { t, language, search, choose } = useAgentFields();
  const api = useApi();
  const find: FindOptions = async (typed, signal) => {
    const query = { q: typed, pageSize: maxOffered };
    const { data } = await api.call(listEmployers, { query }, { signal });
    return data.map(({ id, company, activePostings: count }) => ({
      key: String(id),
      label: company,
      note: count > 0 ? t('postings.search.count', { count, number: formatNumber(count, language) }) : undefined,
    }));
  };
  return (
    <PickList
      name="employers"
      placeholder={t('agents.wizard.employersPlaceholder')}
      chosen={search.employers.map((id) => ({
        code: String(id),
        label: companyName(id) ?? t('postings.filters.employer', { id }),
      }))}
      find={find}
      onKnown={onKnown}
      onChoose={(codes) => choose('employers', codes.map(Number))}
    />
  );
}
