import { getEmployer } from '#features/employers/directory/contract.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { searchQueryOf } from '#features/postings/search-address.ts';
import { type PostingsMeta, postingsQuery } from '#features/postings/search-fields.ts';
import type { Api } from '#kit/api-client.ts';
import type { Language } from '#kit/i18n/language.ts';
import { nullWhen } from '#kit/null-when.ts';
import { type AgentBeginning, agentOfSearch, filtersIgnored } from './agent-beginning.ts';

/** How a search is looked up: by calls of the API, or in its server. */
export interface SearchSource {
  /** Those of the companies that are neither deleted nor blocked: the others publish nothing any more. */
  listActive: (ids: number[]) => Promise<number[]>;
  /** How the search understands the values of its address. */
  understand: (query: Record<string, unknown>) => Promise<Pick<PostingsMeta, 'understood' | 'facets'>>;
}

/** Looks searches up by calls of the API. */
export const searchByCalls = (call: Api['call']): SearchSource => ({
  async listActive(ids) {
    const there = await Promise.all(
      ids.map((id) => call(getEmployer, { params: { id: String(id) } }).catch(nullWhen(404))),
    );
    return ids.filter((_, index) => there[index]);
  },
  understand: async (query) => (await call(searchPostings, { query })).meta,
});

/** Initial values of a new agent from the values of a search's address, as the search understands them now. */
export async function beginningOfSearch(
  source: SearchSource,
  query: Record<string, string | string[]>,
  language: Language,
): Promise<AgentBeginning> {
  const { locations, page: _, pageSize: __, after: ___, ...typed } = postingsQuery.parse(query);
  const asked = { ...typed, employers: await source.listActive(typed.employers) };
  const meta = await source.understand({
    ...searchQueryOf({ ...asked, locations: locations.codes }),
    locations: [...locations.codes, ...locations.unknown],
    pageSize: '1',
  });
  const lost = filtersIgnored(meta.understood);
  const again = lost === '' ? [] : (await source.understand({ q: lost, pageSize: '1' })).understood.said;
  const understood = { ...meta.understood, said: [...meta.understood.said, ...again] };
  return agentOfSearch(asked, understood, meta.facets.employers, language);
}
