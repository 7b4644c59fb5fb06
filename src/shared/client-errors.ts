import type { ProblemBody } from './problem.ts';

/** Why a call got no answer from the server (SPEC §8); `server`: one that says nothing of ours but that it is broken. */
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

/** No usable answer came: the connection failed, took too long or was garbled. */
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

/** The house itself cannot answer for now: something it cannot work without is away, or its disk is full. */
export const isOutage = (status: number | undefined): status is 503 | 507 => status === 503 || status === 507;

/** For files that come when they are needed (`import()`): one that cannot be had is a failed connection like any other. */
export const fetched = <T>(file: Promise<T>): Promise<T> =>
  file.catch((error: unknown) => {
    throw new ClientError('fetch', error);
  });
