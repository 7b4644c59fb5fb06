import { createContext, useContext } from 'react';
import type { FieldError, ProblemBody } from '#shared/problem.ts';

/** A form as it was sent without scripts and refused. */
export interface Posted {
  /** What was typed, but for passwords. */
  values: Record<string, string | boolean>;
  /** What is wrong with which field. */
  errors: readonly FieldError[];
  /** What belongs to no field; null when everything stands at one. */
  rest: string | null;
  problem: ProblemBody;
  retryAfter: number | undefined;
}

const PostedContext = createContext<Posted | null>(null);

/** Hands the refused form to the forms below it, which begin with it instead of empty. */
export const PostedForm = PostedContext.Provider;

export const usePosted = (): Posted | null => useContext(PostedContext);
