import type { Purchase } from '#features/advertising/orders/fields.ts';
import type { PostingInput } from '#features/postings/input-fields.ts';
import { isOtherAdvertiser } from '#features/postings/reviewed-fields.ts';
import { lockEuroRate } from '#features/postings/server/pay-store.ts';
import { decide } from '#features/postings/server/posting-decision.ts';
import { attachPostingFiles } from '#features/postings/server/posting-files.ts';
import { carryOut } from '#features/postings/server/posting-lifecycle.ts';
import { insertPosting } from '#features/postings/server/posting-store.ts';
import { toColumns, toSearchable } from '#features/postings/server/posting-values.ts';
import type { Executor } from '#host/database/database.ts';
import type { EmployerActor } from '#kit/actor.ts';
import { checkUnsent, endDraft } from '../../drafts/server/draft-routes.ts';
import type { SentPosting } from '../../own-fields.ts';
import { findPostingWording } from '../../wording/posting-review.ts';
import { buyPeriod } from './bought-period.ts';
import { lockCompany } from './held-posting.ts';
import type { SendingDeps } from './sending-routes.ts';

/** Writes a new posting with its first period. */
export async function sendNewPosting(
  tx: Executor,
  { clock, advertising, files }: SendingDeps,
  actor: EmployerActor,
  { input, purchase, draftId }: { input: PostingInput; purchase: Purchase | null; draftId: string | undefined },
): Promise<SentPosting> {
  const now = clock.now();
  const employer = await lockCompany(tx, actor);
  await checkUnsent(tx, actor, draftId, now);
  const choice = { adType: input.productGroup, days: input.productDuration };
  const terms = await advertising.termsFor(tx, employer.id, choice);
  const allowed = terms.questionnaire ? input : { ...input, questions: [] };
  const inserted = await insertPosting(
    tx,
    {
      ...toColumns(allowed, await lockEuroRate(tx)),
      ...(await attachPostingFiles(tx, files, actor, allowed)),
      employerId: employer.id,
      // Until the period is bought.
      state: 'awaiting_payment',
      priority: terms.priority,
      wordsShown: false,
      createdAt: now,
      updatedAt: now,
    },
    toSearchable(allowed, employer.company),
  );
  const bargain = { employer, postingId: inserted.id, ...choice, terms, purchase };
  const bought = await buyPeriod(tx, advertising.orders, bargain, now);
  const act = {
    kind: 'send',
    by: actor.accountId,
    ...bought,
    company: { verified: employer.verifiedAt !== null, blocked: false },
    recalled: false,
    otherAdvertiser: isOtherAdvertiser(allowed.advertiserName, employer.company),
    findings: findPostingWording(inserted).length,
  } as const;
  const decision = decide(inserted, act, now);
  const { id, state } = await carryOut(tx, inserted, decision, now);
  await endDraft(tx, actor, { kind: 'create', draftId, subject: null }, id, now);
  return {
    posting: { id, state },
    waitsFor: decision.waitsFor,
    act: 'sent',
    questionsLeftOut: allowed.questions.length < input.questions.length,
  };
}
