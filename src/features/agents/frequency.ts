/** How often an agent writes: what it found within 15 minutes, daily at 7, on Mondays at 7 (rules.md#agent-mails). */
export const agentFrequencies = ['instant', 'daily', 'weekly'] as const;
export type AgentFrequency = (typeof agentFrequencies)[number];
