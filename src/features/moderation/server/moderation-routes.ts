import type { Advertising } from '#features/advertising/server/index.ts';
import type { Decisions, Statement } from '#features/decisions/server/index.ts';
import type { Employers } from '#features/employers/server/index.ts';
import { isLive } from '#features/postings/posting-state.ts';
import type { Postings } from '#features/postings/server/index.ts';
import {
  findChange,
  refuseChange,
  uploadsOf,
  withChange,
  writeChange,
} from '#features/postings/server/posting-change-store.ts';
import type { PostingChangeRow } from '#features/postings/server/posting-change-table.ts';
import { readDecidedCompany } from '#features/postings/server/posting-company.ts';
import { decide } from '#features/postings/server/posting-decision.ts';
import { readPostingFiles } from '#features/postings/server/posting-files.ts';
import { carryOut } from '#features/postings/server/posting-lifecycle.ts';
import { findWaitingPeriod } from '#features/postings/server/posting-period-store.ts';
import { lockPosting } from '#features/postings/server/posting-store.ts';
import type { PostingRow } from '#features/postings/server/posting-table.ts';
import { findPostingWording } from '#features/publishing/wording/posting-review.ts';
import type { Audit } from '#host/audit/audit.ts';
import type { Clock } from '#host/clock.ts';
import type { Database, Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Mailer } from '#host/mail/mailer.ts';
import type { Admin } from '#kit/actor.ts';
import { localDay } from '#kit/dates.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { ApprovalInput, ModerationInput } from '../fields.ts';
import type { ModerationAct } from '../moderation-tabs.ts';
import { changeMail, decisionMail, publishedMail } from './moderation-mail.ts';
import { toModeratedPage, toModeratedRow, toPostingRow } from './moderation-rows.ts';
import * as store from './moderation-store.ts';

/** Further facts for an approval. @param waiting its pending change, which is then decided about */
const approvalFacts = async (tx: Executor, posting: PostingRow, waiting: PostingChangeRow | null) => ({
  period: await findWaitingPeriod(tx, posting.id),
  company: await readDecidedCompany(tx, posting.employerId),
  findings: findPostingWording(waiting ? withChange(posting, waiting) : posting).length,
});

/** The pending change of a live posting; null when the posting itself is decided about. */
const findWaiting = async (tx: Executor, posting: PostingRow, now: Date): Promise<PostingChangeRow | null> => {
  const change = isLive(posting, now) ? await findChange(tx, posting.id) : null;
  return change?.refusedAt === null ? change : null;
};

interface ModerationDeps {
  database: Database;
  clock: Clock;
  audit: Audit;
  mailer: Pick<Mailer, 'queue'>;
  /** Discards uploads that a posting no longer uses. */
  files: { discard: (tx: Executor, ids: string[]) => Promise<void> };
  employers: Pick<Employers, 'contactOf'>;
  orders: Pick<Advertising['orders'], 'cancelOf'>;
  postings: Pick<Postings, 'noticeChanges'>;
  decisions: Pick<Decisions, 'record'>;
  /** Called for a removed posting, in the same transaction. */
  postingRemoved: (tx: Executor, postingId: number) => Promise<void>;
}

/** Mails the employer, if the company has an account. @param statement of a refusal, removal or recall */
const notify = async (
  { employers, mailer }: Pick<ModerationDeps, 'employers' | 'mailer'>,
  tx: Executor,
  posting: PostingRow,
  { statement, change }: { statement: Statement | undefined; change: 'approved' | 'refused' | null },
): Promise<void> => {
  const contact = await employers.contactOf(tx, posting.employerId);
  if (!contact) return;
  const { email, language, accountId } = contact;
  const about = { postingId: posting.id, positionTitle: posting.positionTitle };
  const addressed = { to: email, language, accountId };
  if (change) {
    const params = { ...about, decision: change, statement };
    await mailer.queue(tx, { ...addressed, template: changeMail, params });
    return;
  }
  const { state } = posting;
  if (state === 'active' && posting.liveUntil) {
    await mailer.queue(tx, {
      ...addressed,
      template: publishedMail,
      params: { ...about, closesOn: localDay(posting.liveUntil) },
    });
  } else if (state === 'rejected' || state === 'removed' || state === 'in_review') {
    const decision = state === 'in_review' ? 'recalled' : state;
    await mailer.queue(tx, {
      ...addressed,
      template: decisionMail,
      params: { ...about, decision, statement },
    });
  }
};

/** The act that is recorded; approving is none. */
const recorded = { remove: 'postingRemoved', recall: 'postingRecalled', reject: 'postingRefused' } as const;

/** Discards uploads that a changed posting no longer uses. */
const discardReplaced = async (
  files: ModerationDeps['files'],
  tx: Executor,
  before: PostingRow,
  now: PostingRow,
): Promise<void> => {
  const used = uploadsOf(now);
  const replaced = uploadsOf(before).filter((upload) => !used.includes(upload));
  if (replaced.length > 0) await files.discard(tx, replaced);
};

