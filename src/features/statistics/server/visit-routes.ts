import { isbot } from 'isbot';
import { countPostingView, openExternalApply } from '#features/postings/contract.ts';
import { isInsider } from '#features/postings/policy.ts';
import { isLive } from '#features/postings/posting-state.ts';
import type { Postings } from '#features/postings/server/index.ts';
import type { PostingRow } from '#features/postings/server/posting-table.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import { type Key, pseudonymOf, signatureOf } from '#host/secrets.ts';
import type { Actor } from '#kit/actor.ts';
import { localDay } from '#kit/dates.ts';
import { Problem } from '#kit/problem.ts';
import { viewSourceOf } from './view-source.ts';
import * as store from './visit-store.ts';

/** Maximum number of visitors per network, posting and day that are counted (rules.md#counted-views). */
export const visitorsOfNetwork = 5;

interface Visitor {
  network: string;
  userAgent: string;
}

/** Visits of postings. Bots, the owner and administrators are not counted. */
export function createVisitRoutes(
  deps: Pick<Machinery, 'database' | 'clock'> & {
    secret: Key;
    postings: Pick<Postings, 'visible'>;
    /** Limits requests, so that phone numbers cannot be collected. */
    targetsPerAddress: RateLimit;
    /** Per network: more than a school opens in an hour. */
    viewsPerNetwork: RateLimit;
  },
): Route[] {
  const { database, clock, postings } = deps;

  /**
   * A visitor's key changes daily and does not identify the visitor. A network has a few slots shared by its browsers:
   * more visitors cannot be distinguished from one that changes its user agent each time.
   */
  const visitorKey = (what: 'view' | 'click', day: string, { network, userAgent }: Visitor): string => {
    const place = signatureOf(deps.secret, userAgent).readUInt32BE() % visitorsOfNetwork;
    return pseudonymOf(deps.secret, `${what} ${day} ${network} ${place}`);
  };

  const isCounted = ({ actor, userAgent }: { actor: Actor; userAgent: string }, posting: PostingRow): boolean =>
    !isInsider(actor, posting) && !isbot(userAgent);

  return [
    // Once per visitor and day, with its source.
    on(countPostingView, async (call) => {
      const { actor, id } = call;
      await deps.viewsPerNetwork.consume(call.network);
      const now = clock.now();
      const { posting } = await postings.visible(actor, id);
      if (!isLive(posting, now) || !isCounted(call, posting)) return;
      const day = localDay(now);
      const view = { day, visitor: visitorKey('view', day, call), source: viewSourceOf(call.query) };
      await database.transaction((tx) => store.countView(tx, id, view));
    }),

    // Returns the external link or phone; counted like views.
    on(openExternalApply, async (call) => {
      const { actor, id } = call;
      await deps.targetsPerAddress.consume(call.network);
      const now = clock.now();
      const { posting } = await postings.visible(actor, id);
      if (!isLive(posting, now)) throw new Problem('postings.not-live');
      if (isCounted(call, posting)) {
        const day = localDay(now);
        const click = { day, visitor: visitorKey('click', day, call) };
        await database.transaction((tx) => store.countApplyClick(tx, id, click));
      }
      return { link: posting.externalLink || null, phone: posting.externalPhone || null };
    }),
  ];
}
