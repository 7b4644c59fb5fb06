import type { ViewSource } from '#features/postings/view-sources.ts';
import { formatNumber } from '#kit/money.ts';
import { Card } from '#ui/light/card.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { PostingStatistics } from '../fields.ts';

/** Texts under a key `mail` are those of mails, which browsers do not get. */
const nameOf = (source: ViewSource) => (source === 'mail' ? 'our-mail' : source);

/** The sources of the views, with their shares; the bars only repeat the numbers. */
export function ViewSourceList({ sources, sums }: Pick<PostingStatistics, 'sources' | 'sums'>) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Card as="section" stack aria-labelledby="st-sources">
      <h2 className="h4" id="st-sources">
        {t('postings.statistics.sources.title')}
      </h2>
      <ul className="stack g12">
        {sources.map(({ source, views }) => {
          const share = (views / sums.views) * 100;
          return (
            <li key={source} className="sm">
              <div className="row between g12 baseline">
                <span>{t(`postings.statistics.sources.${nameOf(source)}`)}</span>
                <span className="row g12 baseline no-wrap">
                  <b>{formatNumber(views, language)}</b>
                  <span className="dim">
                    {share < 1
                      ? t('postings.statistics.sources.fewer')
                      : t('postings.statistics.sources.share', { share: Math.round(share) })}
                  </span>
                </span>
              </div>
              <div className="source-share" aria-hidden="true">
                <i style={{ width: `${share}%` }} />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
