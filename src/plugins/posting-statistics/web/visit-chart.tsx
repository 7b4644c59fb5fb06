import { useState } from 'react';
import { formatDate, formatShortDate } from '#kit/dates.ts';
import { formatNumber } from '#kit/money.ts';
import { Card } from '#ui/light/card.tsx';
import { IconChevronDown } from '#ui/light/icons.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import { BarChart } from './bar-chart.tsx';
import type { ChartSpan, Counted } from './chart-spans.ts';

export interface VisitChartProps {
  unit: 'day' | 'week';
  spans: readonly ChartSpan[];
  /**
   * The series of the chart, each with its own scale: a few applications would be invisible next to hundreds of views.
   */
  names: readonly Counted[];
}

function Figures({ unit, spans, names }: VisitChartProps) {
  const t = useTexts();
  const language = useLanguage();
  const when = useSpanText();
  return (
    <details className="visit-chart-figures">
      <summary>
        {t('postings.statistics.chart.figures')} <IconChevronDown className="fold-mark" />
      </summary>
      <Table label={t(`postings.statistics.chart.title.${unit}`)}>
        <thead>
          <tr>
            <th scope="col">{t(`postings.statistics.chart.${unit}`)}</th>
            {names.map((name) => (
              <th key={name} scope="col" className="number">
                {t(`postings.statistics.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spans.toReversed().map((span) => (
            <tr key={span.from}>
              <th scope="row">{when(span, formatDate)}</th>
              {names.map((name) => (
                <td key={name} className="number">
                  {formatNumber(span[name], language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

/** A day, or both ends of a week, as text. */
function useSpanText() {
  const t = useTexts();
  const language = useLanguage();
  return ({ from, to }: Pick<ChartSpan, 'from' | 'to'>, format: typeof formatDate): string =>
    from === to
      ? format(from, language)
      : t('postings.statistics.chart.days', { from: format(from, language), to: format(to, language) });
}

/** Bars by day or week, the values under the pointer as text, and the same figures in a table. */
export function VisitChart({ unit, spans, names }: VisitChartProps) {
  const t = useTexts();
  const language = useLanguage();
  const when = useSpanText();
  const [pointed, setPointed] = useState<number | null>(null);
  const [first, last] = [spans[0] as ChartSpan, spans.at(-1) as ChartSpan];
  // A row without any bar is omitted, as its sum above suffices.
  const drawn = names.filter((name) => spans.some((span) => span[name] > 0));
  const activeSpan = pointed === null ? null : spans[pointed];
  const counts = (span: ChartSpan): string =>
    names
      .map((name) => {
        const number = formatNumber(span[name], language);
        return `${number} ${t(`postings.statistics.sums.${name}`, { count: span[name] })}`;
      })
      .join(', ');
  const summary = (name: Counted): string => {
    const most = spans.reduce((best, span) => (span[name] > best[name] ? span : best), first);
    return t('postings.statistics.chart.summary', {
      name: t(`postings.statistics.${name}`),
      sum: formatNumber(
        spans.reduce((sum, span) => sum + span[name], 0),
        language,
      ),
      most: formatNumber(most[name], language),
      when: when(most, formatDate),
    });
  };
  return (
    <Card as="section" stack aria-labelledby="visit-chart">
      <div className="row between flex-wrap g8 baseline">
        <h2 className="h4" id="visit-chart">
          {t(`postings.statistics.chart.title.${unit}`)}
        </h2>
        <p className="sm dim">
          {activeSpan
            ? t('postings.statistics.chart.point', {
                when: when(activeSpan, formatDate),
                count: counts(activeSpan),
              })
            : when({ from: first.from, to: last.to }, formatDate)}
        </p>
      </div>
      {drawn.map((name) => (
        <BarChart
          key={name}
          title={t(`postings.statistics.${name}`)}
          summary={summary(name)}
          bars={spans.map((span) => ({ key: span.from, value: span[name] }))}
          pointed={pointed}
          onPoint={setPointed}
        />
      ))}
      <div className="visit-chart-days xs muted" aria-hidden="true">
        <span>{formatShortDate(first.from, language)}</span>
        {spans.length > 2 ? (
          <span>{formatShortDate((spans[Math.floor(spans.length / 2)] as ChartSpan).from, language)}</span>
        ) : null}
        {spans.length > 1 ? <span>{formatShortDate(last.to, language)}</span> : null}
      </div>
      <Figures unit={unit} spans={spans} names={names} />
      <p className="xs muted">{t('postings.statistics.counted')}</p>
    </Card>
  );
}
