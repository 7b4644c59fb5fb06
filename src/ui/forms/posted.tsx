import { createContext, useContext } from 'react';
import type { FieldError, ProblemBody } from '#kit/problem.ts';

/** A form that was submitted without scripts and refused. */
export interface Posted {
  /** The submitted values, except passwords. */
  values: Record<string, string | boolean>;
  /** Errors by field. */
  errors: readonly FieldError[];
  /** Errors without a field; null when there are none. */
  rest: string | null;
  problem: ProblemBody;
  retryAfter: number | undefined;
}

const PostedContext = createContext<Posted | null>(null);

/** Passes the refused form to the forms below it, which start with its values. */
export const PostedForm = PostedContext.Provider;

export const usePosted = (): Posted | null => useContext(PostedContext);
