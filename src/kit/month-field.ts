import { z } from 'zod';
import { parseMonth } from './dates.ts';
import { issueCode } from './validation-issues.ts';

const month = (text: string, context: z.RefinementCtx<string>): string => {
  const read = parseMonth(text);
  if (read !== null) return read;
  // A year alone is rejected: the month is not guessed.
  const [year] = /^\d{4}(?=\.?$)/.exec(text) ?? [];
  const code = year === undefined ? issueCode('month') : issueCode('month-of-year', { year });
  context.addIssue({ code: 'custom', input: text, ...code });
  return z.NEVER;
};

/** A month as people write it (`03/2024`, `3. 2024.`, `1. 3. 2024.`) or machines do (`2024-03`) → `2024-03`, from 1930 to 2100. */
export const monthField = z.string().trim().min(1).max(20).transform(month);

/** The same, or empty. */
export const optionalMonthField = z
  .string()
  .trim()
  .max(20)
  .default('')
  .transform((text, context) => (text === '' ? '' : month(text, context)));
