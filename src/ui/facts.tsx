import { Fragment, type ReactNode } from 'react';
import './facts.css';

export interface Fact {
  label: ReactNode;
  value: ReactNode;
  /** Needed when labels repeat or are not plain text. */
  key?: string | undefined;
  /** Whether it takes a whole row on phones, because it must not wrap. */
  spread?: boolean | undefined;
}

const keyOf = (fact: Fact, index: number): string =>
  fact.key ?? (typeof fact.label === 'string' ? fact.label : String(index));

/** Number of characters that fit on one or two lines of a cell. */
const shortest = 28;

const isLong = ({ value }: Fact): boolean => typeof value === 'string' && value.length > shortest;

/**
 * The main facts of an ad in framed cells, three per row (two under 48em); long texts come last, in rows of their own.
 * Facts without a value must be omitted.
 */
export function Facts({ items }: { items: readonly Fact[] }) {
  const sorted = [...items.filter((fact) => !isLong(fact)), ...items.filter(isLong)];
  return (
    <dl className="facts">
      {sorted.map((fact, index) => (
        <div key={keyOf(fact, index)} className={isLong(fact) ? 'wide' : fact.spread ? 'spread' : undefined}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Names and values in two columns: `narrow` in side cards (values at the right edge), `wide` in profiles. */
export function KeyValues({ items, layout = 'narrow' }: { items: readonly Fact[]; layout?: 'narrow' | 'wide' }) {
  return (
    <dl className={layout === 'narrow' ? 'key-values' : 'key-values-wide'}>
      {items.map((fact, index) => (
        <Fragment key={keyOf(fact, index)}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
