import { problemOf } from './client-errors.ts';
import type { ProblemCode } from './problem.ts';

/** For `catch`: null for refusals with one of these statuses or codes; other errors are rethrown. */
export const nullWhen =
  (...refusals: (number | ProblemCode)[]) =>
  (error: unknown): null => {
    const problem = problemOf(error);
    if (problem && (refusals.includes(problem.status) || refusals.includes(problem.code as ProblemCode))) return null;
    throw error;
  };
