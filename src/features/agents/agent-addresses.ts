import { toSearch } from '#kit/endpoint.ts';
import { pageAddress } from '#kit/site-map.ts';
import { type AgentStep, agentStepWord } from './agent-steps.ts';

/**
 * Address of the postings an agent finds. The pages of one visit share the time since which postings count as new
 * (seconds since 1970), because opening the first page resets it.
 */
export const agentPostingsAddress = (id: number, page = 1, newSince?: number): string =>
  pageAddress('agent-postings', id) + (page > 1 ? toSearch({ page, newSince }) : '');

/** Address for editing an agent; without an id the stored draft is opened. */
export const agentEditAddress = (id: number): string => `${pageAddress('agent-edit')}${toSearch({ id })}`;

/** Address that continues an unfinished new agent without asking for confirmation. */
export const agentContinueAddress = (step: AgentStep): string =>
  `${pageAddress('agent-create')}${toSearch({ korak: agentStepWord(step), nastavi: 'da' })}`;
