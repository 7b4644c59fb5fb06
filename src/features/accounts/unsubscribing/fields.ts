import { z } from 'zod';
import { linkTokenQuery } from '#kit/query-fields.ts';
import { mailLists } from '../mail-lists.ts';

export const unsubscribeQuery = z.object({ token: linkTokenQuery(300) });

export const unsubscribeFacts = z.object({
  email: z.string(),
  list: z.enum(mailLists),
  /** False if mail of this list is already switched off. */
  subscribed: z.boolean(),
  settingsPath: z.string(),
});
export type UnsubscribeFacts = z.output<typeof unsubscribeFacts>;

/**
 * Other fields that mail clients post besides `List-Unsubscribe=One-Click` are ignored, so that they do not fail the
 * request.
 */
export const unsubscribeInput = z.object({
  /** Alternatively passed in the query. */
  token: z.string().max(300).optional(),
  /** All lists instead of the link's list. */
  everything: z.boolean().optional(),
});

export const unsubscribed = z.object({ email: z.string(), lists: z.array(z.enum(mailLists)) });

export const linkOpenedInput = z.strictObject({ token: z.string().max(200) });
