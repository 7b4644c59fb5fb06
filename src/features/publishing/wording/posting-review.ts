import { type PostingFinding, type ReadableFields, wordingOf } from './posting-wording.ts';

/** The phrases for which a posting needs review by a person. */
export const findPostingWording = (posting: ReadableFields): PostingFinding[] =>
  wordingOf(posting).filter(({ stops }) => stops);

/** The number of findings, and of those that the previous, approved content did not have. */
export const countFindings = (words: ReadableFields, before: ReadableFields) => {
  const passed = new Set(findPostingWording(before).map(({ rule, found }) => `${rule} ${found}`));
  const findings = findPostingWording(words);
  const fresh = findings.filter(({ rule, found }) => !passed.has(`${rule} ${found}`));
  return { all: findings.length, fresh: fresh.length };
};
