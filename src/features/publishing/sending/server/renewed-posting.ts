import type { AdTerms } from '#features/advertising/server/index.ts';
import type { PostingInput, RenewedInput } from '#features/postings/input-fields.ts';
import { daysAfter, paidEnd } from '#features/postings/posting-period.ts';
import { isLive } from '#features/postings/posting-state.ts';
import { isOtherAdvertiser } from '#features/postings/reviewed-fields.ts';
import { checkChange, decide } from '#features/postings/server/posting-decision.ts';
import { findWaitingPeriod } from '#features/postings/server/posting-period-store.ts';
import { isRecalled } from '#features/postings/server/posting-store.ts';
import type { PostingRow } from '#features/postings/server/posting-table.ts';
import { cleanInput } from '#features/postings/server/posting-values.ts';
import type { Executor } from '#host/database/database.ts';
import type { EmployerActor } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import { checkUnsent, endDraft } from '../../drafts/server/draft-routes.ts';
import type { SentPosting } from '../../own-fields.ts';
import { buyPeriod } from './bought-period.ts';
import { lockCompany, lockOwnPosting } from './held-posting.ts';
import { checkLastDay, takeNewWords, withAllowedQuestions, writeNewWords } from './new-words.ts';
import type { SendingDeps } from './sending-routes.ts';

/**
 * The content of a renewed posting: the new ad type determines whether questions are allowed if it begins with the
 * renewal.
 */
const renewedInput = async (
  tx: Executor,
  posting: PostingRow,
  input: PostingInput,
  { live, settled, terms }: { live: boolean; settled: boolean; terms: AdTerms },
): Promise<PostingInput> => {
  const words = cleanInput(input);
  if (!live) return words;
  if (!settled) return withAllowedQuestions(tx, posting, words, posting.productGroup);
  return terms.questionnaire || posting.applicationCount > 0 ? words : { ...words, questions: [] };
};

/** Requests another period of a posting, with its new content. */
export async function renewPosting(
  tx: Executor,
  { clock, advertising, files }: SendingDeps,
  actor: EmployerActor,
  { id, purchase, version, draftId, ...sent }: RenewedInput & { id: number },
): Promise<SentPosting> {
  const now = clock.now();
  const employer = await lockCompany(tx, actor);
  await checkUnsent(tx, actor, draftId, now);
  const posting = await lockOwnPosting(tx, id, actor);
  const read = { kind: 'renew', version } as const;
  checkChange(posting, read, now);
  if (await findWaitingPeriod(tx, id)) throw new Problem('postings.renewal-waits');
  const choice = { adType: sent.productGroup, days: sent.productDuration };
  const terms = await advertising.termsFor(tx, employer.id, choice);
  const live = isLive(posting, now);
  const paidUntil = live ? daysAfter(paidEnd(posting), choice.days) : null;
  checkLastDay(sent, { posting: null, paidUntil, now });
  const bargain = { employer, postingId: id, ...choice, terms, purchase };
  const bought = await buyPeriod(tx, advertising.orders, bargain, now);
  const input = await renewedInput(tx, posting, sent, { live, settled: bought.settled, terms });
  const { company, verifiedAt } = employer;
  const words = await takeNewWords(tx, files, actor, { posting, input, employer });
  const { advertiserName } = input;
  const shown = posting.wordsShown && advertiserName === posting.advertiserName;
  const act = {
    ...read,
    ...bought,
    by: actor.accountId,
    words: words.decided,
    company: { verified: verifiedAt !== null, blocked: false },
    otherAdvertiser: !shown && isOtherAdvertiser(advertiserName, company),
    recalled: await isRecalled(tx, id),
  };
  const decision = decide(posting, act, now);
  const { state } = await writeNewWords(tx, files, posting, words, decision, now);
  await endDraft(tx, actor, { kind: 'renew', draftId, subject: id }, id, now);
  return {
    posting: { id, state },
    waitsFor: decision.waitsFor,
    act: 'renewed',
    questionsLeftOut:
      input.questions.length < sent.questions.length ||
      (!terms.questionnaire && sent.questions.length > 0 && posting.applicationCount === 0),
  };
}
