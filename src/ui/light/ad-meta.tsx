import type { ReactNode } from 'react';
import { withMark } from '#kit/i18n/punctuation.ts';
import { classNames } from './class-names.ts';
import { IconMapPin } from './icons.tsx';
import './ad-meta.css';

/** An item of the line under an ad's title; `minor` ones are hidden in list rows on mobile. */
export type AdMetaItem = ReactNode | { content: ReactNode; minor: true };

const isMinor = (item: AdMetaItem): item is { content: ReactNode; minor: true } =>
  typeof item === 'object' && item !== null && 'minor' in item;

/** Place with a pin, then the other properties of an ad. */
export function AdMeta({ place, items }: { place?: ReactNode; items: readonly AdMetaItem[] }) {
  return (
    <ul className="ad-meta">
      {place ? (
        <li className="ad-place">
          <IconMapPin />
          <span className="ad-place-name">{place}</span>
        </li>
      ) : null}
      {items.map((item, index) => {
        const content = isMinor(item) ? item.content : item;
        return (
          <li key={typeof content === 'string' ? content : index} className={isMinor(item) ? 'ad-minor' : undefined}>
            {content}
          </li>
        );
      })}
    </ul>
  );
}

export interface SalaryProps {
  /** Formatted amount; null when the ad states none. */
  amount: ReactNode | null;
  /** „RSD” or „EUR”. */
  unit?: ReactNode;
  /** Words instead of a missing amount: „Zarada po dogovoru”. */
  missing?: ReactNode;
}

/** A salary, in the heading's typeface. */
export function Salary({ amount, unit, missing }: SalaryProps) {
  if (amount === null) return <span className="salary unstated">{missing}</span>;
  return (
    <span className="salary">
      {amount} {unit ? <small>{unit}</small> : null}
    </span>
  );
}

export interface DueProps {
  /** „do 5. 12.”; hidden in list rows on mobile when `left` is set. */
  date?: string;
  /** „još 15 dana”. */
  left?: ReactNode;
  /** Fewer than five days. */
  soon?: boolean | undefined;
}

/** Application deadline. */
export function Due({ date, left, soon = false }: DueProps) {
  return (
    <span className={classNames('ad-due', soon && 'ad-due-soon')}>
      {date ? <span className={left ? 'ad-minor' : undefined}>{left ? `${withMark(date, ',')} ` : date}</span> : null}
      {left}
    </span>
  );
}
