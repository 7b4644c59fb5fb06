import { type ReactNode, useState } from 'react';
import { formatNumber } from '#shared/money.ts';
import { fold } from '#shared/serbian-text.ts';
import { Checkbox } from '#ui/choice.tsx';
import { FilterGroup } from '#ui/filter-group.tsx';
import { IconSearch } from '#ui/icons/icons.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import '#ui/text-button.css';
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

/** So many values want a field to find one. */
const manyValues = 12;

/** The other values of a group; of many, those that have what is typed above them, in either script. */
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
  const [typed, setTyped] = useState('');
  const wanted = fold(typed.trim());
  const found = values.filter(({ label }) => fold(label).includes(wanted));
  return (
    <details className="flt-more">
      <summary className="linkbtn">{t(`postings.filters.more.${name}`, { count: values.length })}</summary>
      <div className="flt-c">
        {values.length > manyValues ? (
          <TextInput
            size="sm"
            className="flt-find"
            enterKeyHint="done"
            autoComplete="off"
            maxLength={60}
            icon={<IconSearch />}
            aria-label={t('postings.filters.find', { group: t(`postings.filters.${name}`) })}
            placeholder={t('postings.filters.findPlaceholder')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : null}
        {found.map(box)}
        <p className="sm dim" role="status">
          {found.length === 0 ? t('postings.filters.findNone') : null}
        </p>
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
