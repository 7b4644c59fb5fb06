import { Fragment, type ReactNode } from 'react';
import { classNames } from './light/class-names.ts';
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

/** Number of characters that fit on one or two lines of a third. */
const shortest = 28;

const isLong = ({ value }: Fact): boolean => typeof value === 'string' && value.length > shortest;

/**
 * The main facts of an ad in framed cells, three per row and two in the last ones, so that none is alone (two under
 * 48em, where the longest fills the last row of an odd number); long texts come last. Facts without a value must be
 * omitted.
 */
export function Facts({ items }: { items: readonly Fact[] }) {
  const sorted = [...items.filter((fact) => !isLong(fact)), ...items.filter(isLong)];
  const last = sorted.length - 1;
  const halves = [0, 4, 2][sorted.length % 3] as number;
  const isOdd = sorted.filter(({ spread }) => !spread).length % 2 === 1;
  return (
    <dl className="facts">
      {sorted.map((fact, index) => (
        <div
          key={keyOf(fact, index)}
          className={classNames(
            index > last - halves && 'half',
            fact.spread && 'spread',
            isOdd && index === last && 'rest',
          )}
        >
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
