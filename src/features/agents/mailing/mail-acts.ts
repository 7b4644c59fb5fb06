import { agentFrequencies } from '../frequency.ts';

/**
 * Actions of links in an agent's mail: stop the mail of this agent or of all agents of its owner, pause it, switch it
 * on again, confirm that it is still wanted, change its frequency.
 */
export const agentMailActs = ['stop', 'pause', 'stop-all', 'resume', 'continue', ...agentFrequencies] as const;
export type AgentMailAct = (typeof agentMailActs)[number];

/** Length in days of a pause set by a mail link. */
export const linkPauseDays = 30;

/** Whether an act ends mail. */
export const stops = (act: AgentMailAct): act is 'stop' | 'stop-all' => act === 'stop' || act === 'stop-all';
