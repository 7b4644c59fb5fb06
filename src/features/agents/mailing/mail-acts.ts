/**
 * What a link of an agent's mail can do: stop this agent's mail or that of all agents of its owner, pause it for a while,
 * switch it on again, answer that it is still wanted.
 */
export const agentMailActs = ['stop', 'pause', 'stop-all', 'resume', 'continue'] as const;
export type AgentMailAct = (typeof agentMailActs)[number];

/** Days for which a link of a mail pauses. */
export const linkPauseDays = 30;
