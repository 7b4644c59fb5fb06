import { createContext, useContext } from 'react';
import type { FieldError, ProblemBody } from '#kit/problem.ts';

/** A form as it was sent without scripts and refused. */
export interface Posted {
  /** The input, except for passwords. */
  values: Record<string, string | boolean>;
  /** Errors by field. */
  errors: readonly FieldError[];
  /** Errors without a field; null when there are none. */
  rest: string | null;
  problem: ProblemBody;
  retryAfter: number | undefined;
}

const PostedContext = createContext<Posted | null>(null);

/** Hands the refused form to the forms below it, which begin with it instead of empty. */
export const PostedForm = PostedContext.Provider;

export const usePosted = (): Posted | null => useContext(PostedContext);
