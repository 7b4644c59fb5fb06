import { isDeepStrictEqual } from 'node:util';
import type { Purchase } from '#features/advertising/order-fields.ts';
import type { Advertising, NewPeriod } from '#features/advertising/server/index.ts';
import type { EmployerRow } from '#features/employers/server/employer-table.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { OnceRequest } from '#platform/http/call-context.ts';
import { runOnce } from '#platform/idempotency/idempotency.ts';
import { type Actor, type EmployerActor, requireType } from '#shared/actor.ts';
import type { Language } from '#shared/i18n/language.ts';
import { Problem, validationProblem } from '#shared/problem.ts';
import type { EditedInput, PostingInput, RenewedInput, SentInput } from '../input-fields.ts';
import { lastDayIssue } from '../last-day.ts';
import type { OwnPostingPage, SentPosting, WaitingReason } from '../own-fields.ts';
import { daysAfter, liveEnd } from '../posting-period.ts';
import { mayEdit, mayRenew, type PostingState, visibleState } from '../posting-state.ts';
import { isCompanyBlocked } from './company-postings.ts';
import { endDraft } from './draft-service.ts';
import { holdEuroRate } from './pay-store.ts';
import { lockEmployer, updatePosting } from './posting-employer-store.ts';
import { attachPostingFiles } from './posting-files.ts';
import {
  expirePosting,
  extendPosting,
  hasDays,
  movePosting,
  noteSent,
  paidEnd,
} from './posting-lifecycle.ts';
import { findWaitingPeriod, insertPeriods, takesQuestions } from './posting-period-store.ts';
import * as store from './posting-store.ts';
import type { PostingRow } from './posting-table.ts';
import { cleanInput, newWording, reviewReason, toColumns, toSearchable } from './posting-values.ts';
import type { PostingIndex } from './search/posting-index.ts';

/** How employers bring their words before people. Every method throws 401 or 403 for anybody else. */
export interface PostingSendingService {
  /**
   * Sends a finished draft (SPEC §6): a free posting of a verified employer goes live at once unless its wording has to
   * be looked at; everything else waits.
   * @throws 422 for fields, 409 `postings.free-limit-reached`, `postings.free-not-available` and what an order is refused for
   */
  send(actor: Actor, input: SentInput, once: OnceRequest | null): Promise<SentPosting>;
  /**
   * Changes what a posting says. A live one goes on, unless the wording check stops the new words: then it waits for
   * review, and its days with it; a rejected one goes back to review (SPEC §6).
   * @throws 404 for somebody else's, 409 `postings.changed` with the newer state, `postings.moved-on` for one that has
   *   ended, 422 for fields, among them questions that somebody has answered
   */
  edit(actor: Actor, id: number, input: EditedInput, language: Language): Promise<SentPosting>;
  /**
   * Asks for another period of a posting that is live or has ended, with what it then says. The words of a live one change at
   * once; its days grow when the period is paid.
   * @throws as `send` and `edit`, and 409 `postings.renewal-waits`
   */
  renew(
    actor: Actor,
    id: number,
    input: RenewedInput,
    once: OnceRequest | null,
    language: Language,
  ): Promise<SentPosting>;
}

/** What nobody reads on the page. */
const unread = new Set(['placeTags', 'salaryFilter', 'expiryDate', 'notificationsEmail', 'advertiserEmail']);

/** Whether a posting's page would show the same with these columns. */
const saysTheSame = (known: PostingRow, columns: object): boolean =>
  Object.entries(columns).every(
    ([key, value]) => unread.has(key) || isDeepStrictEqual(known[key as keyof PostingRow], value),
  );

