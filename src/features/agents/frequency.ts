/** How often an agent sends mail: within 15 minutes, daily at 7, on Mondays at 7 (rules.md#agent-mails). */
export const agentFrequencies = ['instant', 'daily', 'weekly'] as const;
export type AgentFrequency = (typeof agentFrequencies)[number];

/** Max number of mails in 30 days. */
const most: Record<AgentFrequency, number> = { instant: Number.POSITIVE_INFINITY, daily: 30, weekly: 4 };

/**
 * Estimated number of mails a month, from the postings the agent would have found in the last 30 days: at most one per
 * posting, and at most what the frequency allows (rules.md#agent-mails).
 */
export const mailsAMonth = (postings: number, frequency: AgentFrequency): number => Math.min(postings, most[frequency]);
