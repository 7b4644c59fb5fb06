import type { EmployerSummary } from '#features/postings/statistics-fields.ts';
import { formatNumber } from '#shared/money.ts';
import { Stat } from '#ui/card.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';

/** What an employer wants to know first (mock 09a): postings that run, what this month has brought, and what is left in packages or, without any, unread. */
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
    <section className="grid c4 k2 g16 mb24" aria-label={t('postings.statistics.tiles.title')}>
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
