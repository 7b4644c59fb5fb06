import type { ProblemBody } from './problem.ts';

/**
 * Why a call got no usable response (rules.md#client-errors); `server`: the response was an error without a problem
 * known to the API.
 */
export type ClientErrorKind = 'timeout' | 'fetch' | 'parse' | 'server';

/** The API responded with a problem. */
export class ApiProblem extends Error {
  readonly problem: ProblemBody;
  readonly retryAfter: number | undefined;

  constructor(problem: ProblemBody, retryAfter?: number) {
    super(problem.detail);
    this.name = 'ApiProblem';
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** No usable response: the connection failed, timed out or the content was garbled. */
export class ClientError extends Error {
  readonly kind: ClientErrorKind;

  constructor(kind: ClientErrorKind, cause: unknown) {
    super(kind, { cause });
    this.name = 'ClientError';
    this.kind = kind;
  }
}

/** Checked by fields, not `instanceof`: two copies of this module exist while rendering. */
export const isApiProblem = (error: unknown): error is ApiProblem =>
  error instanceof Error && error.name === 'ApiProblem' && 'problem' in error;

export const isClientError = (error: unknown): error is ClientError =>
  error instanceof Error && error.name === 'ClientError' && 'kind' in error;

/** The problem's status and code if the API refused the request, else null. */
export const problemOf = (error: unknown): ProblemBody | null => (isApiProblem(error) ? error.problem : null);

/** The site itself cannot respond now: something it depends on is unavailable, or its disk is full. */
export const isOutage = (status: number | undefined): status is 503 | 507 => status === 503 || status === 507;

/**
 * Wraps a lazy import (`import()`): a module that cannot be loaded counts as a failed connection. Not tried while
 * offline, because a browser remembers a failed import and refuses it until the page is reloaded.
 */
export const fetched = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    if (globalThis.navigator?.onLine === false) throw new Error('offline');
    return await load();
  } catch (error) {
    throw new ClientError('fetch', error);
  }
};
