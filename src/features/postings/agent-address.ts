import { toSearch } from '#shared/endpoint.ts';
import { pageAddress } from '#shared/site-map.ts';
import { type PostingsFilter, searchQueryOf } from './search-address.ts';

/*
 * The ways from postings and searches to a new digital agent: agents know postings, postings know of agents these
 * addresses alone.
 */

/** What a new agent begins with, in `?iz=`: the search whose parameters follow, or the posting whose `id` does. */
export const agentOrigins = ['pretraga', 'oglas'] as const;
export type AgentOrigin = (typeof agentOrigins)[number];

/**
 * A new agent that begins with what is searched for: what an agent cannot hold goes along, so that the page can say so. A
 * guest is led through the login and comes back to it.
 */
export const agentFromSearchAddress = (filter: Partial<PostingsFilter>): string => {
  const origin: AgentOrigin = 'pretraga';
  const query = searchQueryOf({ ...filter, sort: 'priority' });
  return `${pageAddress('agent-create')}${toSearch({ iz: origin, ...query })}`;
};

/** A new agent that finds postings similar to this one. */
export const agentFromPostingAddress = (id: number): string => {
  const origin: AgentOrigin = 'oglas';
  return `${pageAddress('agent-create')}${toSearch({ iz: origin, id })}`;
};
