import { ApiProblem, ClientError, type ClientErrorKind } from './client-errors.ts';
import type { Answer, CallInput, Endpoint, EndpointSchemas } from './endpoint.ts';
import { fillPath, toSearch } from './endpoint.ts';
import type { Language } from './i18n/language.ts';
import { createUnansweredKeys } from './idempotency-key.ts';
import type { ProblemBody } from './problem.ts';

/** An API request before it is sent by a transport. */
export interface ApiRequest {
  method: string;
  /** Path and query, starting with `/api`. */
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
  /** For uploads: called with the percentage sent, 0 to 100; only the browser's transport reports it. */
  onProgress?: (percent: number) => void;
  /** It may arrive after the page that has sent it is closed: so that the caller can later distinguish its own save from another's. */
  outlivesPage?: boolean;
}

/** Sends a request to the API: `fetch` in the browser, a direct call while rendering and in tests. */
export type Transport = (request: ApiRequest) => Promise<Response>;

export interface CallOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Sent as `Idempotency-Key` instead of the client's own key: one stored over a reload. */
  idempotencyKey?: string;
  /** For uploads: the form that replaces the JSON body. */
  form?: FormData;
  onProgress?: ApiRequest['onProgress'];
  outlivesPage?: boolean;
}

/** Calls any endpoint over one transport. */
export interface Api {
  call<S extends EndpointSchemas>(
    endpoint: Endpoint<S>,
    input: CallInput<S>,
    options?: CallOptions,
  ): Promise<Answer<S>>;
}

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Classifies a response that is not one of our problems: from a broken server, a proxy, or something else. */
const unread = ({ status }: Response): ClientErrorKind => (status >= 500 ? 'server' : 'parse');

const readBody = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') throw error;
    // The response had begun; it may still break off, time out or not be JSON.
    throw new ClientError(
      name === 'TimeoutError' ? 'timeout' : name === 'SyntaxError' ? unread(response) : 'fetch',
      error,
    );
  }
};

const isProblemBody = (body: unknown): body is ProblemBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'status' in body;

/**
 * Whether a response shows the outcome of the request: not an error on the way, and not that the first request is still
 * running.
 */
const isDecided = (status: number, answer: unknown): boolean =>
  status < 500 && !(isProblemBody(answer) && answer.code === 'idempotency.still-running');

/**
 * Creates the typed client. Every request carries `Accept`, `Locale` and the allowed-methods header
 * (rules.md#requests); the transport adds the bearer token. Requests whose effect must happen once carry an idempotency
 * key, and a repetition after a lost response carries the same key. Throws {@link ApiProblem} for a refusal and
 * {@link ClientError} when there is no response.
 */
export const createApi = (transport: Transport, language: () => Language): Api => {
  const unanswered = createUnansweredKeys();
  const call: Api['call'] = async (endpoint, input, options = {}) => {
    const { params, query, body } = input as unknown as AnyInput;
    const headers: Record<string, string> = {
      Accept: 'application/json',
      Locale: language(),
      'Access-Control-Allow-Methods': 'GET,POST,PUT,PATCH,DELETE',
      ...options.headers,
    };
    const request: ApiRequest = {
      method: endpoint.method,
      url: `/api${fillPath(endpoint.path, params)}${toSearch(query)}`,
      headers,
    };
    if (options.signal) request.signal = options.signal;
    if (options.onProgress) request.onProgress = options.onProgress;
    if (options.outlivesPage) request.outlivesPage = true;
    if (options.form) request.body = options.form;
    else if (body !== undefined) {
      headers['Content-Type'] = 'application/json';
      request.body = JSON.stringify(body);
    }
    if (endpoint.once)
      headers['Idempotency-Key'] =
        options.idempotencyKey ?? unanswered.keyOf(endpoint.id, `${request.url} ${request.body}`);
    const response = await transport(request);
    const answer = await readBody(response);
    if (isDecided(response.status, answer)) unanswered.discard(endpoint.id);
    if (!response.ok) {
      if (!isProblemBody(answer)) throw new ClientError(unread(response), new Error(`status ${response.status}`));
      const retryAfter = Number(response.headers.get('Retry-After'));
      throw new ApiProblem(answer, retryAfter > 0 ? retryAfter : undefined);
    }
    return answer as never;
  };
  return { call };
};
