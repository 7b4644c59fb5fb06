import { type PostingFinding, type ReadableFields, wordingOf } from './posting-wording.ts';

/** The phrases for which a posting has to wait until a person has looked at it. */
export const findPostingWording = (posting: ReadableFields): PostingFinding[] =>
  wordingOf(posting).filter(({ stops }) => stops);

/** The number of findings, and of those that the words before, which were approved, did not have. */
export const countFindings = (words: ReadableFields, before: ReadableFields) => {
  const passed = new Set(findPostingWording(before).map(({ rule, found }) => `${rule} ${found}`));
  const findings = findPostingWording(words);
  const fresh = findings.filter(({ rule, found }) => !passed.has(`${rule} ${found}`));
  return { all: findings.length, fresh: fresh.length };
};
