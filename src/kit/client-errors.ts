import type { ProblemBody } from './problem.ts';

/**
 * Why a call got no answer from the server (rules.md#client-errors); `server`: it answered without a problem that the
 * API knows.
 */
export type ClientErrorKind = 'timeout' | 'fetch' | 'parse' | 'server';

/** The API answered with a problem. */
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

/** No usable response: the connection failed, took too long or the content was garbled. */
export class ClientError extends Error {
  readonly kind: ClientErrorKind;

  constructor(kind: ClientErrorKind, cause: unknown) {
    super(kind, { cause });
    this.name = 'ClientError';
    this.kind = kind;
  }
}

/** By its fields: two copies of this module exist while rendering. */
export const isApiProblem = (error: unknown): error is ApiProblem =>
  error instanceof Error && error.name === 'ApiProblem' && 'problem' in error;

export const isClientError = (error: unknown): error is ClientError =>
  error instanceof Error && error.name === 'ClientError' && 'kind' in error;

/** The problem's status and code when the API refused, else null. */
export const problemOf = (error: unknown): ProblemBody | null => (isApiProblem(error) ? error.problem : null);

/** The site itself cannot respond now: something it depends on is unavailable, or its disk is full. */
export const isOutage = (status: number | undefined): status is 503 | 507 => status === 503 || status === 507;

/**
 * For modules loaded on use (`import()`): one that cannot be loaded is a failed connection like any other. Without a
 * connection none is tried: a browser remembers an import that failed, and refuses it until the page is loaded again.
 */
export const fetched = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    if (globalThis.navigator?.onLine === false) throw new Error('offline');
    return await load();
  } catch (error) {
    throw new ClientError('fetch', error);
  }
};
