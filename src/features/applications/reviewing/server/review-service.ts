import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { type Actor, requireRole } from '#shared/actor.ts';
import { pageOffset } from '#shared/paging.ts';
import { Problem } from '#shared/problem.ts';
import type { ApplicationStatus } from '../../application-type.ts';
import { listDocuments } from '../../server/application-store.ts';
import type {
  ApplicationAnswer,
  ApplicationListRow,
  ApplicationPlace,
  ApplicationsMeta,
  ApplicationsQuery,
} from '../fields.ts';
import { findPlace, listedBy } from './application-place.ts';
import { searchApplications } from './application-selection.ts';
import { recordEvents } from './event-store.ts';
import { toApplicationPosting, toApplicationView, toListRow } from './review-rows.ts';
import * as store from './review-store.ts';

/** What an employer sees of the applications to the own postings; anybody else's are not found. */
export interface ApplicationService {
  list(
    actor: Actor,
    postingId: number,
    query: ApplicationsQuery,
  ): Promise<{ data: ApplicationListRow[]; meta: ApplicationsMeta }>;
  /** Also notes the first opening. */
  open(
    actor: Actor,
    id: string,
    query: ApplicationsQuery,
  ): Promise<{ data: ApplicationAnswer; meta: ApplicationPlace }>;
  sort(actor: Actor, id: string, status: ApplicationStatus): Promise<ApplicationAnswer>;
}

export function createApplicationService(deps: { database: Database; clock: Clock }): ApplicationService {
  const { database, clock } = deps;
  const { executor } = database;

  const getOwn = async (employerId: number, id: string): Promise<store.OwnApplication> => {
    const application = await store.findOwnApplication(executor, employerId, id);
    if (!application) throw new Problem('applications.not-found');
    return application;
  };

  const answer = async (
    { application, posting }: store.OwnApplication,
    now: Date,
  ): Promise<ApplicationAnswer> => ({
    application: toApplicationView(application, await listDocuments(executor, application.id), now),
    posting: toApplicationPosting(posting, now),
  });

  return {
    async list(actor, postingId, query) {
      const { employerId } = requireRole(actor, 'reader');
      const posting = await store.findOwnPosting(executor, employerId, postingId);
      if (!posting) throw new Problem('postings.not-found');
      const now = clock.now();
      const ids = await searchApplications(executor, postingId, query.q);
      const status = query.status === 'all' ? null : query.status;
      const [statusCounts, rows] = await Promise.all([
        store.countByStatus(executor, postingId, ids),
        store.listPage(
          executor,
          postingId,
          { ids, status },
          { limit: query.pageSize, offset: pageOffset(query) },
        ),
      ]);
      const documents = await store.countDocuments(
        executor,
        rows.map(({ id }) => id),
      );
      const of = (one: ApplicationStatus): number => statusCounts.get(one) ?? 0;
      const counts = {
        all: [...statusCounts.values()].reduce((sum, count) => sum + count, 0),
        unsorted: of('unsorted'),
        saved: of('saved'),
        maybe: of('maybe'),
        rejected: of('rejected'),
      };
      const { page, pageSize } = query;
      return {
        data: rows.map((row) => toListRow(row, documents.get(row.id) ?? 0, now)),
        meta: {
          page,
          pageSize,
          total: counts[query.status],
          counts,
          posting: toApplicationPosting(posting, now),
        },
      };
    },

    async open(actor, id, query) {
      const { employerId, accountId } = requireRole(actor, 'reader');
      const { application, posting } = await getOwn(employerId, id);
      const now = clock.now();
      const openedAt = await database.transaction(async (tx) => {
        const { openedAt: at, first } = await store.markOpened(tx, application, now);
        if (first) await recordEvents(tx, [id], { event: 'opened', actorId: accountId, happenedAt: now });
        return at;
      });
      return {
        data: await answer({ application: { ...application, openedAt }, posting }, now),
        meta: await findPlace(executor, application, await listedBy(executor, application.postingId, query)),
      };
    },

    async sort(actor, id, status) {
      const { employerId, accountId } = requireRole(actor, 'recruiter');
      const { application, posting } = await getOwn(employerId, id);
      await database.transaction(async (tx) => {
        await store.setStatus(tx, id, status);
        await recordEvents(tx, [id], {
          event: 'sorted',
          status,
          actorId: accountId,
          happenedAt: clock.now(),
        });
      });
      return answer({ application: { ...application, status }, posting }, clock.now());
    },
  };
}
