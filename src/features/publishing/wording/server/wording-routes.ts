import { on, type Route } from '#host/http/call-context.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import { checkWording } from '../contract.ts';
import { wordingOf } from '../posting-wording.ts';

/** The check of an unsent posting; nothing is kept of it. */
export const wordingRoutes = ({ checksPerAccount }: { checksPerAccount: RateLimit }): Route[] => [
  on(checkWording, async ({ actor, body }) => {
    await checksPerAccount.consume(actor.accountId);
    return wordingOf(body);
  }),
];
