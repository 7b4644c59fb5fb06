import { formatNumber } from '#kit/money.ts';
import { Stat } from '#ui/light/card.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { EmployerSummary } from '../fields.ts';

/**
 * An employer's key figures: live postings, this month's results, and the remaining credits or, without any, unread
 * applications.
 */
export function EmployerTiles({ summary }: { summary: EmployerSummary }) {
  const t = useTexts();
  const language = useLanguage();
  const tiles = [
    ['active', summary.postings.active],
    ['views', summary.viewsThisMonth],
    ['applications', summary.applicationsThisMonth],
    ...(summary.credits ? [] : [['new', summary.newApplications] as const]),
  ] as const;
  return (
    <section className="grid c4 keep-two g16 mb24" aria-label={t('postings.statistics.tiles.title')}>
      {tiles.map(([name, count]) => (
        <Stat
          key={name}
          value={formatNumber(count, language)}
          label={t(`postings.statistics.tiles.${name}`, { count })}
        />
      ))}
      {summary.credits ? (
        <Stat
          value={t('postings.statistics.tiles.creditsOf', {
            left: formatNumber(summary.credits.left, language),
            bought: formatNumber(summary.credits.bought, language),
          })}
          label={
            summary.credits.name === null
              ? t('postings.statistics.tiles.credits', { count: summary.credits.left })
              : t('postings.statistics.tiles.creditsIn', {
                  count: summary.credits.left,
                  name: summary.credits.name,
                })
          }
        />
      ) : null}
    </section>
  );
}
