import {
  type AgentBeginning,
  agentOfPosting,
  agentOfSearch,
  filtersIgnored,
} from '#features/agents/wizard/agent-beginning.ts';
import { getEmployer } from '#features/employers/directory/contract.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import { type AgentOrigin, agentOrigins, searchQueryOf } from '#features/postings/search-address.ts';
import { postingsQuery } from '#features/postings/search-fields.ts';
import type { Loading } from '../page-loader.ts';
import { nullWhen } from '../page-problem.ts';

/** Companies that have a page: deleted or blocked ones publish nothing any more. */
const withPage = async (call: Loading['call'], ids: readonly number[]): Promise<number[]> => {
  const there = await Promise.all(
    ids.map((id) => call(getEmployer, { params: { id: String(id) } }).catch(nullWhen(404))),
  );
  return ids.filter((_, index) => there[index]);
};

const fromSearch = async ({ call, language, query }: Loading): Promise<AgentBeginning> => {
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
};

/**
 * Initial values of a new agent, from the address (`agentFromSearchAddress`, `agentFromPostingAddress`); null for none.
 */
export async function readBeginning(loading: Loading): Promise<AgentBeginning | null> {
  const { call, search } = loading;
  const origin = agentOrigins.find((known): known is AgentOrigin => known === search.get('iz'));
  if (origin === 'pretraga') return fromSearch(loading);
  if (origin !== 'oglas') return null;
  // A posting that no longer exists gives no initial values.
  const found = await call(getPosting, { params: { id: search.get('id') ?? '' } }).catch(nullWhen(404, 410));
  return found && agentOfPosting(found.data);
}
