/** Agents of one candidate (rules.md#agents). */
export const maxAgents = 20;

/** Characters of an agent's name. */
export const longestAgentTitle = 80;

/** Days ahead to which an agent may be paused. */
export const longestPauseDays = 366;
