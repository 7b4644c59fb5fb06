import { getEmployer } from '#features/employers/directory/contract.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { searchQueryOf } from '#features/postings/search-address.ts';
import { postingsQuery } from '#features/postings/search-fields.ts';
import type { Api } from '#kit/api-client.ts';
import type { Language } from '#kit/i18n/language.ts';
import { nullWhen } from '#kit/null-when.ts';
import { type AgentBeginning, agentOfSearch, filtersIgnored } from './agent-beginning.ts';

/** Companies that have a page: deleted or blocked ones publish nothing any more. */
const withPage = async (call: Api['call'], ids: readonly number[]): Promise<number[]> => {
  const there = await Promise.all(
    ids.map((id) => call(getEmployer, { params: { id: String(id) } }).catch(nullWhen(404))),
  );
  return ids.filter((_, index) => there[index]);
};

/** Initial values of a new agent from the values of a search's address, as the search understands them now. */
export async function beginningOfSearch(
  call: Api['call'],
  query: Record<string, string | string[]>,
  language: Language,
): Promise<AgentBeginning> {
  const { locations, page: _, pageSize: __, after: ___, ...typed } = postingsQuery.parse(query);
  const asked = { ...typed, employers: await withPage(call, typed.employers) };
  const search = {
    ...searchQueryOf({ ...asked, locations: locations.codes }),
    locations: [...locations.codes, ...locations.unknown],
    pageSize: '1',
  };
  const { meta } = await call(searchPostings, { query: search });
  const lost = filtersIgnored(meta.understood);
  const again =
    lost === '' ? [] : (await call(searchPostings, { query: { q: lost, pageSize: '1' } })).meta.understood.said;
  const understood = { ...meta.understood, said: [...meta.understood.said, ...again] };
  return agentOfSearch(asked, understood, meta.facets.employers, language);
}
