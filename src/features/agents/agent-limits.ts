/** Max number of agents per candidate (rules.md#agents). */
export const maxAgents = 20;

/** Max length of an agent's name, in characters. */
export const longestAgentTitle = 80;

/** Max number of days an agent may be paused. */
export const longestPauseDays = 366;

/** Max number of alerts per address without an account (rules.md#alerts). */
export const maxAlerts = 5;

/** Days for which the link that confirms an alert works. */
export const alertLinkDays = 7;

/** Days after which an alert that is off or inactive is deleted with its address. */
export const endedAlertDays = 30;
