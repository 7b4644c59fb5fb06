import type { z } from 'zod';
import type { CompanyRole } from './company-role.ts';
import type { ProblemCode } from './problem.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint at all; a role of a company stands for its members with at least this one. What callers may do
 * to which object is decided by its handler.
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
export interface Endpoint<S extends EndpointSchemas = EndpointSchemas, A extends Access = Access> extends Traits {
  /** Unique, `feature.action`; also OpenAPI's operationId. */
  id: string;
  method: HttpMethod;
  /** Below `/api`, with `{name}` for parameters. */
  path: string;
  access: A;
  /** What it does, one English sentence for the API's documentation. */
  summary: string;
  /** Loaded on use, so that a public page's JavaScript carries no Zod. */
  schemas: () => Promise<S>;
}

/** What is said of an endpoint besides. */
export interface Traits {
  /** Problems beyond those that every endpoint may return. */
  problems?: readonly ProblemCode[];
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

/** What is written of an endpoint's schemas: its path says the parameters, and no `data` means that there is nothing to answer. */
type Shape = Partial<EndpointSchemas>;
type Zod = typeof import('zod').z;

/** The parameters of a path; `{id}` is a positive whole number, `{id:uuid}` an opaque id. */
type PathParams<P extends string, Id> = P extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Uuid}:uuid` ? { [_ in Uuid]: string } : { [_ in Name]: Id }) & PathParams<Rest, Id>
  : unknown;

declare const nothing: unique symbol;
/** The `data` of an endpoint that has nothing to answer: `{}`. */
type Nothing = z.ZodObject<Record<never, never>> & { [nothing]: true };

/** What is written, and what follows from it. */
type Whole<P extends string, S extends Shape> = S &
  (S extends { params: z.ZodType }
    ? unknown
    : P extends `${string}{${string}`
      ? { params: z.ZodType<PathParams<P, number>, PathParams<P, number | string>> }
      : unknown) &
  (S extends { data: z.ZodType } ? unknown : { data: Nothing }) extends infer W extends EndpointSchemas
  ? W
  : never;

/** What is said of an endpoint besides its name, address and access. */
interface Said<F, S extends Shape> extends Traits {
  summary: string;
  /** @param f the fields of the modules */
  schemas?: (f: F, z: Zod) => S;
}

/** All that the modules export. */
type All<M extends readonly unknown[]> = M extends [infer First, ...infer Others] ? First & All<Others> : unknown;

/**
 * Declares the endpoints of a feature: `get('listRows', '/rows/{id}', 'admin', { summary, schemas: (f, z) => … })`. The path
 * types its parameters, the access types the caller, `data` and `meta` type what a handler has to answer.
 * @param modules those with the fields; they and Zod are loaded on use
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

/** What a handler of {@link endpoints} returns: its data, its data with meta, or nothing. */
export type Answered<S extends EndpointSchemas> = S extends { meta: infer M extends z.ZodType }
  ? { data: z.input<S['data']>; meta: z.input<M> }
  : S extends { data: Nothing }
    ? // biome-ignore lint/suspicious/noConfusingVoidType: It is what a function returns.
      void
    : z.input<S['data']>;

/** What is sent: the data, with meta where there is. */
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
