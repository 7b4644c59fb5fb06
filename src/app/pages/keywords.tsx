import { type KeywordsFilter, keywordsAddress } from '#features/finding/keywords/address.ts';
import { listKeywords } from '#features/finding/keywords/contract.ts';
import { keywordsQuery } from '#features/finding/keywords/fields.ts';
import { KeywordPage } from '#features/finding/keywords/web/keyword-page.tsx';
import { searchPostings } from '#features/finding/search/contract.ts';
import { counted } from '#kit/money.ts';
import { Main } from '#ui/light/main.tsx';
import { pageLoader, toLastPage } from '../page-loader.ts';
import type { Route } from './+types/keywords';

/** Rows of three on a wide screen. */
const popular = 30;
/** Maximum number shown for one letter, or for a search. */
const most = 100;

export const loader = pageLoader(async ({ call, describe, language, query, search, t }) => {
  const { q, letter, keyword, page } = keywordsQuery.parse(query);
  const filter: KeywordsFilter = { q, letter: letter.toUpperCase(), keyword };
  const narrowed = q !== '' || letter !== '';
  const [keywords, found] = await Promise.all([
    call(listKeywords, { query: { q, letter, keyword, pageSize: String(narrowed ? most : popular) } }),
    keyword === ''
      ? null
      : call(searchPostings, {
          query: { q: keyword, page: String(page), after: search.get('after') ?? undefined },
        }),
  ]);
  if (found) toLastPage(found, (last) => keywordsAddress(filter, last));

  const title = keyword ? t('postings.browsing.keywords.titleFor', { keyword }) : t('postings.browsing.keywords.title');
  const total = found?.meta.total ?? 0;
  // Search engines may index the list and the postings of its keywords; other searches have no new content.
  const landing = !narrowed && (keyword === '' || (keywords.meta.listed && total > 0));
  const [path] = keywordsAddress({ keyword }, page).split('#');
  return {
    filter,
    keywords: keywords.data,
    meta: keywords.meta,
    found: found && {
      postings: found.data,
      meta: { page: found.meta.page, pageSize: found.meta.pageSize, total },
    },
    page: describe({
      title,
      pageNumber: page,
      description: found
        ? t('postings.browsing.keywords.descriptionFor', { keyword, ...counted(total, language) })
        : t('postings.browsing.keywords.description'),
      path: landing ? (path ?? null) : null,
    }),
  };
});

export default function Keywords({ loaderData }: Route.ComponentProps) {
  return (
    <Main>
      <KeywordPage {...loaderData} />
    </Main>
  );
}
