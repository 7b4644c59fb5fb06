import { isDeepStrictEqual } from 'node:util';
import type { EmployerRow } from '#features/employers/server/employer-table.ts';
import type { Files } from '#features/files/server/index.ts';
import type { PostingInput } from '#features/postings/input-fields.ts';
import { lastDayIssue } from '#features/postings/last-day.ts';
import { waitsForApproval } from '#features/postings/reviewed-fields.ts';
import { lockEuroRate } from '#features/postings/server/pay-store.ts';
import type { DecidedWords } from '#features/postings/server/posting-act.ts';
import { dropChange, findChange, saveChange, uploadsOf } from '#features/postings/server/posting-change-store.ts';
import { attachPostingFiles } from '#features/postings/server/posting-files.ts';
import { recordDecision } from '#features/postings/server/posting-lifecycle.ts';
import { takesQuestions } from '#features/postings/server/posting-period-store.ts';
import type { SearchableText } from '#features/postings/server/posting-search-text.ts';
import { type PostingWords, writeWords } from '#features/postings/server/posting-store.ts';
import type { PostingRow } from '#features/postings/server/posting-table.ts';
import type { PostingDecision } from '#features/postings/server/posting-transition.ts';
import { toColumns, toSearchable } from '#features/postings/server/posting-values.ts';
import type { Executor } from '#host/database/database.ts';
import type { EmployerActor } from '#kit/actor.ts';
import { validationProblem } from '#kit/problem.ts';
import { countFindings } from '../../wording/posting-review.ts';

/** New content of a posting, ready for decision and writing. */
export interface NewWords {
  columns: Omit<PostingWords, 'updatedAt'>;
  searchable: SearchableText;
  /** In the form stored while it awaits approval. */
  input: PostingInput;
  decided: DecidedWords;
}

/** Columns that the page does not show. */
const unread = new Set(['placeTags', 'salaryFilter', 'expiryDate', 'notificationsEmail', 'advertiserEmail']);

/** Whether a posting's page would be the same with these columns. */
const saysTheSame = (posting: PostingRow, columns: object): boolean =>
  Object.entries(columns).every(
    ([key, value]) => unread.has(key) || isDeepStrictEqual(posting[key as keyof PostingRow], value),
  );

/**
 * @param posting as it is: an unchanged last day has been accepted before, unless it has passed; null for a new period
 * @throws 422
 */
export function checkLastDay(
  { expiryDate, productDuration: days }: PostingInput,
  { posting, paidUntil, now }: { posting: PostingRow | null; paidUntil: Date | null; now: Date },
): void {
  const issue = lastDayIssue(expiryDate, { now, paidUntil, days });
  if (issue && !(issue.code === 'after-period' && posting?.expiryDate === expiryDate)) throw validationProblem([issue]);
}

/**
 * Replaces the questions by the existing ones if the ad type does not support them.
 * @param paidType the ad type that is paid for; another one replaces it only after its payment
 */
export const withAllowedQuestions = async (
  tx: Executor,
  posting: PostingRow,
  input: PostingInput,
  paidType: string,
): Promise<PostingInput> => ((await takesQuestions(tx, paidType)) ? input : { ...input, questions: posting.questions });

/**
 * Marks the uploads of new content as used.
 * @throws 422 for changed questions that have been answered, and for uploads
 */
export async function takeNewWords(
  tx: Executor,
  files: Pick<Files, 'attachAt'>,
  actor: EmployerActor,
  { posting, input, employer }: { posting: PostingRow; input: PostingInput; employer: EmployerRow },
): Promise<NewWords> {
  if (posting.applicationCount > 0 && !isDeepStrictEqual(input.questions, posting.questions))
    throw validationProblem([{ path: 'questions', code: 'answered' }]);
  const known = [...uploadsOf(posting), ...uploadsOf(await findChange(tx, posting.id))];
  const uploads = await attachPostingFiles(tx, files, actor, input, known);
  const { productGroup, productDuration, ...said } = toColumns(input, await lockEuroRate(tx));
  const columns = { ...said, ...uploads };
  const { company, verifiedAt } = employer;
  return {
    columns,
    searchable: toSearchable(input, company),
    input,
    decided: {
      expiryDate: input.expiryDate,
      sayTheSame: saysTheSame(posting, columns),
      reviewed: waitsForApproval(input, posting, { company, verified: verifiedAt !== null }),
      findings: countFindings(input, posting),
    },
  };
}

/**
 * Writes new content and its decision to a locked posting, or stores the content as a change until it is approved; a
 * pending change is replaced. Returns the posting as written.
 */
export async function writeNewWords(
  tx: Executor,
  files: Pick<Files, 'discard'>,
  posting: PostingRow,
  { columns, searchable, input }: NewWords,
  decision: PostingDecision,
  now: Date,
): Promise<PostingRow> {
  const { id } = posting;
  const before = await findChange(tx, id);
  const { imageFileId = null, fileId = null } = columns;
  const aside = { postingId: id, input, imageFileId, fileId, askedAt: now };
  const written = decision.wordsWait
    ? await saveChange(tx, aside, decision.change)
    : await writeWords(tx, id, { ...columns, updatedAt: now }, searchable, decision.change);
  if (before && !decision.wordsWait) await dropChange(tx, id);
  await recordDecision(tx, id, decision, now);
  const used = [...uploadsOf({ imageFileId, fileId }), ...uploadsOf(written)];
  const replaced = [...uploadsOf(posting), ...uploadsOf(before)].filter((upload) => !used.includes(upload));
  if (replaced.length > 0) await files.discard(tx, [...new Set(replaced)]);
  return written;
}
