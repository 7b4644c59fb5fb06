import { SaveSearch, useMayHaveAgents } from '#features/agents/saving/web/save-search.tsx';
import { searchPostings } from '#features/finding/search/contract.ts';
import { headingOf } from '#features/finding/search/search-heading.ts';
import { PostingsSearch } from '#features/finding/search/web/postings-search.tsx';
import { shownSearch } from '#features/finding/search/web/shown-search.ts';
import {
  isLandingPage,
  type PostingsFilter,
  postingsAddress,
  postingsFeedAddress,
  searchQueryOf,
} from '#features/postings/search-address.ts';
import { postingsQuery } from '#features/postings/search-fields.ts';
import { searchCard, searchPicture } from '#features/sharing/cards.ts';
import { cardPicture } from '#features/sharing/share-card.ts';
import { counted } from '#kit/money.ts';
import { pageCount } from '#kit/paging.ts';
import { Main } from '#ui/light/main.tsx';
import { toJsonText, useJson } from '../json-text.ts';
import { pageLoader, toLastPage } from '../page-loader.ts';
import type { Route } from './+types/postings';

export const loader = pageLoader(async ({ call, describe, language, query, search, t }) => {
  const { locations, page, pageSize: _, after, ...rest } = postingsQuery.parse(query);
  const filter: PostingsFilter = { ...rest, locations: locations.codes };
  const places = [...locations.codes, ...locations.unknown];
  const found = await call(searchPostings, { query: { ...searchQueryOf(filter, page, after), locations: places } });
  const { meta } = found;
  if (page > pageCount(meta)) toLastPage(found, (last) => postingsAddress(filter, last));
  const heading = headingOf(filter, meta, language, t);
  return {
    search: toJsonText(await shownSearch(call, filter, found, search.getAll('more'))),
    heading,
    page: describe({
      title: heading,
      pageNumber: page,
      description: t('postings.search.description', counted(meta.total, language)),
      feed: postingsFeedAddress(filter),
      path: isLandingPage(filter) ? postingsAddress(filter, page) : null,
      ...(isLandingPage(filter)
        ? { picture: cardPicture(searchPicture(filter), searchCard(heading, meta.total, { language, t }), language) }
        : {}),
    }),
  };
});

export default function Postings({ loaderData }: Route.ComponentProps) {
  const search = useJson(loaderData.search);
  return (
    <Main className="wrap page postings-page">
      <PostingsSearch title={loaderData.heading} SaveSearch={useMayHaveAgents() ? SaveSearch : null} {...search} />
    </Main>
  );
}
