import { type Route, route } from '#platform/http/call-context.ts';
import { requireType } from '#shared/actor.ts';
import { wordingOf } from '../posting-wording.ts';
import { checkWording } from '../wording-contract.ts';

/** The check of an unsent posting; nothing is kept of it. */
export const wordingRoutes: Route[] = [
  route(checkWording, async ({ actor }, { body }) => {
    requireType(actor, 'employer');
    return { data: wordingOf(body) };
  }),
];
