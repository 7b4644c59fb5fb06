/** Max number of agents per candidate (rules.md#agents). */
export const maxAgents = 20;

/** Max length of an agent's name, in characters. */
export const longestAgentTitle = 80;

/** Max number of days an agent may be paused. */
export const longestPauseDays = 366;
