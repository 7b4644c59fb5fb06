import type { z } from 'zod';
import type { CompanyRole } from './company-role.ts';
import type { ProblemCode } from './problem.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint at all; a role of a company stands for its members with at least this one. What callers may do
 * to which object is the service's policy.
 */
export type Access = 'public' | 'account' | 'jobseeker' | CompanyRole | 'admin';

/**
 * The schemas of an endpoint. `params` and `query` read strings; `body` is strict JSON, or the fields of a multipart
 * form. `data` and `meta` describe the response `{ data, meta? }`.
 */
export interface EndpointSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  data: z.ZodType;
  meta?: z.ZodType;
}

/** An endpoint as a value: the server mounts it, the client calls it, OpenAPI and the access matrix are made from it. */
export interface Endpoint<S extends EndpointSchemas = EndpointSchemas> {
  /** Unique, `feature.action`; also OpenAPI's operationId. */
  id: string;
  method: HttpMethod;
  /** Below `/api`, with `{name}` for parameters. */
  path: string;
  access: Access;
  /** What it does, one English sentence for the API's documentation. */
  summary: string;
  /** Loaded on use, so that a public page's JavaScript carries no Zod. */
  schemas: () => Promise<S>;
  /** Problems beyond those that every endpoint may return. */
  problems?: ProblemCode[];
  /** Success status; 200 by default. */
  status?: 200 | 201 | 202;
  /** `multipart`: the body is a form with a `file`. */
  upload?: boolean;
  /** The body may also come as the fields of a form, from senders that know no JSON. */
  form?: boolean;
  /**
   * Of a read: for whom the answer is the same in one language, whatever they hold. Clients keep theirs and revalidate it
   * with its `ETag`, and pages of other sites may read it. Nothing that a secret in the address opens is.
   */
  sameFor?: 'guests' | 'everybody';
  /** The call takes an `Idempotency-Key`: its effect happens once. */
  once?: boolean;
}

/** Declares an endpoint; only fixes the types. */
export const endpoint = <S extends EndpointSchemas>(definition: Endpoint<S>): Endpoint<S> => definition;

/** Schema of a path with one `{id}`, a positive whole number; loads Zod on use, as `schemas` do. */
export const idParams = async () => {
  const { z } = await import('zod');
  const { idParam } = await import('./query-fields.ts');
  return z.object({ id: idParam });
};

/** The same for an opaque id, a UUID. */
export const uuidParams = async () => {
  const { z } = await import('zod');
  const { uuidParam } = await import('./query-fields.ts');
  return z.object({ id: uuidParam });
};

type Part<S, K extends string, D extends 'in' | 'out'> = S extends { [P in K]: infer T extends z.ZodType }
  ? D extends 'in'
    ? z.input<T>
    : z.output<T>
  : undefined;

type Given<K extends string, V> = V extends undefined ? { [P in K]?: undefined } : { [P in K]: V };
type GivenQuery<V> = V extends undefined ? { query?: undefined } : { query?: V };

/** What a caller hands over. */
export type CallInput<S extends EndpointSchemas> = Given<'params', Part<S, 'params', 'in'>> &
  GivenQuery<Part<S, 'query', 'in'>> &
  Given<'body', Part<S, 'body', 'in'>>;

/** What a handler receives: validated. */
export interface HandlerInput<S extends EndpointSchemas> {
  params: Part<S, 'params', 'out'>;
  query: Part<S, 'query', 'out'>;
  body: Part<S, 'body', 'out'>;
}

/** What a caller gets back. */
export interface Answer<S extends EndpointSchemas> {
  data: z.output<S['data']>;
  meta: Part<S, 'meta', 'out'>;
}

/** What a handler returns. */
export type HandlerResult<S extends EndpointSchemas> = S extends { meta: infer M extends z.ZodType }
  ? { data: z.input<S['data']>; meta: z.input<M> }
  : { data: z.input<S['data']> };

/** `/postings/{id}` with `{ id: 7 }` → `/postings/7`; every value is escaped. */
export const fillPath = (path: string, params: Record<string, unknown> | undefined): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')));

/** Query values → search string; lists repeat the name, `undefined`, `null` and `''` are left out. */
export const toSearch = (query: Record<string, unknown> | undefined): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(name, String(item));
    }
  }
  const text = search.toString();
  return text ? `?${text}` : '';
};
