import { SaveSearch, useMayHaveAgents } from '#features/agents/saving/web/save-search.tsx';
import { findPlace, placeInText } from '#features/catalog/place-tree.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { facetNames, seenFacets } from '#features/finding/search/web/facet-choice.ts';
import { PostingsSearch, placesOf } from '#features/finding/search/web/postings-search.tsx';
import type { PostingCard } from '#features/postings/fields.ts';
import {
  isLandingPage,
  type PostingsFilter,
  postingsAddress,
  postingsFeedAddress,
  searchQueryOf,
  withSaid,
} from '#features/postings/search-address.ts';
import { type PostingsMeta, postingsQuery } from '#features/postings/search-fields.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { counted } from '#kit/money.ts';
import { pageCount } from '#kit/paging.ts';
import { Main } from '#ui/light/main.tsx';
import { toJsonText, useJson } from '../json-text.ts';
import { type Loading, pageLoader, toLastPage } from '../page-loader.ts';
import type { Route } from './+types/postings';

/** Heading of the list: the search words, or the one place or category it is filtered by. */
const headingOf = (filter: PostingsFilter, meta: PostingsMeta, language: Language, t: Translate): string => {
  if (filter.q) return t('postings.search.titleFor', { q: filter.q });
  const [place, ...otherPlaces] = meta.understood.locations;
  const [category, ...otherCategories] = filter.categories;
  if (place && otherPlaces.length === 0 && !category) {
    const named = findPlace(place.code);
    return t('postings.search.titleIn', { place: named ? placeInText(named, language) : place.label });
  }
  if (category && otherCategories.length === 0 && !place) {
    const label = meta.facets.categories.find(({ code }) => code === category)?.label ?? category;
    return t('postings.search.titleCategory', { category: label });
  }
  return t('postings.search.title');
};

const maxOther = 5;

/**
 * A few postings for a search without results: the same search in the nearest towns, the nearest first, else the newest of the same
 * places, else of all.
 */
async function otherPostings(
  call: Loading['call'],
  filter: PostingsFilter,
  { help, understood }: PostingsMeta,
): Promise<PostingCard[]> {
  const some = async (query: Record<string, unknown>): Promise<PostingCard[]> =>
    (await call(searchPostings, { query: { ...query, pageSize: String(maxOther) } })).data;
  const nearby = help?.nearby ?? [];
  if (nearby.length > 0) {
    const said = withSaid(filter, understood.said, understood.rest);
    const lists = await Promise.all(nearby.map(({ code }) => some(searchQueryOf({ ...said, locations: [code] }))));
    // One posting may be in several of the towns.
    return [...new Map(lists.flat().map((posting) => [posting.id, posting])).values()].slice(0, maxOther);
  }
  const newest = (locations: string[]) => some({ locations, sort: 'newest' });
  const places = placesOf(understood).map(({ code }) => code);
  const there = await newest(places);
  return there.length > 0 || places.length === 0 ? there : newest([]);
}

export const loader = pageLoader(async ({ call, describe, language, query, search, t }) => {
  const { locations, page, pageSize: _, after, ...rest } = postingsQuery.parse(query);
  const filter: PostingsFilter = { ...rest, locations: locations.codes };
  const asked = {
    ...searchQueryOf(filter, page, after),
    locations: [...locations.codes, ...locations.unknown],
  };
  const { data, meta } = await call(searchPostings, { query: asked });
  if (page > pageCount(meta)) toLastPage({ data, meta }, (last) => postingsAddress(filter, last));

  const instead = meta.total > 0 ? [] : await otherPostings(call, filter, meta);
  const more = search.getAll('more');
  const opened = facetNames.filter((name) => more.includes(name));
  const { facets, hidden } = seenFacets(meta.facets, {
    filter,
    opened,
    places: placesOf(meta.understood),
    empty: meta.total === 0,
  });
  const heading = headingOf(filter, meta, language, t);
  const count = counted(meta.total, language);
  return {
    search: toJsonText({ filter, postings: data, meta: { ...meta, facets }, hidden, opened, instead }),
    heading,
    page: describe({
      title: heading,
      pageNumber: page,
      description: t('postings.search.description', count),
      feed: postingsFeedAddress(filter),
      path: isLandingPage(filter) ? postingsAddress(filter, page) : null,
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
