import { redirect } from 'react-router';
import { type KeywordsFilter, keywordsAddress } from '#features/finding/keywords/address.ts';
import { listKeywords } from '#features/finding/keywords/contract.ts';
import { keywordsQuery } from '#features/finding/keywords/fields.ts';
import { KeywordPage } from '#features/finding/keywords/web/keyword-page.tsx';
import { searchPostings } from '#features/finding/search/contract.ts';
import { formatNumber } from '#shared/money.ts';
import { pageCount } from '#shared/paging.ts';
import { searchValues } from '#shared/search-values.ts';
import { Main } from '#ui/light/main.tsx';
import { api, languageOf, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/keywords';

/** Rows of three on a wide screen. */
const popular = 30;
/** Those of one letter, or that match the search, are all shown. */
const most = 100;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { q, letter, keyword, page } = keywordsQuery.parse(searchValues(url.searchParams));
  const filter: KeywordsFilter = { q, letter: letter.toUpperCase(), keyword };
  const narrowed = q !== '' || letter !== '';
  const [keywords, found] = await Promise.all([
    api(context).call(listKeywords, {
      query: { q, letter, keyword, pageSize: String(narrowed ? most : popular) },
    }),
    keyword === ''
      ? null
      : api(context).call(searchPostings, {
          query: { q: keyword, page: String(page), after: url.searchParams.get('after') ?? undefined },
        }),
  ]);
  // A page beyond the end, after postings have expired.
  if (found && found.data.length === 0 && found.meta.total > 0)
    throw redirect(keywordsAddress(filter, pageCount(found.meta)));

  const t = texts(context);
  const title = keyword
    ? t('postings.browsing.keywords.titleFor', { keyword })
    : t('postings.browsing.keywords.title');
  const total = found?.meta.total ?? 0;
  // Search engines may keep the list and the postings of its keywords; whatever else is typed says nothing new.
  const landing = !narrowed && (keyword === '' || (keywords.meta.listed && total > 0));
  const [path] = keywordsAddress({ keyword }, page).split('#');
  return {
    filter,
    keywords: keywords.data,
    list: keywords.meta,
    found: found
      ? { postings: found.data, meta: { page: found.meta.page, pageSize: found.meta.pageSize, total } }
      : null,
    page: describePage(context, {
      title: page > 1 ? t('postings.search.pageTitle', { title, page }) : title,
      description: found
        ? t('postings.browsing.keywords.descriptionFor', {
            keyword,
            count: total,
            number: formatNumber(total, languageOf(context)),
          })
        : t('postings.browsing.keywords.description'),
      ...(landing && path ? { path } : { robots: 'noindex, follow' }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function Keywords({ loaderData }: Route.ComponentProps) {
  const { filter, keywords, list, found } = loaderData;
  return (
    <Main>
      <KeywordPage filter={filter} keywords={keywords} meta={list} found={found} />
    </Main>
  );
}
