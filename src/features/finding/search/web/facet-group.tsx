import type { ReactNode } from 'react';
import { formatNumber } from '#shared/money.ts';
import { Checkbox } from '#ui/choice.tsx';
import { FilterGroup } from '#ui/filter-group.tsx';
import { FindAmong } from '#ui/find-among.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import '#ui/light/text-button.css';
import type { FacetValue } from '#features/postings/fields.ts';
import type { FacetFilter } from '#features/postings/search-address.ts';
import { facetChoice } from './facet-choice.ts';

type GroupName = FacetFilter | 'employers';

/** How many values of a group are seen at once. */
const most: Partial<Record<GroupName, number>> = { categories: 5, careerLevels: 5 };
const usual = 4;

export interface FacetGroupProps {
  name: GroupName;
  values: readonly FacetValue[];
  chosen: readonly string[];
  onToggle: (code: string) => void;
  /** Names of chosen values without a count. */
  labels?: readonly { code: string; label: string }[];
}

function FacetBox({
  name,
  value,
  checked,
  onToggle,
}: {
  name: GroupName;
  value: FacetValue;
  checked: boolean;
  onToggle: (code: string) => void;
}) {
  const language = useLanguage();
  return (
    <Checkbox
      name={name}
      value={value.code}
      label={value.label}
      count={formatNumber(value.count, language)}
      checked={checked}
      disabled={value.count === 0 && !checked}
      onChange={() => onToggle(value.code)}
    />
  );
}

/** The other values of a group. */
function MoreValues({
  name,
  values,
  box,
}: {
  name: GroupName;
  values: readonly FacetValue[];
  box: (value: FacetValue) => ReactNode;
}) {
  const t = useTexts();
  return (
    <details className="filter-more">
      <summary className="text-button">
        {t(`postings.filters.more.${name}`, { count: values.length })}
      </summary>
      <div className="filter-content">
        <FindAmong group={t(`postings.filters.${name}`)} items={values}>
          {box}
        </FindAmong>
      </div>
    </details>
  );
}

/** One filter with its counts: the busiest values, the others behind „Još n …”. */
export function FacetGroup({ name, values, chosen, onToggle, labels }: FacetGroupProps) {
  const t = useTexts();
  const { shown, more } = facetChoice(values, chosen, most[name] ?? usual, labels);
  if (shown.length === 0) return null;
  const box = (value: FacetValue) => (
    <FacetBox
      key={value.code}
      name={name}
      value={value}
      checked={chosen.includes(value.code)}
      onToggle={onToggle}
    />
  );
  return (
    <FilterGroup title={t(`postings.filters.${name}`)}>
      {shown.map(box)}
      {more.length > 0 ? <MoreValues name={name} values={more} box={box} /> : null}
    </FilterGroup>
  );
}
