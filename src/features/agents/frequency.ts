/** How often an agent writes: what it found within 15 minutes, daily at 7, on Mondays at 7 (rules.md#agent-mails). */
export const agentFrequencies = ['instant', 'daily', 'weekly'] as const;
export type AgentFrequency = (typeof agentFrequencies)[number];

/** How often an agent can write in 30 days at most: at any time, every day, every Monday. */
const most: Record<AgentFrequency, number> = { instant: Number.POSITIVE_INFINITY, daily: 30, weekly: 4 };

/**
 * About how many mails a month an agent writes, by the postings it would have found in the last 30 days: no more than there
 * are postings, and no more than its frequency allows (rules.md#agent-mails).
 */
export const mailsAMonth = (postings: number, frequency: AgentFrequency): number => Math.min(postings, most[frequency]);
