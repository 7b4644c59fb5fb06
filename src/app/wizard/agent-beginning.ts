import { type AgentBeginning, agentOfPosting } from '#features/agents/wizard/agent-beginning.ts';
import { beginningOfSearch, searchByCalls } from '#features/agents/wizard/beginning-of-search.ts';
import { getPosting } from '#features/postings/contract.ts';
import { type AgentOrigin, agentOrigins } from '#features/postings/search-address.ts';
import { nullWhen } from '#kit/null-when.ts';
import type { Loading } from '../page-loader.ts';

/**
 * Initial values of a new agent, from the address (`agentFromSearchAddress`, `similarByMailAddress`); null for none.
 */
export async function readBeginning({ call, language, query, search }: Loading): Promise<AgentBeginning | null> {
  const origin = agentOrigins.find((known): known is AgentOrigin => known === search.get('iz'));
  if (origin === 'pretraga') return beginningOfSearch(searchByCalls(call), query, language);
  if (origin !== 'oglas') return null;
  // A posting that no longer exists gives no initial values.
  const found = await call(getPosting, { params: { id: search.get('id') ?? '' } }).catch(nullWhen(404, 410));
  return found && agentOfPosting(found.data);
}
