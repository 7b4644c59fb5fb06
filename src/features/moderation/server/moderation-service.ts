import type { Advertising } from '#features/advertising/server/index.ts';
import type { Employers } from '#features/employers/server/index.ts';
import type { Postings } from '#features/postings/server/index.ts';
import { readDecidedCompany } from '#features/postings/server/posting-company.ts';
import { decide } from '#features/postings/server/posting-decision.ts';
import { readPostingFiles } from '#features/postings/server/posting-files.ts';
import { carryOut } from '#features/postings/server/posting-lifecycle.ts';
import { findWaitingPeriod } from '#features/postings/server/posting-period-store.ts';
import { lockPosting } from '#features/postings/server/posting-store.ts';
import type { PostingRow } from '#features/postings/server/posting-table.ts';
import { findPostingWording } from '#features/publishing/wording/posting-review.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { type Actor, requireType } from '#shared/actor.ts';
import { localDay } from '#shared/dates.ts';
import { Problem } from '#shared/problem.ts';
import type {
  DecisionInput,
  ModeratedPage,
  ModeratedRow,
  ModerationMeta,
  ModerationQuery,
} from '../fields.ts';
import type { ModerationAct } from '../moderation-tabs.ts';
import { decisionMail, publishedMail } from './moderation-mail.tsx';
import { toModeratedPage, toModeratedRow } from './moderation-rows.ts';
import * as store from './moderation-store.ts';

/**
 * What administrators decide about postings. Each decision is a move of the posting, a mail to its employer and an
 * entry of the audit log.
 */
export interface ModerationService {
  list(actor: Actor, query: ModerationQuery): Promise<{ data: ModeratedRow[]; meta: ModerationMeta }>;
  /** @throws 404 `postings.not-found` */
  get(actor: Actor, id: number): Promise<ModeratedPage>;
  /**
   * Publishes it. Where the wording check has a finding, the reason says why it may be published
   * (rules.md#wording-check).
   * @throws 409 `postings.moved-on` when another administrator was faster, `postings.edited-meanwhile`,
   *   `postings.expiry-date-passed`; 422 without that reason
   */
  approve(actor: Actor, id: number, decision: DecisionInput): Promise<void>;
  /** @throws 409 `postings.moved-on`, `postings.edited-meanwhile` */
  reject(actor: Actor, id: number, decision: DecisionInput): Promise<void>;
  /** @throws 409 `postings.moved-on` when it is gone already, `postings.edited-meanwhile` */
  remove(actor: Actor, id: number, decision: DecisionInput): Promise<void>;
}

/** What an approval is decided by besides the posting. */
const approvalFacts = async (tx: Executor, posting: PostingRow) => ({
  period: await findWaitingPeriod(tx, posting.id),
  company: await readDecidedCompany(tx, posting.employerId),
  findings: findPostingWording(posting).length,
});

export function createModerationService(deps: {
  database: Database;
  clock: Clock;
  audit: Audit;
  mailer: Pick<Mailer, 'queue'>;
  employers: Pick<Employers, 'contactOf'>;
  orders: Pick<Advertising['orders'], 'cancelOf'>;
  postings: Pick<Postings, 'noticeChanges'>;
  endInterviews: (tx: Executor, postingId: number) => Promise<void>;
}): ModerationService {
  const { database, clock, audit, mailer } = deps;

  /** Nothing is mailed to a company without an account. @param note what the employer reads of a refusal */
  const tell = async (tx: Executor, posting: PostingRow, note: string): Promise<void> => {
    const contact = await deps.employers.contactOf(tx, posting.employerId);
    if (!contact) return;
    const { email, language, accountId } = contact;
    const about = { postingId: posting.id, positionTitle: posting.positionTitle };
    const addressed = { to: email, language, accountId };
    const { state } = posting;
    if (state === 'active' && posting.liveUntil) {
      await mailer.queue(tx, {
        ...addressed,
        template: publishedMail,
        params: { ...about, closesOn: localDay(posting.liveUntil) },
      });
    } else if (state === 'rejected' || state === 'removed') {
      await mailer.queue(tx, {
        ...addressed,
        template: decisionMail,
        params: { ...about, decision: state, reason: note },
      });
    }
  };

  const moderate = async (
    actor: Actor,
    id: number,
    { reason, version }: DecisionInput,
    kind: ModerationAct,
  ): Promise<void> => {
    const { accountId } = requireType(actor, 'admin');
    const now = clock.now();
    await database.transaction(async (tx) => {
      const posting = await lockPosting(tx, id);
      if (!posting) throw new Problem('postings.not-found');
      const decision = { by: accountId, note: reason, version };
      const act =
        kind === 'approve'
          ? { kind, ...decision, ...(await approvalFacts(tx, posting)) }
          : { kind, ...decision };
      const moved = await carryOut(tx, posting, decide(posting, act, now), now);
      if (kind === 'remove') {
        await deps.orders.cancelOf(tx, id, 'administrator');
        await deps.endInterviews(tx, id);
      }
      await tell(tx, moved, reason);
      await audit.record(tx, {
        actor: accountId,
        action: `postings.${kind}`,
        objectKind: 'posting',
        objectId: String(id),
        reason,
      });
    });
    deps.postings.noticeChanges();
  };

  return {
    async list(actor, { tab, page, pageSize }) {
      requireType(actor, 'admin');
      const { executor } = database;
      const now = clock.now();
      const [{ rows, total }, counts, since] = await Promise.all([
        store.listModerated(executor, { tab, page, pageSize }),
        store.countModerated(executor),
        store.longestWait(executor),
      ]);
      return {
        data: rows.map((row) => toModeratedRow(row, now)),
        meta: { page, pageSize, total, tab, counts, waitingSince: since?.toISOString() ?? null },
      };
    },

    async get(actor, id) {
      requireType(actor, 'admin');
      const { executor } = database;
      const row = await store.findModerated(executor, id);
      if (!row) throw new Problem('postings.not-found');
      const [moves, publishedBefore, files] = await Promise.all([
        store.listMoves(executor, id),
        store.countPublished(executor, row.posting.employerId, id),
        readPostingFiles(executor, row.posting),
      ]);
      return toModeratedPage(row, { moves, publishedBefore, files }, clock.now());
    },

    approve: (actor, id, decision) => moderate(actor, id, decision, 'approve'),
    reject: (actor, id, decision) => moderate(actor, id, decision, 'reject'),
    remove: (actor, id, decision) => moderate(actor, id, decision, 'remove'),
  };
}
