import type { Purchase } from '#features/advertising/order-fields.ts';
import type { AdTerms, Advertising } from '#features/advertising/server/index.ts';
import type { EmployerRow } from '#features/employers/server/employer-table.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { OnceRequest } from '#platform/http/call-context.ts';
import { runOnce } from '#platform/idempotency/idempotency.ts';
import { type Account, type Actor, requireType } from '#shared/actor.ts';
import { localDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { Problem, validationProblem } from '#shared/problem.ts';
import type { PostingInput, SentInput } from '../input-fields.ts';
import type {
  OwnPosting,
  OwnPostingPage,
  OwnPostingsMeta,
  OwnPostingsQuery,
  SentPosting,
  WaitingReason,
} from '../own-fields.ts';
import { defaultOwnSort } from '../own-sorts.ts';
import { endOfPeriod } from '../posting-period.ts';
import { type ClosingReason, type PostingState, visibleState } from '../posting-state.ts';
import { holdEuroRate } from './pay-store.ts';
import { toOwnPosting, toOwnPostingPage } from './posting-employer-rows.ts';
import * as own from './posting-employer-store.ts';
import { attachPostingFiles, readPostingFiles } from './posting-files.ts';
import { movePosting } from './posting-lifecycle.ts';
import * as store from './posting-store.ts';
import { cleanInput, findPostingWording, toColumns, toSearchable } from './posting-values.ts';
import type { PostingIndex } from './search/posting-index.ts';

/** What employers do with their own postings. Every method throws 401 or 403 for anybody else. */
export interface PostingEmployerService {
  /**
   * Sends a finished draft (SPEC §6): a free posting of a verified employer goes live at once unless its wording has to
   * be looked at; everything else waits.
   * @throws 422 for fields, 409 `postings.free-limit-reached`, `postings.free-not-available` and what an order is refused for
   */
  send(actor: Actor, input: SentInput, once: OnceRequest | null): Promise<SentPosting>;
  list(
    actor: Actor,
    query: OwnPostingsQuery,
    language: Language,
  ): Promise<{ data: OwnPosting[]; meta: OwnPostingsMeta }>;
  /**
   * Ends a posting before its time, or takes back one that waits (SPEC §6).
   * @throws 404 for somebody else's, 409 `postings.moved-on` for one that has ended already
   */
  close(actor: Actor, id: number, reason: ClosingReason): Promise<void>;
  /** Throws 404 for an unknown posting and for somebody else's. */
  getOwn(actor: Actor, id: number, language: Language): Promise<OwnPostingPage>;
}

/** Where a sent posting goes first, and what it then waits for. */
const firstState = (
  terms: AdTerms,
  employer: EmployerRow,
  input: PostingInput,
): { state: PostingState; waitsFor: WaitingReason | null } => {
  if (terms.netPara > 0) return { state: 'awaiting_payment', waitsFor: 'payment' };
  if (findPostingWording(input).length > 0) return { state: 'in_review', waitsFor: 'wording' };
  if (employer.verifiedAt === null) return { state: 'in_review', waitsFor: 'verification' };
  return { state: 'active', waitsFor: null };
};

export function createPostingEmployerService(deps: {
  database: Database;
  clock: Clock;
  advertising: Pick<Advertising, 'termsFor' | 'orders'>;
  files: Pick<Files, 'attach'>;
  index: Pick<PostingIndex, 'changed'>;
}): PostingEmployerService {
  const { database, clock, advertising, files, index } = deps;
  const { orders } = advertising;

  const insert = async (
    tx: Executor,
    actor: Extract<Account, { accountType: 'employer' }>,
    input: PostingInput,
    purchase: Purchase | null,
  ): Promise<SentPosting> => {
    const now = clock.now();
    const employer = await own.lockEmployer(tx, actor.employerId);
    if (!employer) throw new Problem('not-found');
    const terms = await advertising.termsFor(tx, employer.id, {
      adType: input.productGroup,
      days: input.productDuration,
    });
    const kept = terms.questionnaire ? input : { ...input, questions: [] };
    const { state, waitsFor } = firstState(terms, employer, kept);
    const live = state === 'active';
    const posting = await store.insertPosting(
      tx,
      {
        ...toColumns(kept, await holdEuroRate(tx)),
        ...(await attachPostingFiles(tx, files, actor, kept)),
        employerId: employer.id,
        state,
        priority: terms.priority,
        firstPublishedAt: live ? now : null,
        liveUntil: live ? endOfPeriod(now, kept.productDuration, kept.expiryDate) : null,
        createdAt: now,
        updatedAt: now,
      },
      toSearchable(kept, employer.company),
    );
    await store.insertMove(tx, {
      postingId: posting.id,
      actorId: actor.accountId,
      fromState: null,
      toState: state,
      reason: state === 'in_review' && waitsFor ? waitsFor : '',
      movedAt: now,
    });
    if (terms.netPara > 0) {
      await orders.place(tx, {
        employer,
        postingId: posting.id,
        adType: kept.productGroup,
        days: kept.productDuration,
        netPara: terms.netPara,
        purchase,
      });
    }
    return {
      posting: { id: posting.id, state },
      waitsFor,
      questionsLeftOut: kept.questions.length < input.questions.length,
    };
  };

  return {
    async send(actor, { purchase, ...input }, once) {
      const employer = requireType(actor, 'employer');
      if (input.expiryDate !== null && input.expiryDate < localDay(clock.now())) {
        throw validationProblem([{ path: 'expiryDate', code: 'date-past' }]);
      }
      const clean = cleanInput(input);
      const sent = await database.transaction((tx) =>
        runOnce(tx, once, clock, () => insert(tx, employer, clean, purchase)),
      );
      index.changed();
      return sent;
    },

    async list(actor, { tab, q, sort, page, pageSize }, language) {
      const { employerId } = requireType(actor, 'employer');
      const now = clock.now();
      const order = sort ?? defaultOwnSort[tab];
      const [{ rows, total }, counts] = await Promise.all([
        own.listOwnPage(database.executor, employerId, { tab, q, sort: order, page, pageSize }, now),
        own.countTabs(database.executor, employerId, now),
      ]);
      return {
        data: rows.map((row) => toOwnPosting(row, { language, now })),
        meta: { page, pageSize, total, tab, q, sort: order, counts },
      };
    },

    async close(actor, id, reason) {
      const { employerId, accountId } = requireType(actor, 'employer');
      const now = clock.now();
      await database.transaction(async (tx) => {
        const posting = await store.lockPosting(tx, id);
        if (posting?.employerId !== employerId) throw new Problem('postings.not-found');
        // The clock may be ahead of the job that notes it.
        if (visibleState(posting, now) === 'expired') throw new Problem('postings.moved-on');
        await movePosting(tx, posting, { to: 'closed', by: accountId, reason }, now);
        await orders.cancelOf(tx, id, 'employer');
      });
      index.changed();
    },

    async getOwn(actor, id, language) {
      const { employerId } = requireType(actor, 'employer');
      const row = await own.findOwn(database.executor, employerId, id);
      if (!row) throw new Problem('postings.not-found');
      const uploads = await readPostingFiles(database.executor, row.posting);
      return toOwnPostingPage(row, uploads, { language, now: clock.now() });
    },
  };
}
