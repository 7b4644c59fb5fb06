import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Advertising } from '#features/advertising/server/index.ts';
import { applications } from '#features/applications/server/application-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Executor } from '#platform/database/database.ts';
import { isLive, type PostingState } from '../posting-state.ts';
import { lockEmployer } from './posting-employer-store.ts';
import { movePosting, reopenPosting } from './posting-lifecycle.ts';
import { liveCondition } from './posting-live.ts';
import { lockPosting } from './posting-store.ts';
import { postingMoves, postings } from './posting-table.ts';
import { questionnaires } from './questionnaire-table.ts';

/** What a company has of postings, for asking before they go. */
export interface CompanyPostingCounts {
  live: number;
  /** Not visible yet. */
  waiting: number;
  ended: number;
  applications: number;
}

/** What becomes of a company's postings when an administrator blocks or deletes it; each in the caller's transaction. */
export interface CompanyPostings {
  count(executor: Executor, employerId: number): Promise<CompanyPostingCounts>;
  /**
   * Ends all that are live; an unpaid renewal is off. What waits goes on waiting: nothing of a blocked company is published.
   * Answers how many.
   */
  suspend(tx: Executor, employerId: number, by: string): Promise<number>;
  /** Brings those back that were live when they were suspended, with the days that were left. Answers how many. */
  resume(tx: Executor, employerId: number, by: string): Promise<number>;
  /** Removes all of them for good, with what was kept to make others: their pages answer 410. Answers how many. */
  removeAll(tx: Executor, employerId: number, by: string, reason: string): Promise<number>;
}

const waiting: readonly PostingState[] = ['awaiting_payment', 'in_review', 'rejected'];

/** Whether a company's account is blocked: nothing of it is published until it is not. */
export async function isCompanyBlocked(executor: Executor, employerId: number): Promise<boolean> {
  const [row] = await executor
    .select({ id: employers.id })
    .from(employers)
    .innerJoin(accounts, eq(accounts.id, employers.accountId))
    .where(and(eq(employers.id, employerId), isNotNull(accounts.blockedAt)));
  return row !== undefined;
}

/** Notes in the history of a posting. */
const blocked = 'blocked';
const unblocked = 'unblocked';

export function createCompanyPostings({
  clock,
  orders,
}: {
  clock: Clock;
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

  /** When it was suspended while it was live; null for any other. */
  const suspendedAt = async (tx: Executor, postingId: number): Promise<Date | null> => {
    const [last] = await tx
      .select()
      .from(postingMoves)
      .where(eq(postingMoves.postingId, postingId))
      .orderBy(desc(postingMoves.id))
      .limit(1);
    const wasLive = last?.toState === 'closed' && last.reason === blocked && last.fromState === 'active';
    return wasLive ? last.movedAt : null;
  };

  return {
    async count(executor, employerId) {
      const live = liveCondition(clock.now());
      const counted = sql<number>`count(*)::int`;
      const pending = sql`${postings.state} in (${sql.join(
        waiting.map((state) => sql`${state}`),
        sql`, `,
      )})`;
      const [row] = await executor
        .select({
          live: sql<number>`(count(*) filter (where ${live}))::int`,
          waiting: sql<number>`(count(*) filter (where ${pending}))::int`,
          ended: sql<number>`(count(*) filter (where not (${live}) and not (${pending}) and ${postings.state} <> 'removed'))::int`,
        })
        .from(postings)
        .where(eq(postings.employerId, employerId));
      const [received] = await executor
        .select({ count: counted })
        .from(applications)
        .innerJoin(postings, eq(postings.id, applications.postingId))
        .where(eq(postings.employerId, employerId));
      return { ...(row ?? { live: 0, waiting: 0, ended: 0 }), applications: received?.count ?? 0 };
    },

    async suspend(tx, employerId, by) {
      const now = clock.now();
      // Whoever sends a posting holds the company: it is in the list, or comes too late.
      await lockEmployer(tx, employerId);
      let ended = 0;
      for (const id of await idsOf(tx, employerId)) {
        const posting = await lockPosting(tx, id);
        if (!posting || !isLive(posting, now)) continue;
        await orders.cancelOf(tx, id, 'administrator');
        await movePosting(tx, posting, { to: 'closed', by, reason: blocked }, now);
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
        const since = await suspendedAt(tx, id);
        if (since && (await reopenPosting(tx, posting, { since, by, reason: unblocked }, now))) resumed += 1;
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
        await movePosting(tx, posting, { to: 'removed', by, reason }, now);
      }
      await orders.cancelPackagesOf(tx, employerId);
      await tx.delete(questionnaires).where(eq(questionnaires.employerId, employerId));
      return ids.length;
    },
  };
}
