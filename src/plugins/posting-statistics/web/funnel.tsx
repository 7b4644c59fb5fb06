import { formatNumber } from '#kit/money.ts';
import { Card } from '#ui/light/card.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { PostingStatistics } from '../fields.ts';

type Steps = PostingStatistics['funnel'];

const steps = ['views', 'applyClicks', 'applications', 'saved', 'answered'] as const;

/** Hours as text: under two days as hours, then as days. */
const useDuration = () => {
  const t = useTexts();
  return (hours: number): string =>
    hours < 48
      ? t('postings.statistics.funnel.hours', { count: Math.max(1, Math.round(hours)) })
      : t('postings.statistics.funnel.days', { count: Math.round(hours / 24) });
};

/** The base of each step's share: outcomes are shares of the applications. */
const wholeOf = {
  views: null,
  applyClicks: 'views',
  applications: 'views',
  saved: 'applications',
  answered: 'applications',
} as const;

/** From views to answers, each step with its share. */
export function Funnel({ funnel, external }: { funnel: Steps; external: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const duration = useDuration();
  // For external applications it ends with the click; begun ones were not always counted.
  const shown =
    external && funnel.applications === 0
      ? steps.slice(0, 2)
      : steps.filter((step) => step !== 'applyClicks' || funnel.applyClicks > 0);
  if (funnel.views === 0) return null;
  return (
    <Card as="section" stack aria-labelledby="st-funnel">
      <div>
        <h2 id="st-funnel" className="h4">
          {t('postings.statistics.funnel.heading')}
        </h2>
        <p className="sm dim">{t('postings.statistics.funnel.text')}</p>
      </div>
      <ol className="stack g12">
        {shown.map((step) => {
          const whole = wholeOf[step] && funnel[wholeOf[step]];
          const share = whole ? Math.round((100 * funnel[step]) / whole) : null;
          return (
            <li key={step} className="sm">
              <div className="row between g12 baseline">
                <span>{t(`postings.statistics.funnel.steps.${step}`)}</span>
                <span className="row g12 baseline no-wrap">
                  <b>{formatNumber(funnel[step], language)}</b>
                  {share === null ? null : (
                    <span className="dim">{t('postings.statistics.funnel.share', { share })}</span>
                  )}
                </span>
              </div>
              <div className="source-share" aria-hidden="true">
                <i style={{ width: `${Math.min(100, (100 * funnel[step]) / funnel.views)}%` }} />
              </div>
            </li>
          );
        })}
      </ol>
      {funnel.answerHours === null ? null : (
        <p className="sm dim">{t('postings.statistics.funnel.answer', { duration: duration(funnel.answerHours) })}</p>
      )}
    </Card>
  );
}
