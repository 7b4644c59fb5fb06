import { z } from 'zod';
import { linkTokenQuery, signedToken } from '#kit/query-fields.ts';
import { criterion } from '../fields.ts';
import { agentFrequencies } from '../frequency.ts';
import { agentMailActs } from './mail-acts.ts';

const postingId = z.coerce.number().int().min(1).max(2_147_483_647);

export const agentMailQuery = z.object({
  token: linkTokenQuery(),
  posting: postingId.optional().catch(undefined).describe('A posting that a mail of the agent named.'),
});
export const agentMailTokenQuery = z.object({ token: linkTokenQuery() });

/** Data about the agent behind a mail link; nothing about its owner. */
export const agentMailFacts = z.object({
  agentId: z.number().int(),
  /** It belongs to an address without an account. */
  isAlert: z.boolean(),
  title: z.string(),
  criteria: z.array(criterion),
  emailNotifications: z.boolean(),
  frequency: z.enum(agentFrequencies),
  /** First local day on which the agent sends mail again. */
  pausedUntil: z.string().nullable(),
  /** The agent has asked whether to continue, or is inactive because the question was not answered. */
  asks: z.boolean(),
  /** Null when no mail of this agent contained the posting, or it no longer exists. */
  posting: z.object({ id: z.number().int(), positionTitle: z.string(), useful: z.boolean().nullable() }).nullable(),
});
export type AgentMailFacts = z.output<typeof agentMailFacts>;

/** Other fields posted by mail clients, such as `List-Unsubscribe=One-Click`, are ignored. */
export const agentMailInput = z.object({
  /** May be sent in the query instead. */
  token: signedToken.optional(),
  act: z.enum(agentMailActs).default('stop'),
});

export const agentOpinionInput = z.strictObject({
  token: signedToken,
  posting: postingId,
  useful: z.enum(['yes', 'no']),
});
