import type { Advertising } from '#features/advertising/server/index.ts';
import type { Employers } from '#features/employers/server/index.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { type Actor, requireType } from '#shared/actor.ts';
import { localDay } from '#shared/dates.ts';
import { Problem, validationProblem } from '#shared/problem.ts';
import type {
  DecisionInput,
  ModeratedPage,
  ModeratedRow,
  ModerationMeta,
  ModerationQuery,
} from '../moderation-fields.ts';
import { mayMove, type PostingState } from '../posting-state.ts';
import { isCompanyBlocked } from './company-postings.ts';
import { decisionMail, publishedMail } from './moderation-mail.tsx';
import { toModeratedPage, toModeratedRow } from './moderation-rows.ts';
import * as store from './moderation-store.ts';
import { readPostingFiles } from './posting-files.ts';
import { movePosting } from './posting-lifecycle.ts';
import { findPosting, lockPosting } from './posting-store.ts';
import type { PostingRow } from './posting-table.ts';
import { findPostingWording } from './posting-values.ts';
import type { PostingIndex } from './search/posting-index.ts';

/** What administrators decide about postings. Each decision is a move of the posting, a mail to its employer and an entry of the audit log. */
export interface ModerationService {
  list(actor: Actor, query: ModerationQuery): Promise<{ data: ModeratedRow[]; meta: ModerationMeta }>;
  /** @throws 404 `postings.not-found` */
  get(actor: Actor, id: number): Promise<ModeratedPage>;
  /**
   * Publishes it. Where the wording check finds something, the reason says why it may stand (SPEC §6).
   * @throws 409 `postings.moved-on` when somebody else was faster, `postings.edited-meanwhile`,
   *   `postings.expiry-date-passed`; 422 without that reason
   */
  approve(actor: Actor, id: number, decision: DecisionInput): Promise<void>;
  /** @throws 409 `postings.moved-on`, `postings.edited-meanwhile` */
  reject(actor: Actor, id: number, decision: DecisionInput): Promise<void>;
  /** @throws 409 `postings.moved-on` when it is gone already, `postings.edited-meanwhile` */
  remove(actor: Actor, id: number, decision: DecisionInput): Promise<void>;
}

const shortestReason = 10;

export function createModerationService(deps: {
  database: Database;
  clock: Clock;
  audit: Audit;
  mailer: Pick<Mailer, 'queue'>;
  employers: Pick<Employers, 'contactOf'>;
  orders: Pick<Advertising['orders'], 'cancelOf'>;
  index: Pick<PostingIndex, 'changed'>;
}): ModerationService {
  const { database, clock, audit, mailer, index } = deps;

  /** Nothing is mailed to a company without an account. */
  const tell = async (tx: Executor, { id }: PostingRow, to: PostingState, reason: string): Promise<void> => {
    const posting = (await findPosting(tx, id))?.posting;
    const contact = posting && (await deps.employers.contactOf(tx, posting.employerId));
    if (!contact) return;
    const { email, language, accountId } = contact;
    const about = { postingId: id, positionTitle: posting.positionTitle };
    const addressed = { to: email, language, accountId };
    if (to === 'active' && posting.liveUntil) {
      await mailer.queue(tx, {
        ...addressed,
        template: publishedMail,
        params: { ...about, closesOn: localDay(posting.liveUntil) },
      });
    } else if (to === 'rejected' || to === 'removed') {
      await mailer.queue(tx, {
        ...addressed,
        template: decisionMail,
        params: { ...about, decision: to, reason },
      });
    }
  };

  const decide = async (
    actor: Actor,
    id: number,
    decision: DecisionInput & { to: PostingState; action: string; check?: (posting: PostingRow) => void },
  ): Promise<void> => {
    const { accountId } = requireType(actor, 'admin');
    const { to, action, reason, version, check } = decision;
    await database.transaction(async (tx) => {
      const posting = await lockPosting(tx, id);
      if (!posting) throw new Problem('postings.not-found');
      if (!mayMove(posting.state, to)) throw new Problem('postings.moved-on');
      check?.(posting);
      if (to === 'active' && (await isCompanyBlocked(tx, posting.employerId)))
        throw new Problem('postings.company-blocked');
      if (posting.version !== version) throw new Problem('postings.edited-meanwhile');
      await movePosting(tx, posting, { to, by: accountId, reason }, clock.now());
      if (to === 'removed') await deps.orders.cancelOf(tx, id, 'administrator');
      await tell(tx, posting, to, reason);
      await audit.record(tx, {
        actor: accountId,
        action,
        objectKind: 'posting',
        objectId: String(id),
        reason,
      });
    });
    index.changed();
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

    approve: (actor, id, { reason, version }) =>
      decide(actor, id, {
        to: 'active',
        action: 'postings.approve',
        reason,
        version,
        check(posting) {
          if (posting.state !== 'in_review') throw new Problem('postings.moved-on');
          if (reason.length < shortestReason && findPostingWording(posting).length > 0)
            throw validationProblem([{ path: 'reason', code: 'too-short', params: { min: shortestReason } }]);
        },
      }),

    reject: (actor, id, decision) =>
      decide(actor, id, { to: 'rejected', action: 'postings.reject', ...decision }),

    remove: (actor, id, decision) =>
      decide(actor, id, { to: 'removed', action: 'postings.remove', ...decision }),
  };
}
