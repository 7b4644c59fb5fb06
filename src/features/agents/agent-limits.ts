/** Agents of one candidate (rules.md#agents). */
export const mostAgents = 20;

/** Characters of an agent's name. */
export const longestAgentTitle = 80;

/** Keywords of an agent, of a search, and characters of one. */
export { longestKeyword, mostKeywords } from '#features/postings/search-address.ts';

/** Days ahead to which an agent may be paused. */
export const longestPauseDays = 366;
