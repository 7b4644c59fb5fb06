import { redirect } from 'react-router';
import { listEmployers } from '#features/employers/directory/contract.ts';
import { type EmployersFilter, employersAddress } from '#features/employers/directory/directory-address.ts';
import { EmployerList } from '#features/employers/directory/web/employer-list.tsx';
import { formatNumber } from '#shared/money.ts';
import { pageCount } from '#shared/paging.ts';
import { searchValues } from '#shared/search-values.ts';
import { Main } from '#ui/light/main.tsx';
import { api, languageOf, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/employers';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data, meta } = await api(context).call(listEmployers, { query: searchValues(url.searchParams) });
  const { q, locations, categories, sort } = meta.understood;
  const codes = (list: readonly { code: string }[]): string[] => list.map(({ code }) => code);
  const filter: EmployersFilter = { q, locations: codes(locations), categories: codes(categories), sort };
  // A page beyond the end, after postings have expired.
  if (data.length === 0 && meta.total > 0) throw redirect(employersAddress(filter, pageCount(meta)));
  const t = texts(context);
  const { page } = meta;
  // Search engines may keep the list itself and its pages; what it is narrowed to says nothing new.
  const whole = employersAddress(filter) === employersAddress({});
  return {
    filter,
    employers: data,
    meta,
    page: describePage(context, {
      title: page > 1 ? t('employers.list.pageTitle', { page }) : t('employers.list.title'),
      description: t('employers.list.description', {
        count: meta.hiring,
        number: formatNumber(meta.hiring, languageOf(context)),
      }),
      ...(whole ? { path: employersAddress({}, page) } : { robots: 'noindex, follow' }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function Employers({ loaderData }: Route.ComponentProps) {
  const { filter, employers, meta } = loaderData;
  return (
    <Main className="wrap page">
      <EmployerList filter={filter} employers={employers} meta={meta} />
    </Main>
  );
}