export function createPostingSendingService(deps: {
  database: Database;
  clock: Clock;
  advertising: Pick<Advertising, 'termsFor' | 'orders'>;
  files: Pick<Files, 'attach' | 'discard'>;
  index: Pick<PostingIndex, 'changed'>;
  /** What the employer then sees of it, for whoever was slower. */
  getOwn(actor: Actor, id: number, language: Language): Promise<OwnPostingPage>;
}): PostingSendingService {
  const { database, clock, advertising, files, index } = deps;
  const { orders } = advertising;

  /** The whole of a renewal or edit; a version that is no more the last is answered with the newer state. */
  const changing = async (
    actor: Actor,
    id: number,
    language: Language,
    act: (tx: Executor) => Promise<SentPosting>,
  ): Promise<SentPosting> => {
    try {
      const sent = await database.transaction(act);
      index.changed();
      return sent;
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'postings.changed')) throw error;
      throw new Problem('postings.changed', { current: await deps.getOwn(actor, id, language) });
    }
  };

  /** @param known the posting as it stands: a last day that is not changed has been accepted, unless it has passed */
  const checkLastDay = (
    { expiryDate, productDuration: days }: PostingInput,
    known: PostingRow | null,
    paidUntil: Date | null,
  ): void => {
    const issue = lastDayIssue(expiryDate, { now: clock.now(), paidUntil, days });
    if (issue && !(issue.code === 'after-period' && known?.expiryDate === expiryDate))
      throw validationProblem([issue]);
  };

  const holdCompany = async (tx: Executor, { employerId }: EmployerActor): Promise<EmployerRow> => {
    const employer = await lockEmployer(tx, employerId);
    if (!employer) throw new Problem('not-found');
    // Blocked or deleted since the request began.
    if (employer.deletedAt !== null || (await isCompanyBlocked(tx, employerId)))
      throw new Problem('forbidden');
    return employer;
  };

  /** The company is held already: it goes before its postings, as everywhere. */
  const holdPosting = async (
    tx: Executor,
    id: number,
    { employerId }: EmployerActor,
    version: number,
    may: (state: PostingState) => boolean,
  ): Promise<PostingRow> => {
    const posting = await store.lockPosting(tx, id);
    if (posting?.employerId !== employerId) throw new Problem('postings.not-found');
    if (!may(visibleState(posting, clock.now()))) throw new Problem('postings.moved-on');
    if (posting.version !== version) throw new Problem('postings.changed');
    return posting;
  };

  /**
   * The questions a changed posting may carry: what its ad type allows. Where it takes none, those it has stay.
   * @param paidType the ad type that is paid for; another one takes its place with its payment alone
   */
  const questionsOf = async (
    tx: Executor,
    known: PostingRow,
    input: PostingInput,
    paidType: string,
  ): Promise<PostingInput> =>
    (await takesQuestions(tx, paidType)) ? input : { ...input, questions: known.questions };

  /** Writes new words over a held posting; answers it as it then is. */
  const rewrite = async (
    tx: Executor,
    actor: EmployerActor,
    employer: EmployerRow,
    known: PostingRow,
    input: PostingInput,
  ): Promise<PostingRow> => {
    if (known.applicationCount > 0 && !isDeepStrictEqual(input.questions, known.questions))
      throw validationProblem([{ path: 'questions', code: 'answered' }]);
    const now = clock.now();
    const uploads = await attachPostingFiles(tx, files, actor, input, known);
    const { productGroup, productDuration, ...columns } = toColumns(input, await holdEuroRate(tx));
    const shown = visibleState(known, now) === 'active';
    await store.writeWords(
      tx,
      known.id,
      {
        ...columns,
        ...uploads,
        liveUntil: hasDays(known, now) ? liveEnd(paidEnd(known), input.expiryDate) : known.liveUntil,
        wordsShown: shown || (known.wordsShown && saysTheSame(known, { ...columns, ...uploads })),
        updatedAt: now,
      },
      toSearchable(input, employer.company),
    );
    const replaced = [known.imageFileId, known.fileId].filter(
      (id) => id !== null && id !== uploads.imageFileId && id !== uploads.fileId,
    );
    if (replaced.length > 0) await files.discard(tx, replaced as string[]);
    return (await store.lockPosting(tx, known.id)) as PostingRow;
  };

  const answer = async (
    tx: Executor,
    id: number,
    waitsFor: WaitingReason | null,
    { act, questionsLeftOut = false }: Pick<SentPosting, 'act'> & { questionsLeftOut?: boolean },
  ): Promise<SentPosting> => {
    const posting = (await store.lockPosting(tx, id)) as PostingRow;
    return { posting: { id, state: posting.state }, waitsFor, act, questionsLeftOut };
  };

  /** New words of a live posting that the check stops take it to review. */
  const stopLive = async (
    tx: Executor,
    posting: PostingRow,
    before: PostingRow,
    by: string,
  ): Promise<boolean> => {
    if (newWording(posting, before).length === 0) return false;
    await updatePosting(tx, posting.id, { wordsShown: false });
    await movePosting(tx, posting, { to: 'in_review', by, reason: 'wording' }, clock.now());
    return true;
  };

  /** Buys a period and writes it, with the credit it uses; whether it is settled. The company is held. */
  const buyPeriod = async (
    tx: Executor,
    employer: EmployerRow,
    postingId: number,
    { adType, days, netPara, purchase }: Pick<NewPeriod, 'adType' | 'days' | 'netPara' | 'purchase'>,
    askedAt: Date,
  ): Promise<boolean> => {
    const period = { employer, postingId, adType, days, netPara, purchase };
    const { settled, packageId } = await orders.buy(tx, period);
    await insertPeriods(tx, { postingId, adType, days, packageId, askedAt });
    return settled;
  };

  const insert = async (
    tx: Executor,
    actor: EmployerActor,
    input: PostingInput,
    purchase: Purchase | null,
  ): Promise<SentPosting> => {
    const now = clock.now();
    const employer = await holdCompany(tx, actor);
    const choice = { adType: input.productGroup, days: input.productDuration };
    const terms = await advertising.termsFor(tx, employer.id, choice);
    const kept = terms.questionnaire ? input : { ...input, questions: [] };
    const posting = await store.insertPosting(
      tx,
      {
        ...toColumns(kept, await holdEuroRate(tx)),
        ...(await attachPostingFiles(tx, files, actor, kept)),
        employerId: employer.id,
        // Until it is bought.
        state: 'awaiting_payment',
        priority: terms.priority,
        wordsShown: false,
        createdAt: now,
        updatedAt: now,
      },
      toSearchable(kept, employer.company),
    );
    const settled = await buyPeriod(tx, employer, posting.id, { ...choice, ...terms, purchase }, now);
    const waitsFor = settled ? reviewReason(posting, employer) : 'payment';
    const by = actor.accountId;
    if (waitsFor === 'payment') await noteSent(tx, posting, by, now);
    else {
      const to = waitsFor ? 'in_review' : 'active';
      await movePosting(tx, posting, { to, by, reason: waitsFor ?? '', sent: true }, now);
    }
    await endDraft(tx, actor, 'create', null);
    return answer(tx, posting.id, waitsFor, {
      act: 'sent',
      questionsLeftOut: kept.questions.length < input.questions.length,
    });
  };

  const renewHeld = async (
    tx: Executor,
    actor: EmployerActor,
    id: number,
    { purchase, version, ...input }: RenewedInput,
  ): Promise<SentPosting> => {
    const now = clock.now();
    const employer = await holdCompany(tx, actor);
    await expirePosting(tx, id, now);
    const known = await holdPosting(tx, id, actor, version, mayRenew);
    if (await findWaitingPeriod(tx, id)) throw new Problem('postings.renewal-waits');
    const choice = { adType: input.productGroup, days: input.productDuration };
    const terms = await advertising.termsFor(tx, employer.id, choice);
    const live = known.state === 'active';
    checkLastDay(input, null, live ? daysAfter(paidEnd(known), choice.days) : null);
    const settled = await buyPeriod(tx, employer, id, { ...choice, ...terms, purchase }, now);
    const words = cleanInput(input);
    const kept = live && !settled ? await questionsOf(tx, known, words, known.productGroup) : words;
    const posting = await rewrite(tx, actor, employer, known, kept);
    await endDraft(tx, actor, 'renew', id);
    const by = actor.accountId;
    const outcome = {
      act: 'renewed' as const,
      questionsLeftOut:
        kept.questions.length < input.questions.length ||
        (!terms.questionnaire && input.questions.length > 0 && known.applicationCount === 0),
    };
    if (live) {
      if (settled) await extendPosting(tx, posting, now);
      const held = (await store.lockPosting(tx, id)) as PostingRow;
      const stopped = await stopLive(tx, held, known, by);
      return answer(tx, id, stopped ? 'wording' : settled ? null : 'payment', outcome);
    }
    if (!settled) {
      await movePosting(tx, posting, { to: 'awaiting_payment', by, reason: 'renewal' }, now);
      return answer(tx, id, 'payment', outcome);
    }
    const reason = reviewReason(posting, employer);
    await movePosting(
      tx,
      posting,
      { to: reason ? 'in_review' : 'active', by, reason: reason ?? 'renewal' },
      now,
    );
    return answer(tx, id, reason, outcome);
  };

  return {
    async send(actor, { purchase, ...input }, once) {
      const employer = requireType(actor, 'employer');
      checkLastDay(input, null, null);
      const clean = cleanInput(input);
      const sent = await database.transaction((tx) =>
        runOnce(tx, once, clock, () => insert(tx, employer, clean, purchase)),
      );
      index.changed();
      return sent;
    },

    async edit(actor, id, { version, ...input }, language) {
      const account = requireType(actor, 'employer');
      return changing(actor, id, language, async (tx) => {
        const employer = await holdCompany(tx, account);
        const known = await holdPosting(tx, id, account, version, mayEdit);
        const { productGroup, productDuration, state } = known;
        const whole = { ...input, productGroup, productDuration } as PostingInput;
        checkLastDay(whole, known, hasDays(known, clock.now()) ? paidEnd(known) : null);
        const kept = await questionsOf(tx, known, cleanInput(whole), productGroup);
        const posting = await rewrite(tx, account, employer, known, kept);
        await endDraft(tx, account, 'edit', id);
        const outcome = {
          act: 'edited' as const,
          questionsLeftOut: kept.questions.length < input.questions.length,
        };
        const edited = (waitsFor: WaitingReason | null) => answer(tx, id, waitsFor, outcome);
        const by = account.accountId;
        if (state === 'active') return edited((await stopLive(tx, posting, known, by)) ? 'wording' : null);
        if (state === 'awaiting_payment') return edited('payment');
        if (state === 'rejected')
          await movePosting(tx, posting, { to: 'in_review', by, reason: 'correction' }, clock.now());
        return edited('correction');
      });
    },

    async renew(actor, id, input, once, language) {
      const account = requireType(actor, 'employer');
      return changing(actor, id, language, (tx) =>
        runOnce(tx, once, clock, () => renewHeld(tx, account, id, input)),
      );
    },
  };
}
