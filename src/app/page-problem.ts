import { data } from 'react-router';
import { problemOf } from '#shared/client-errors.ts';

/** In loaders: what the API refuses as missing or gone makes a page with that status; anything else is a broken page. */
export function throwPageProblem(error: unknown): never {
  const status = problemOf(error)?.status;
  if (status === 404 || status === 410 || status === 403) throw data(null, { status });
  throw error;
}
