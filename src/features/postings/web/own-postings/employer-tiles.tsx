import type { EmployerSummary } from '#features/postings/statistics-fields.ts';
import { formatNumber } from '#shared/money.ts';
import { Stat } from '#ui/card.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';

/** What an employer wants to know first (mock 09a): postings that run, what this month has brought, what is unread. */
export function EmployerTiles({ summary }: { summary: EmployerSummary }) {
  const t = useTexts();
  const language = useLanguage();
  const tiles = [
    ['active', summary.postings.active],
    ['views', summary.viewsThisMonth],
    ['applications', summary.applicationsThisMonth],
    ['new', summary.newApplications],
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
    </section>
  );
}
