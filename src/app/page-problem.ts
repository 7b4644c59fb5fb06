import { data } from 'react-router';
import { problemOf } from '#kit/client-errors.ts';
import type { ProblemCode } from '#kit/problem.ts';

/** Names of statuses by RFC 9110; React Router calls each without a name an internal error. */
const statusTexts: Record<number, string> = {
  403: 'Forbidden',
  404: 'Not Found',
  410: 'Gone',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** What a loader throws so that the page has this status. */
export const pageStatus = (status: number) => data(null, { status, statusText: statusTexts[status] ?? '' });

/** In loaders: what the API refuses as missing or gone makes a page with that status; anything else is a broken page. */
export function throwPageProblem(error: unknown): never {
  const status = problemOf(error)?.status;
  if (status === 404 || status === 410 || status === 403) throw pageStatus(status);
  throw error;
}

/** For `catch`: null where the API refuses with one of these statuses or codes; anything else is thrown. */
export const nullWhen =
  (...refusals: (number | ProblemCode)[]) =>
  (error: unknown): null => {
    const problem = problemOf(error);
    if (problem && (refusals.includes(problem.status) || refusals.includes(problem.code as ProblemCode))) return null;
    throw error;
  };
