import { isDeepStrictEqual } from 'node:util';
import type { Files } from '#features/files/server/index.ts';
import type { PostingInput } from '#features/postings/input-fields.ts';
import { lastDayIssue } from '#features/postings/last-day.ts';
import { holdEuroRate } from '#features/postings/pay/server/pay-store.ts';
import type { DecidedWords } from '#features/postings/server/posting-act.ts';
import type { PostingDecision } from '#features/postings/server/posting-decision.ts';
import { attachPostingFiles } from '#features/postings/server/posting-files.ts';
import { noteDecision } from '#features/postings/server/posting-lifecycle.ts';
import { takesQuestions } from '#features/postings/server/posting-period-store.ts';
import type { SearchableText } from '#features/postings/server/posting-search-text.ts';
import { type PostingWords, writeWords } from '#features/postings/server/posting-store.ts';
import type { PostingRow } from '#features/postings/server/posting-table.ts';
import { toColumns, toSearchable } from '#features/postings/server/posting-values.ts';
import type { Executor } from '#platform/database/database.ts';
import type { EmployerActor } from '#shared/actor.ts';
import { validationProblem } from '#shared/problem.ts';
import { countFindings } from '../../wording/posting-review.ts';

/** New words of a posting, ready for decision and writing. */
export interface NewWords {
  columns: Omit<PostingWords, 'updatedAt'>;
  searchable: SearchableText;
  /** Uploads that it does not use any more. */
  replaced: string[];
  decided: DecidedWords;
}

/** Data that the page does not show. */
const unread = new Set(['placeTags', 'salaryFilter', 'expiryDate', 'notificationsEmail', 'advertiserEmail']);

/** Whether a posting's page would show the same with these columns. */
const saysTheSame = (posting: PostingRow, columns: object): boolean =>
  Object.entries(columns).every(
    ([key, value]) => unread.has(key) || isDeepStrictEqual(posting[key as keyof PostingRow], value),
  );

/**
 * @param posting as it is: a last day that is not changed has been accepted, unless it has passed; null for a new period
 * @throws 422
 */
export function checkLastDay(
  { expiryDate, productDuration: days }: PostingInput,
  { posting, paidUntil, now }: { posting: PostingRow | null; paidUntil: Date | null; now: Date },
): void {
  const issue = lastDayIssue(expiryDate, { now, paidUntil, days });
  if (issue && !(issue.code === 'after-period' && posting?.expiryDate === expiryDate))
    throw validationProblem([issue]);
}

/**
 * The questions a changed posting may carry: what its ad type allows. Where it takes none, those it has stay.
 * @param paidType the ad type that is paid for; another one takes its place with its payment alone
 */
export const withAllowedQuestions = async (
  tx: Executor,
  posting: PostingRow,
  input: PostingInput,
  paidType: string,
): Promise<PostingInput> =>
  (await takesQuestions(tx, paidType)) ? input : { ...input, questions: posting.questions };

/**
 * Marks the uploads of new words as used.
 * @throws 422 for questions that have been answered, and for uploads
 */
export async function takeNewWords(
  tx: Executor,
  files: Pick<Files, 'attach'>,
  actor: EmployerActor,
  { posting, input, company }: { posting: PostingRow; input: PostingInput; company: string },
): Promise<NewWords> {
  if (posting.applicationCount > 0 && !isDeepStrictEqual(input.questions, posting.questions))
    throw validationProblem([{ path: 'questions', code: 'answered' }]);
  const uploads = await attachPostingFiles(tx, files, actor, input, posting);
  const { productGroup, productDuration, ...said } = toColumns(input, await holdEuroRate(tx));
  const columns = { ...said, ...uploads };
  const { imageFileId, fileId } = posting;
  return {
    columns,
    searchable: toSearchable(input, company),
    replaced: [imageFileId, fileId].filter(
      (id) => id !== null && id !== uploads.imageFileId && id !== uploads.fileId,
    ) as string[],
    decided: {
      expiryDate: input.expiryDate,
      sayTheSame: saysTheSame(posting, columns),
      findings: countFindings(input, posting),
    },
  };
}

/** Writes new words and the decision about them over a locked posting; returns it as written. */
export async function writeNewWords(
  tx: Executor,
  files: Pick<Files, 'discard'>,
  { id }: PostingRow,
  { columns, searchable, replaced }: NewWords,
  decision: PostingDecision,
  now: Date,
): Promise<PostingRow> {
  const values = { ...columns, updatedAt: now };
  const written = await writeWords(tx, id, values, searchable, decision.change);
  await noteDecision(tx, id, decision, now);
  if (replaced.length > 0) await files.discard(tx, replaced);
  return written;
}
