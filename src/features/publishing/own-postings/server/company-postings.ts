import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Advertising } from '#features/advertising/server/index.ts';
import { applications } from '#features/applying/server/application-table.ts';
import type { CompanyPostings } from '#features/employers/server/index.ts';
import type { PostingState } from '#features/postings/posting-state.ts';
import { lockEmployer } from '#features/postings/server/posting-company.ts';
import { decide } from '#features/postings/server/posting-decision.ts';
import { carryOut } from '#features/postings/server/posting-lifecycle.ts';
import { liveCondition } from '#features/postings/server/posting-live.ts';
import { lockPosting } from '#features/postings/server/posting-store.ts';
import { postingMoves, postings } from '#features/postings/server/posting-table.ts';
import type { Clock } from '#host/clock.ts';
import type { Executor } from '#host/database/database.ts';
import { questionnaires } from '../../questionnaires/server/questionnaire-table.ts';

const waiting: PostingState[] = ['awaiting_payment', 'in_review', 'rejected'];

export function createCompanyPostings({
  clock,
  orders,
  postingRemoved,
}: {
  clock: Clock;
  /** Called for a removed posting, in the same transaction. */
  postingRemoved: (tx: Executor, postingId: number) => Promise<void>;
  orders: Pick<Advertising['orders'], 'cancelOf' | 'cancelPackagesOf'>;
}): CompanyPostings {
  const idsOf = async (tx: Executor, employerId: number): Promise<number[]> => {
    const rows = await tx
      .select({ id: postings.id })
      .from(postings)
      .where(and(eq(postings.employerId, employerId), ne(postings.state, 'removed')))
      .orderBy(asc(postings.id));
    return rows.map(({ id }) => id);
  };

  /** When it was suspended while live; null for other postings. */
  const suspendedAt = async (tx: Executor, postingId: number): Promise<Date | null> => {
    const [last] = await tx
      .select()
      .from(postingMoves)
      .where(eq(postingMoves.postingId, postingId))
      .orderBy(desc(postingMoves.id))
      .limit(1);
    const wasLive = last?.toState === 'closed' && last.cause === 'blocked' && last.fromState === 'active';
    return wasLive ? last.movedAt : null;
  };

  return {
    async count(executor, employerId) {
      const live = liveCondition(clock.now());
      const pending = inArray(postings.state, waiting);
      const [row] = await executor
        .select({
          live: sql<number>`(count(*) filter (where ${live}))::int`,
          waiting: sql<number>`(count(*) filter (where ${pending}))::int`,
          ended: sql<number>`(count(*) filter (where not (${live}) and not (${pending}) and ${postings.state} <> 'removed'))::int`,
        })
        .from(postings)
        .where(eq(postings.employerId, employerId));
      const [received] = await executor
        .select({ count: count() })
        .from(applications)
        .innerJoin(postings, eq(postings.id, applications.postingId))
        .where(eq(postings.employerId, employerId));
      return { ...(row ?? { live: 0, waiting: 0, ended: 0 }), applications: received?.count ?? 0 };
    },

    async suspend(tx, employerId, by) {
      const now = clock.now();
      // Every sending of a posting locks the company: it is either in the list already, or refused.
      await lockEmployer(tx, employerId);
      let ended = 0;
      for (const id of await idsOf(tx, employerId)) {
        const posting = await lockPosting(tx, id);
        const decision = posting && decide(posting, { kind: 'suspend', by }, now);
        if (!decision || decision.moves.length === 0) continue;
        await orders.cancelOf(tx, id, 'administrator');
        await carryOut(tx, posting, decision, now);
        ended += 1;
      }
      return ended;
    },

    async resume(tx, employerId, by) {
      const now = clock.now();
      let resumed = 0;
      for (const id of await idsOf(tx, employerId)) {
        const posting = await lockPosting(tx, id);
        if (posting?.state !== 'closed') continue;
        const act = { kind: 'resume', by, suspendedAt: await suspendedAt(tx, id) } as const;
        const decision = decide(posting, act, now);
        if (decision.moves.length === 0) continue;
        await carryOut(tx, posting, decision, now);
        resumed += 1;
      }
      return resumed;
    },

    async removeAll(tx, employerId, by, reason) {
      const now = clock.now();
      const ids = await idsOf(tx, employerId);
      for (const id of ids) {
        const posting = await lockPosting(tx, id);
        if (!posting) continue;
        await orders.cancelOf(tx, id, 'administrator');
        const act = { kind: 'remove', by, note: reason, version: null } as const;
        await carryOut(tx, posting, decide(posting, act, now), now);
        await postingRemoved(tx, id);
      }
      await orders.cancelPackagesOf(tx, employerId);
      await tx.delete(questionnaires).where(eq(questionnaires.employerId, employerId));
      return ids.length;
    },
  };
}
