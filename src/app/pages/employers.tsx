import { listEmployers } from '#features/employers/directory/contract.ts';
import { type EmployersFilter, employersAddress } from '#features/employers/directory/directory-address.ts';
import { EmployerList } from '#features/employers/directory/web/employer-list.tsx';
import employersStyles from '#features/employers/directory/web/employers.css?url';
import { counted } from '#kit/money.ts';
import { Main } from '#ui/light/main.tsx';
import { pageLoader, toLastPage } from '../page-loader.ts';
import type { Route } from './+types/employers';

/** Whole rows of three and of two cards. */
const pageSize = '24';

/** Apart from the styles of all pages for reading, which every page loads (ADR 54). */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: employersStyles }];

export const loader = pageLoader(async ({ call, describe, language, query, t }) => {
  const { data, meta } = await call(listEmployers, { query: { pageSize, ...query } });
  const { q, locations, categories, sort } = meta.understood;
  const codes = (list: readonly { code: string }[]): string[] => list.map(({ code }) => code);
  const filter: EmployersFilter = { q, locations: codes(locations), categories: codes(categories), sort };
  toLastPage({ data, meta }, (last) => employersAddress(filter, last));
  const { page } = meta;
  // Search engines may index the unfiltered list and its pages; filtered lists have no new content.
  const whole = employersAddress(filter) === employersAddress({});
  return {
    filter,
    employers: data,
    meta,
    page: describe({
      title: t('employers.list.title'),
      pageNumber: page,
      description: t('employers.list.description', counted(meta.hiring, language)),
      path: whole ? employersAddress({}, page) : null,
    }),
  };
});

export default function Employers({ loaderData }: Route.ComponentProps) {
  const { filter, employers, meta } = loaderData;
  return (
    <Main className="wrap page">
      <EmployerList filter={filter} employers={employers} meta={meta} />
    </Main>
  );
}
