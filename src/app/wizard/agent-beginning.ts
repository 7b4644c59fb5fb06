import {
  type AgentBeginning,
  agentOfPosting,
  agentOfSearch,
  filtersLeftOut,
} from '#features/agents/wizard/agent-beginning.ts';
import { getEmployer } from '#features/employers/directory/contract.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import { type AgentOrigin, agentOrigins, searchQueryOf } from '#features/postings/search-address.ts';
import { postingsQuery } from '#features/postings/search-fields.ts';
import { problemOf } from '#shared/client-errors.ts';
import { searchValues } from '#shared/search-values.ts';
import { api, type Context, languageOf } from '../page-context.ts';

/** Those of the companies that have a page: a deleted or blocked one publishes nothing any more. */
const withPage = async (context: Context, ids: readonly number[]): Promise<number[]> => {
  const { call } = api(context);
  const found = await Promise.all(
    ids.map(async (id) => {
      try {
        await call(getEmployer, { params: { id: String(id) } });
        return [id];
      } catch (error) {
        if (problemOf(error)?.status === 404) return [];
        throw error;
      }
    }),
  );
  return found.flat();
};

const fromSearch = async (context: Context, search: URLSearchParams): Promise<AgentBeginning> => {
  const {
    locations,
    page: _,
    pageSize: __,
    after: ___,
    ...typed
  } = postingsQuery.parse(searchValues(search));
  const asked = { ...typed, employers: await withPage(context, typed.employers) };
  const query = {
    ...searchQueryOf({ ...asked, locations: locations.codes }),
    locations: [...locations.codes, ...locations.unknown],
    pageSize: '1',
  };
  const { call } = api(context);
  const { meta } = await call(searchPostings, { query });
  const lost = filtersLeftOut(meta.understood);
  const again =
    lost === ''
      ? []
      : (await call(searchPostings, { query: { q: lost, pageSize: '1' } })).meta.understood.said;
  const understood = { ...meta.understood, said: [...meta.understood.said, ...again] };
  return agentOfSearch(asked, understood, meta.facets.employers, languageOf(context));
};

/** Null for a posting that is not there any more. */
const fromPosting = async (context: Context, id: string): Promise<AgentBeginning | null> => {
  try {
    return agentOfPosting((await api(context).call(getPosting, { params: { id } })).data);
  } catch (error) {
    const status = problemOf(error)?.status;
    if (status === 404 || status === 410) return null;
    throw error;
  }
};

/** What a new agent begins with, by the address (`agentFromSearchAddress`, `agentFromPostingAddress`); null for nothing. */
export async function readBeginning(
  context: Context,
  search: URLSearchParams,
): Promise<AgentBeginning | null> {
  const origin = agentOrigins.find((known): known is AgentOrigin => known === search.get('iz'));
  if (origin === 'pretraga') return fromSearch(context, search);
  return origin === 'oglas' ? fromPosting(context, search.get('id') ?? '') : null;
}
