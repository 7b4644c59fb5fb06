import { FROM_HOME } from '#features/catalog/from-home.ts';
import type { ListedPosting, PostingCard } from '#features/postings/fields.ts';
import { type PostingsFilter, searchQueryOf, withSaid } from '#features/postings/search-address.ts';
import type { PostingsMeta } from '#features/postings/search-fields.ts';
import type { Api } from '#kit/api-client.ts';
import { searchPostings } from '../contract.ts';
import { facetNames, seenFacets } from './facet-choice.ts';
import { largestTowns } from './largest-places.ts';
import type { Stops } from './place-river.tsx';
import { placesOf } from './postings-search.tsx';

const maxOther = 5;

/**
 * A few postings for a search without results: the same search in the nearest towns, the nearest first, else the newest
 * of the same places, else of all.
 */
async function otherPostings(
  call: Api['call'],
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

/**
 * What the page of a search shows of the answer: the visible filter values, and other postings if nothing was found.
 * @param more names of the filters whose values are all shown
 */
export async function shownSearch(
  call: Api['call'],
  filter: PostingsFilter,
  { data: postings, meta }: { data: readonly ListedPosting[]; meta: PostingsMeta },
  more: readonly string[],
) {
  const empty = meta.total === 0;
  const instead = empty ? await otherPostings(call, filter, meta) : [];
  const opened = facetNames.filter((name) => more.includes(name));
  const { facets, hidden } = seenFacets(meta.facets, { filter, opened, places: placesOf(meta.understood), empty });
  const stops: Stops = {
    towns: largestTowns(meta.facets.locations),
    remoteTotal: meta.facets.workModels.find(({ code }) => code === FROM_HOME)?.count ?? 0,
  };
  return { filter, postings, meta: { ...meta, facets }, stops, hidden, opened, instead };
}
