import { on, type Route } from '#platform/http/call-context.ts';
import type { Machinery } from '#platform/machinery.ts';
import { Problem } from '#shared/problem.ts';
import { listDocuments } from '../../server/application-store.ts';
import * as contract from '../contract.ts';
import type { ApplicationAnswer } from '../fields.ts';
import { recordEvents } from './event-store.ts';
import { findApplications, findLastSorter, lockStatuses, setStatuses } from './list-store.ts';
import { toApplicationPosting, toApplicationView } from './review-rows.ts';
import * as store from './review-store.ts';

/** What an employer sees of the applications to the own postings; anybody else's are not found. */
export function createReviewRoutes(deps: Pick<Machinery, 'database' | 'clock'>): Route[] {
  const { database, clock } = deps;
  const { executor } = database;

  const answer = async (
    { application, posting }: store.OwnApplication,
    now: Date,
  ): Promise<ApplicationAnswer> => ({
    application: toApplicationView(
      application,
      await listDocuments(executor, application.id),
      await store.findCorrespondence(executor, application.id),
      now,
    ),
    posting: toApplicationPosting(posting, now),
  });

  return [
    // Also notes the first opening.
    on(contract.getApplication, async ({ actor: { employerId, accountId }, id, query }) => {
      const { application, posting } = await store.getOwnApplication(executor, employerId, id);
      const now = clock.now();
      // Before it counts as read, so that going on through the unread ones leaves none out.
      const place = (await findApplications(executor, posting.id, query)).placeOf(id);
      const openedAt = await database.transaction(async (tx) => {
        const { openedAt: at, first } = await store.markOpened(tx, application, now);
        if (first) await recordEvents(tx, [id], { event: 'opened', actorId: accountId, happenedAt: now });
        return at;
      });
      return {
        data: await answer({ application: { ...application, openedAt }, posting }, now),
        meta: place,
      };
    }),

    // The last one wins; says what it was before, and by whom. Sorting it as what it is changes nothing.
    on(contract.sortApplication, async ({ actor: { employerId, accountId }, id, body: { status } }) => {
      const { application, posting } = await store.getOwnApplication(executor, employerId, id);
      const meta = await database.transaction(async (tx) => {
        const [locked] = await lockStatuses(tx, [id]);
        if (!locked) throw new Problem('applications.not-found');
        const by = await findLastSorter(tx, id);
        if (locked.status !== status) {
          await setStatuses(tx, [id], status, { actorId: accountId, happenedAt: clock.now() });
        }
        return { before: locked.status, by };
      });
      return { data: await answer({ application: { ...application, status }, posting }, clock.now()), meta };
    }),
  ];
}