/** Of two concurrent decisions the second is a conflict; so is one about a posting that was edited since. */
const moderating =
  (deps: ModerationDeps) =>
  async (
    kind: ModerationAct | 'recall',
    { actor: { accountId: by }, id, body }: { actor: Admin; id: number; body: ModerationInput | ApprovalInput },
  ): Promise<void> => {
    const { database, clock, audit } = deps;
    const now = clock.now();
    const { reason, version } = body;
    await database.transaction(async (tx) => {
      const posting = await lockPosting(tx, id);
      if (!posting) throw new Problem('postings.not-found');
      // Why it is refused, removed or recalled is a decision; a note says why it is approved in spite of a finding.
      const decision = { by, note: kind === 'approve' ? reason : '', version };
      const change = kind === 'remove' || kind === 'recall' ? null : await findWaiting(tx, posting, now);
      const waiting = change && { expiryDate: change.input.expiryDate };
      const act =
        kind === 'approve'
          ? { kind, ...decision, waiting, ...(await approvalFacts(tx, posting, change)) }
          : kind === 'reject'
            ? { kind, ...decision, waiting }
            : { kind, ...decision };
      const decided = decide(posting, act, now);
      const statement =
        kind !== 'approve' && 'ground' in body
          ? await deps.decisions.record(tx, {
              act: change ? 'changeRefused' : recorded[kind],
              postingId: id,
              employerId: posting.employerId,
              ground: body.ground,
              reason,
              by,
              askedAt: kind === 'reject' ? (change?.askedAt ?? (await store.listMoves(tx, id))[0]?.at ?? null) : null,
            })
          : undefined;
      const decisionId = statement?.id ?? null;
      const moved =
        change && kind === 'approve'
          ? await writeChange(tx, posting, change, decided.change, now)
          : await carryOut(tx, posting, decided, now, decisionId);
      if (change && kind === 'approve') await discardReplaced(deps.files, tx, posting, moved);
      if (change && kind === 'reject') await refuseChange(tx, id, { refusedAt: now, decisionId });
      if (kind === 'remove') {
        await deps.orders.cancelOf(tx, id, 'administrator');
        await deps.postingRemoved(tx, id);
      }
      const outcome = change ? (kind === 'approve' ? ('approved' as const) : ('refused' as const)) : null;
      await notify(deps, tx, moved, { statement, change: outcome });
      await audit.record(tx, {
        actor: by,
        action: change && (kind === 'approve' || kind === 'reject') ? `postings.${kind}-change` : `postings.${kind}`,
        objectKind: 'posting',
        objectId: String(id),
        reason,
      });
    });
    deps.postings.noticeChanges();
  };

/**
 * Administrators' decisions about postings. Each decision is a state change of the posting, a mail to its employer and
 * an entry of the audit log.
 */
export function createModerationRoutes(deps: ModerationDeps): Route[] {
  const { database, clock } = deps;
  const moderate = moderating(deps);

  return [
    on(contract.listModeratedPostings, async ({ query: { tab, page, pageSize } }) => {
      const { executor } = database;
      const now = clock.now();
      const [{ rows, total }, counts, since] = await Promise.all([
        store.listModerated(executor, { tab, page, pageSize }, now),
        store.countModerated(executor, now),
        store.longestWait(executor, now),
      ]);
      return {
        data: rows.map((row) => toModeratedRow(row, now)),
        meta: { page, pageSize, total, tab, counts, waitingSince: since?.toISOString() ?? null },
      };
    }),

    on(contract.listAllPostings, async ({ query }) => {
      const { page, pageSize } = query;
      const now = clock.now();
      const { rows, total } = await store.listAllPostings(database.executor, query, now);
      return { data: rows.map((row) => toPostingRow(row, now)), meta: { page, pageSize, total } };
    }),

    on(contract.getModeratedPosting, async ({ id }) => {
      const { executor } = database;
      const now = clock.now();
      const row = await store.findModerated(executor, id, now);
      if (!row) throw new Problem('postings.not-found');
      const [moves, publishedBefore, files, changedFiles] = await Promise.all([
        store.listMoves(executor, id),
        store.countPublished(executor, row.posting.employerId, id),
        readPostingFiles(executor, row.posting),
        row.change && readPostingFiles(executor, row.change),
      ]);
      return toModeratedPage(row, { moves, publishedBefore, files, changedFiles }, now);
    }),

    // Publishes it, or the pending change of a live one (rules.md#reviewed-changes). When the wording check has a
    // finding, the reason says why it may be published (rules.md#wording-check).
    on(contract.approvePosting, (call) => moderate('approve', call)),
    on(contract.rejectPosting, (call) => moderate('reject', call)),
    on(contract.removePosting, (call) => moderate('remove', call)),
    on(contract.recallPosting, (call) => moderate('recall', call)),
  ];
}
