import { formatNumber } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { relativeTime } from '#ui/administration/relative-time.ts';
import { Badge } from '#ui/light/badge.tsx';
import { Link } from '#ui/light/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import type { PageRow } from '../fields.ts';

/** `/admin/stranice`: pages with editable texts. */
export function PageList({ pages }: { pages: readonly PageRow[] }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      <h1>{t('administration.pages.title')}</h1>
      <p className="dim mt8 mb24">{t('administration.pages.lead')}</p>
      <Table label={t('administration.pages.title')} responsive>
        <thead>
          <tr>
            <th scope="col">{t('administration.pages.page')}</th>
            <th scope="col">{t('administration.pages.shown')}</th>
            <th scope="col">{t('administration.pages.consents')}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ page, title, number, published, changed, consents }) => (
            <tr key={page}>
              <td className="admin-person">
                <div className="row g8 flex-wrap">
                  <Link className="medium" href={pageAddress('admin-page', page)}>
                    {title}
                  </Link>
                  {changed ? <Badge tone="outline">{t('administration.articles.changed')}</Badge> : null}
                </div>
              </td>
              <td data-label={t('administration.pages.shown')}>
                {published
                  ? `${t('administration.texts.version', { number })}, ${relativeTime(published.at, published.daysAgo, t, language)}`
                  : t('administration.texts.builtIn')}
              </td>
              <td data-label={t('administration.pages.consents')}>
                {consents
                  ? t('administration.pages.accepted', {
                      accepted: formatNumber(consents.accepted, language),
                      accounts: formatNumber(consents.accounts, language),
                    })
                  : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
