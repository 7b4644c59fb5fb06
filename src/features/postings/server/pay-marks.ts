import type { Executor } from '#host/database/database.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { PayMark } from '../fields.ts';
import type { CardRow } from './posting-store.ts';

/** What the comparison of a posting's pay depends on. */
export type PaidRow = Pick<
  CardRow,
  | 'id'
  | 'categories'
  | 'locations'
  | 'jobType'
  | 'contractType'
  | 'salaryMin'
  | 'salaryMax'
  | 'salaryCurrency'
  | 'salaryBasis'
>;

/** How the pay of postings compares, by posting; only for those of which something can be said. */
export type PayMarks = (
  executor: Executor,
  rows: readonly PaidRow[],
  language: Language,
) => Promise<ReadonlyMap<number, PayMark>>;
