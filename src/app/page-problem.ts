import { data } from 'react-router';
import { problemOf } from '#kit/client-errors.ts';

/** Status texts by RFC 9110; React Router treats errors without one as internal errors. */
const statusTexts: Record<number, string> = {
  403: 'Forbidden',
  404: 'Not Found',
  410: 'Gone',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Thrown by a loader to give the page this status. */
export const pageStatus = (status: number) => data(null, { status, statusText: statusTexts[status] ?? '' });

/** In loaders: refusals of the API as missing or gone become a page with that status; other errors are rethrown. */
export function throwPageProblem(error: unknown): never {
  const status = problemOf(error)?.status;
  if (status === 404 || status === 410 || status === 403) throw pageStatus(status);
  throw error;
}
