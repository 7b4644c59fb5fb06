import { cleanInput } from '#features/postings/server/posting-values.ts';
import { type FieldIssue, isProblem } from '#kit/problem.ts';
import { findPostingWording } from '../../wording/posting-review.ts';
import { type ImportedPosting, readImportedPosting } from '../fields.ts';

/** A line of the file: its text, or why it cannot be read as text. */
export type ImportLine = { number: number } & ({ text: string } | { fault: 'line-too-long' | 'not-utf-8' });

/** A note to the operator about an accepted line. */
export interface ImportNote {
  code: 'wording' | 'questions-left-out';
  /** Folded words found in the text, for `wording`. */
  found?: string;
}

/** A line with a valid posting. */
export interface TakenLine {
  number: number;
  posting: ImportedPosting;
  notes: ImportNote[];
}

export type ReadLine = TakenLine | { number: number; issues: FieldIssue[] };

/** Maximum nesting depth, deeper than any posting: deeper lines are rejected. */
const deepest = 8;

/** Paths of strings that PostgreSQL cannot store: with NUL or a lone surrogate. */
function badCharacters(value: unknown, path: string[] = []): string[] {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000') ? [] : [path.join('.')];
  if (value === null || typeof value !== 'object') return [];
  if (path.length > deepest) return [path.join('.')];
  return Object.entries(value).flatMap(([key, item]) => [
    ...badCharacters(key, [...path, key]),
    ...badCharacters(item, [...path, key]),
  ]);
}

const parseObject = (text: string): { value: object } | { code: 'not-json' | 'not-an-object' } => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { code: 'not-json' };
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return { code: 'not-an-object' };
  return { value };
};

/** Parses one line to a sanitised posting with findings of the wording check; or everything wrong with it. */
export function readImportLine(line: ImportLine, now: Date): ReadLine {
  const { number } = line;
  const refused = (...issues: FieldIssue[]): ReadLine => ({ number, issues });
  if ('fault' in line) return refused({ path: '', code: line.fault });
  const parsed = parseObject(line.text);
  if ('code' in parsed) return refused({ path: '', code: parsed.code });
  const bad = badCharacters(parsed.value);
  if (bad.length > 0) return refused(...bad.map((path) => ({ path, code: 'characters' })));
  const read = readImportedPosting(parsed.value, now);
  if ('issues' in read) return refused(...read.issues);
  try {
    const input = cleanInput(read.posting.input);
    const notes = findPostingWording(input).map(({ found }): ImportNote => ({ code: 'wording', found }));
    return { number, posting: { ...read.posting, input }, notes };
  } catch (error) {
    if (isProblem(error)) return refused(...error.issues);
    throw error;
  }
}
