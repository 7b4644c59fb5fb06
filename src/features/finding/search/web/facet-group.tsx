import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { formatNumber } from '#kit/money.ts';
import { Checkbox } from '#ui/choice.tsx';
import { FilterGroup } from '#ui/filter-group.tsx';
import { FindAmong } from '#ui/find-among.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import '#ui/light/text-button.css';
import type { FacetValue } from '#features/postings/fields.ts';
import { type FacetName, facetChoice, seenAtOnce } from './facet-choice.ts';
import { KeepPlaceLink } from './keep-place-link.tsx';
import { useShownAtOnce } from './use-shown-at-once.ts';

export interface FacetGroupProps {
  name: FacetName;
  values: readonly FacetValue[];
  chosen: readonly string[];
  /** Number of values not included; `openAddress` is the URL of the page that includes them. */
  hidden: number;
  openAddress: string;
  onToggle: (code: string) => void;
  /** Labels of selected values without a count. */
  labels?: readonly { code: string; label: string }[];
}

/** Shows all included values, since the others are not loaded. */
const everyValue = Number.POSITIVE_INFINITY;

function FacetBox({
  name,
  value,
  checked,
  onToggle,
}: {
  name: FacetName;
  value: FacetValue;
  checked: boolean;
  onToggle: (code: string) => void;
}) {
  const language = useLanguage();
  const [ticked, tick] = useShownAtOnce(checked);
  return (
    <Checkbox
      name={name}
      value={value.code}
      label={value.label}
      count={formatNumber(value.count, language)}
      checked={ticked}
      disabled={value.count === 0 && !ticked}
      onChange={() => tick(!ticked, () => onToggle(value.code))}
    />
  );
}

/** The remaining values of a group. */
function MoreValues({
  name,
  values,
  box,
  place,
}: {
  name: FacetName;
  values: readonly FacetValue[];
  box: (value: FacetValue) => ReactNode;
  place: RefObject<HTMLDetailsElement | null>;
}) {
  const t = useTexts();
  return (
    <details className="filter-more" open ref={place}>
      <summary className="text-button">{t(`postings.filters.more.${name}`, { count: values.length })}</summary>
      <div className="filter-content">
        <FindAmong group={t(`postings.filters.${name}`)} items={values}>
          {box}
        </FindAmong>
      </div>
    </details>
  );
}

/** A filter with its counts: the values with most postings, the others behind „Još n …”, a link until opened. */
export function FacetGroup(props: FacetGroupProps) {
  const { name, values, chosen, hidden, openAddress, onToggle, labels } = props;
  const t = useTexts();
  const asked = useRef(false);
  const place = useRef<HTMLDetailsElement>(null);
  const { shown, more } = facetChoice(values, chosen, hidden > 0 ? everyValue : seenAtOnce(name), labels);
  // The followed link disappears, so the focus moves to the values that replace it.
  useEffect(() => {
    if (more.length > 0 && asked.current)
      place.current?.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus();
    if (more.length > 0) asked.current = false;
  }, [more.length]);
  if (shown.length === 0) return null;
  const box = (value: FacetValue) => (
    <FacetBox key={value.code} name={name} value={value} checked={chosen.includes(value.code)} onToggle={onToggle} />
  );
  return (
    <FilterGroup title={t(`postings.filters.${name}`)}>
      {shown.map(box)}
      {hidden > 0 ? (
        <p>
          <KeepPlaceLink
            className="text-button"
            href={openAddress}
            // Opening a list adds no history entry.
            replace
            rel="nofollow"
            onClick={() => {
              asked.current = true;
            }}
          >
            {t(`postings.filters.more.${name}`, { count: hidden })}
          </KeepPlaceLink>
        </p>
      ) : null}
      {more.length > 0 ? <MoreValues name={name} values={more} box={box} place={place} /> : null}
    </FilterGroup>
  );
}
