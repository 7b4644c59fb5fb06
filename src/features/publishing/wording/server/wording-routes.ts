import { type Route, route } from '#platform/http/call-context.ts';
import type { RateLimit } from '#platform/rate-limit.ts';
import { requireRole } from '#shared/actor.ts';
import { checkWording } from '../contract.ts';
import { wordingOf } from '../posting-wording.ts';

/** The check of an unsent posting; nothing is kept of it. */
export const wordingRoutes = ({ checksPerAccount }: { checksPerAccount: RateLimit }): Route[] => [
  route(checkWording, async ({ actor }, { body }) => {
    const { accountId } = requireRole(actor, 'recruiter');
    await checksPerAccount.consume(accountId);
    return { data: wordingOf(body) };
  }),
];
