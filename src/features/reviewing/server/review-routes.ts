import { markOpened } from '#features/applying/server/application-marks.ts';
import { listDocuments } from '#features/applying/server/application-store.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { ApplicationAnswer } from '../received/fields.ts';
import { type CountMessages, toApplicationPosting, toApplicationView } from '../received/server/application-rows.ts';
import { selectApplications } from '../received/server/application-selection.ts';
import { recordEvents } from '../received/server/event-store.ts';
import { findApplications } from '../received/server/list-store.ts';
import * as store from '../received/server/received-store.ts';
import { hasNote } from './note-store.ts';
import { notifyOpened } from './opened-notification.ts';
import { findLastSorter, lockStatuses, setStatuses } from './sorting-store.ts';

/**
 * Reading and sorting applications to the company's own postings; those of others are not found (rules.md#reviewing).
 */
export function createReviewRoutes(
  deps: Pick<Machinery, 'database' | 'clock' | 'notifications' | 'translator'> & { countMessages: CountMessages },
): Route[] {
  const { database, clock } = deps;
  const { executor } = database;

  const answer = async ({ application, posting }: store.OwnApplication, now: Date): Promise<ApplicationAnswer> => {
    const { id } = application;
    const [documents, noted, counts] = await Promise.all([
      listDocuments(executor, id),
      hasNote(executor, id),
      deps.countMessages(executor, [id]),
    ]);
    return {
      application: toApplicationView(
        application,
        documents,
        { noted, ...(counts.get(id) ?? { messages: 0, unreadMessages: 0 }) },
        now,
      ),
      posting: toApplicationPosting(posting, now),
    };
  };

  return [
    // Also records the first opening.
    on(contract.getApplication, async ({ actor: { employerId, accountId }, id, query }) => {
      const { application, posting } = await store.getOwnApplication(executor, employerId, id);
      const now = clock.now();
      // Computed before it counts as read, so that stepping through unread ones skips none.
      const place = (await findApplications(executor, posting.id, query)).placeOf(id);
      const openedAt = await database.transaction(async (tx) => {
        const { openedAt: at, first } = await markOpened(tx, application, now);
        if (first) {
          await recordEvents(tx, [id], { event: 'opened', actorId: accountId, happenedAt: now });
          await notifyOpened(tx, deps, application);
        }
        return at;
      });
      return {
        data: await answer({ application: { ...application, openedAt }, posting }, now),
        meta: place,
      };
    }),

    // The last change wins; returns the previous status and who set it. Setting the current status again changes
    // nothing.
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

    // Applications that already have the status get no event.
    on(contract.sortApplications, async ({ actor, id: postingId, body }) => {
      const { to, from, ...selection } = body;
      await store.getOwnPosting(executor, actor.employerId, postingId);
      return database.transaction(async (tx) => {
        const ids = await selectApplications(tx, postingId, selection);
        if (ids.length === 0) return { count: 0, before: [] };
        const changing = (await lockStatuses(tx, ids)).filter(
          ({ status }) => status !== to && (from === undefined || status === from),
        );
        const changed = changing.map(({ id }) => id);
        await setStatuses(tx, changed, to, { actorId: actor.accountId, happenedAt: clock.now() });
        const before = Map.groupBy(changing, ({ status }) => status);
        return {
          count: changed.length,
          before: [...before].map(([status, rows]) => ({ status, applicationIds: rows.map(({ id }) => id) })),
        };
      });
    }),
  ];
}
