import { eq } from 'drizzle-orm';
import type { Decisions } from '#features/decisions/server/index.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import { postingReports } from '../../server/report-table.ts';
import type { ReportDecision } from '../fields.ts';
import { setHandling } from './inbox-store.ts';

/** Decisions on reports of postings, in the caller's transaction; who left an address is mailed the decision. */
export const createReportDeciding = ({
  clock,
  audit,
  decisions,
}: Pick<Machinery, 'clock' | 'audit'> & { decisions: Pick<Decisions, 'notify'> }) => ({
  /** @throws `administration.message-not-found`; `administration.already-done` for the second of two */
  async decide(tx: Executor, by: string, id: string, input: ReportDecision): Promise<void> {
    const [row] = await tx
      .select({ report: postingReports, positionTitle: postings.positionTitle })
      .from(postingReports)
      .innerJoin(postings, eq(postings.id, postingReports.postingId))
      .where(eq(postingReports.id, id));
    if (!row) throw new Problem('administration.message-not-found');
    const { report, positionTitle } = row;
    const handling = { handledAt: clock.now(), handledBy: by, handledNote: '' };
    await setHandling(tx, id, handling);
    const { postingId, accountId, email, language, createdAt: askedAt } = report;
    const { reason } = input;
    const act = input.ground ? 'reportUpheld' : 'reportRejected';
    const ground = input.ground ?? 'no-violation';
    const made = { act, ground, reason, by, postingId, accountId, reportId: id, askedAt } as const;
    await decisions.notify(tx, made, { email, language, aboutAccountId: accountId }, { about: positionTitle });
    await audit.record(tx, { actor: by, action: 'messages.handle', objectKind: 'message', objectId: id, reason });
  },

  /** Opens a decided report, or a message that was dealt with. @throws `administration.already-done` when it is open */
  async reopen(tx: Executor, by: string, id: string, reason: string): Promise<void> {
    await setHandling(tx, id, { handledAt: null, handledBy: null, handledNote: '' });
    await audit.record(tx, { actor: by, action: 'messages.reopen', objectKind: 'message', objectId: id, reason });
  },
});

export type ReportDeciding = ReturnType<typeof createReportDeciding>;
