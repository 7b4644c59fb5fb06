import type { EditedInput, PostingInput } from '#features/postings/input-fields.ts';
import { hasDays, paidEnd } from '#features/postings/posting-period.ts';
import { checkChange, decide } from '#features/postings/server/posting-decision.ts';
import { cleanInput } from '#features/postings/server/posting-values.ts';
import type { Executor } from '#host/database/database.ts';
import type { EmployerActor } from '#kit/actor.ts';
import { checkUnsent, endDraft } from '../../drafts/server/draft-routes.ts';
import type { SentPosting } from '../../own-fields.ts';
import { lockCompany, lockOwnPosting } from './held-posting.ts';
import { checkLastDay, takeNewWords, withAllowedQuestions, writeNewWords } from './new-words.ts';
import type { SendingDeps } from './sending-routes.ts';

/** Changes the content of a posting. */
export async function editPosting(
  tx: Executor,
  { clock, files }: SendingDeps,
  actor: EmployerActor,
  { id, version, draftId, ...edited }: EditedInput & { id: number },
): Promise<SentPosting> {
  const now = clock.now();
  const employer = await lockCompany(tx, actor);
  await checkUnsent(tx, actor, draftId, now);
  const posting = await lockOwnPosting(tx, id, actor);
  const read = { kind: 'edit', version } as const;
  checkChange(posting, read, now);
  const { productGroup, productDuration } = posting;
  const whole = { ...edited, productGroup, productDuration } as PostingInput;
  checkLastDay(whole, { posting, paidUntil: hasDays(posting, now) ? paidEnd(posting) : null, now });
  const input = await withAllowedQuestions(tx, posting, cleanInput(whole), productGroup);
  const words = await takeNewWords(tx, files, actor, { posting, input, employer });
  const decision = decide(posting, { ...read, by: actor.accountId, words: words.decided }, now);
  const { state } = await writeNewWords(tx, files, posting, words, decision, now);
  await endDraft(tx, actor, { kind: 'edit', draftId, subject: id }, id, now);
  return {
    posting: { id, state },
    waitsFor: decision.waitsFor,
    act: 'edited',
    questionsLeftOut: input.questions.length < edited.questions.length,
  };
}
