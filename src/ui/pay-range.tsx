import type { CSSProperties } from 'react';
import { formatDinars, formatNumber } from '#kit/money.ts';
import { useLanguage, useTexts } from './site/site-context.tsx';
import './pay-range.css';

interface Ends {
  from: number;
  to: number;
}

export interface PayRangeProps {
  /** Whole net dinars a month: a tenth, a quarter, half … of the postings offer no more. */
  low: number;
  lowerQuartile: number;
  median: number;
  upperQuartile: number;
  high: number;
  /** A posting's own range, drawn over it. */
  own?: Ends | undefined;
  /** Both ends of a scale shared by several pictures, whose numbers stand beside them; else it has its own numbers. */
  scale?: Ends | undefined;
}

/** The scale of a picture alone: an own range far outside is cut off half the width of the others away. */
const scaleOf = ({ low, high, own }: PayRangeProps): Ends => {
  if (!own) return { from: low, to: high };
  const beyond = Math.max(1, high - low) / 2;
  return {
    from: Math.max(low - beyond, Math.min(low, own.from)),
    to: Math.min(high + beyond, Math.max(high, own.to)),
  };
};

/** What postings offer as a quiet bar with its median, and where one of them lies. */
export function PayRange(props: PayRangeProps) {
  const t = useTexts();
  const language = useLanguage();
  const { low, lowerQuartile, median, upperQuartile, high, own, scale } = props;
  const { from, to } = scale ?? scaleOf(props);
  const at = (pay: number): number => (100 * (Math.min(to, Math.max(from, pay)) - from)) / Math.max(1, to - from);
  const between = (start: number, end: number): CSSProperties => ({
    left: `${at(start)}%`,
    right: `${100 - at(end)}%`,
  });
  const number = (pay: number): string => formatNumber(pay, language, 0);
  const words = [
    t('ui.payRange.words', { low: number(low), median: number(median), high: number(high) }),
    ...(own
      ? [t('ui.payRange.ownWords', { pay: [...new Set([own.from, own.to])].map(number).join('\u00a0–\u00a0') })]
      : []),
  ];
  return (
    <div role="img" aria-label={words.join(' ')}>
      <div className="pay-range-plot">
        <i className="pay-range-all" style={between(low, high)} />
        <i className="pay-range-half" style={between(lowerQuartile, upperQuartile)} />
        <i className="pay-range-median" style={{ left: `${at(median)}%` }} />
        {own ? <i className="pay-range-own" style={between(own.from, own.to)} /> : null}
      </div>
      {scale ? null : (
        <div className="pay-range-numbers xs dim">
          <span style={{ left: `${at(low)}%` }}>{number(low)}</span>
          <span style={{ right: `${100 - at(high)}%` }}>{number(high)}</span>
        </div>
      )}
    </div>
  );
}

/** What the parts of a picture mean: of one posting, with the amount of the median, or of a table. */
export function PayRangeKey({ median }: { median?: number }) {
  const t = useTexts();
  const language = useLanguage();
  const parts = median === undefined ? (['median', 'half', 'all'] as const) : (['own', 'median'] as const);
  return (
    <ul className="pay-range-key row flex-wrap g16 xs dim">
      {parts.map((part) => (
        <li key={part} className="row g8">
          <i className={`pay-range-${part}`} />
          {t(`ui.payRange.${part}`)}
          {part === 'median' && median !== undefined ? <b>{formatDinars(median, language)}</b> : null}
        </li>
      ))}
    </ul>
  );
}
