import { toSearch } from '#kit/endpoint.ts';
import { pageAddress } from '#kit/site-map.ts';
import { type AgentStep, agentStepWord } from './agent-steps.ts';

/**
 * What an agent finds. The pages of one visit carry the moment since which postings are new to it (seconds since 1970): the
 * first of them ends that time.
 */
export const agentPostingsAddress = (id: number, page = 1, newSince?: number): string =>
  pageAddress('agent-postings', id) + (page > 1 ? toSearch({ page, newSince }) : '');

/** Changing an agent; without an id the stored draft is opened. */
export const agentEditAddress = (id: number): string => `${pageAddress('agent-edit')}${toSearch({ id })}`;

/** The steps of a new agent that was left unfinished, without asking whether to continue it. */
export const agentContinueAddress = (step: AgentStep): string =>
  `${pageAddress('agent-create')}${toSearch({ korak: agentStepWord(step), nastavi: 'da' })}`;
