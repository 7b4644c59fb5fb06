import type { z } from 'zod';
import type { CompanyRole } from './company-role.ts';
import type { ProblemCode } from './problem.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint at all; a company role means members with at least this role. Which objects a caller may act
 * on is decided by the handler.
 */
export type Access = 'public' | 'account' | 'jobseeker' | CompanyRole | 'admin';

/**
 * The schemas of an endpoint. `params` and `query` parse strings; `body` is strict JSON, or the fields of a multipart
 * form. `data` and `meta` describe the response `{ data, meta? }`.
 */
export interface EndpointSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  data: z.ZodType;
  meta?: z.ZodType;
}

/**
 * An endpoint as a value: the server mounts it, the client calls it, OpenAPI and the access matrix are generated from
 * it.
 */
export interface Endpoint<S extends EndpointSchemas = EndpointSchemas, A extends Access = Access> extends Traits {
  /** Unique, `feature.action`; also OpenAPI's operationId. */
  id: string;
  method: HttpMethod;
  /** Below `/api`, with parameters as `{name}`. */
  path: string;
  access: A;
  /** What it does, as one English sentence for the API documentation. */
  summary: string;
  /** Loaded lazily, so that the JavaScript of public pages does not contain Zod. */
  schemas: () => Promise<S>;
}

/** Optional properties of an endpoint. */
export interface Traits {
  /** Problem codes beyond those that every endpoint may return. */
  problems?: readonly ProblemCode[];
  /** Success status; 200 by default. */
  status?: 200 | 201 | 202;
  /** `multipart/form-data`: the body is a form with a `file`. */
  upload?: boolean;
  /** Whether the body may also be sent as form fields, by clients that cannot send JSON. */
  form?: boolean;
  /**
   * For reads: who gets the same answer in one language, regardless of their credentials. Clients cache it and
   * revalidate it with its `ETag`, and pages of other sites may read it. Never for what a secret in the address gives
   * access to.
   */
  sameFor?: 'guests' | 'everybody';
  /** Whether the call accepts an `Idempotency-Key`, so that its effect happens once. */
  once?: boolean;
}

/**
 * The declared schemas of an endpoint: parameters are derived from the path, and a missing `data` means an empty
 * response.
 */
type Shape = Partial<EndpointSchemas>;
type Zod = typeof import('zod').z;

/** The parameters of a path; `{id}` is a positive integer, `{id:uuid}` an opaque id. */
type PathParams<P extends string, Id> = P extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Uuid}:uuid` ? { [_ in Uuid]: string } : { [_ in Name]: Id }) & PathParams<Rest, Id>
  : unknown;

declare const nothing: unique symbol;
/** The `data` of an endpoint without a response: `{}`. */
type Nothing = z.ZodObject<Record<never, never>> & { [nothing]: true };

/** The declared schemas with those derived from them. */
type Whole<P extends string, S extends Shape> = S &
  (S extends { params: z.ZodType }
    ? unknown
    : P extends `${string}{${string}`
      ? { params: z.ZodType<PathParams<P, number>, PathParams<P, number | string>> }
      : unknown) &
  (S extends { data: z.ZodType } ? unknown : { data: Nothing }) extends infer W extends EndpointSchemas
  ? W
  : never;

/** The declaration of an endpoint besides its name, path and access. */
interface Said<F, S extends Shape> extends Traits {
  summary: string;
  /** @param f the exported fields of the modules */
  schemas?: (f: F, z: Zod) => S;
}

/** The exports of all modules. */
type All<M extends readonly unknown[]> = M extends [infer First, ...infer Others] ? First & All<Others> : unknown;

/**
 * Declares the endpoints of a feature: `get('listRows', '/rows/{id}', 'admin', { summary, schemas: (f, z) => … })`. The
 * path types its parameters, the access types the caller, `data` and `meta` type the result of the handler.
 * @param modules modules with shared fields; they and Zod are loaded lazily
 */
export function endpoints<const M extends unknown[]>(
  feature: string,
  ...modules: { [K in keyof M]: () => Promise<M[K]> }
) {
  const by =
    (method: HttpMethod) =>
    <P extends string, A extends Access, S extends Shape = Record<never, never>>(
      name: string,
      path: P,
      access: A,
      { schemas, ...said }: Said<All<M>, S>,
    ): Endpoint<Whole<P, S>, A> => ({
      id: `${feature}.${name}`,
      method,
      path: path.replaceAll(':uuid', ''),
      access,
      ...said,
      schemas: async () => {
        const { readSchemas } = await import('./endpoint-schemas.ts');
        return (await readSchemas(path, modules, schemas as never)) as unknown as Whole<P, S>;
      },
    });
  return { get: by('GET'), post: by('POST'), put: by('PUT'), patch: by('PATCH'), del: by('DELETE') };
}

type Part<S, K extends string, D extends 'in' | 'out'> = S extends { [P in K]: infer T extends z.ZodType }
  ? D extends 'in'
    ? z.input<T>
    : z.output<T>
  : undefined;

type Given<K extends string, V> = V extends undefined ? { [P in K]?: undefined } : { [P in K]: V };
type GivenQuery<V> = V extends undefined ? { query?: undefined } : { query?: V };

/** The arguments of a call. */
export type CallInput<S extends EndpointSchemas> = Given<'params', Part<S, 'params', 'in'>> &
  GivenQuery<Part<S, 'query', 'in'>> &
  Given<'body', Part<S, 'body', 'in'>>;

/** The validated input of a handler. */
export interface HandlerInput<S extends EndpointSchemas> {
  params: Part<S, 'params', 'out'>;
  query: Part<S, 'query', 'out'>;
  body: Part<S, 'body', 'out'>;
}

/** What a call returns. */
export interface Answer<S extends EndpointSchemas> {
  data: z.output<S['data']>;
  meta: Part<S, 'meta', 'out'>;
}

/** What a handler of {@link endpoints} returns: its data, its data with meta, or nothing. */
export type Answered<S extends EndpointSchemas> = S extends { meta: infer M extends z.ZodType }
  ? { data: z.input<S['data']>; meta: z.input<M> }
  : S extends { data: Nothing }
    ? // biome-ignore lint/suspicious/noConfusingVoidType: It is what a function returns.
      void
    : z.input<S['data']>;

/** The response body: the data, with meta if there is any. */
export type HandlerResult<S extends EndpointSchemas> = S extends { meta: infer M extends z.ZodType }
  ? { data: z.input<S['data']>; meta: z.input<M> }
  : { data: z.input<S['data']> };

/** `/postings/{id}` with `{ id: 7 }` → `/postings/7`; every value is escaped. */
export const fillPath = (path: string, params: Record<string, unknown> | undefined): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')));

/** Query values → search string; lists repeat the name, `undefined`, `null` and `''` are omitted. */
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
