import type { Actor, ActorOf } from '#kit/actor.ts';
import type { Access, Answered, Endpoint, EndpointSchemas, HandlerInput, HandlerResult } from '#kit/endpoint.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Scope } from '../versions/versions.ts';

/** A file as received in the multipart field `file`; nothing about it is validated yet. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

/** Reads and writes one HttpOnly cookie of this host. */
export interface HostCookie {
  read(): string | null;
  write(value: string, expires: Date): void;
  clear(): void;
}

/** Identifies an effect that must happen once: the client's key and a hash of what it sent. */
export interface OnceRequest {
  key: string;
  /** Endpoint, caller and object: the same key in another scope is another effect. */
  scope: string;
  bodyHash: string;
}

/** Everything a handler may know about a request besides its validated input. */
export interface CallContext {
  actor: Actor;
  language: Language;
  requestId: string;
  /** The caller's network (`networkOf`), for rate limits and to distinguish visitors. */
  network: string;
  userAgent: string;
  /** The `Origin` header when it is not this site's. */
  foreignOrigin: string | null;
  /** The rotating refresh token. */
  refreshCookie: HostCookie;
  /** Which accounts have signed in with this browser (rules.md#wrong-passwords). */
  signedInCookie: HostCookie;
  file: UploadedFile | null;
  once: OnceRequest | null;
}

/** What a response depends on: it is outdated as soon as one of the scopes changes, or after so many seconds. */
export interface Shown {
  scopes: readonly Scope[];
  /** For what no scope covers: counts that rise with every visit, and what becomes visible as time passes. */
  seconds?: number;
  /** Whether it changes with each full hour. */
  hourly?: boolean;
  /** Called for everybody who gets the answer, also as part of a cached page. Never waits and never fails. */
  seen?: (who: Pick<CallContext, 'network' | 'userAgent'>) => void;
}

/** What a response to these parameters depends on. */
type Shows<S extends EndpointSchemas> = (input: { params: Record<string, string> }, result: HandlerResult<S>) => Shown;

/** A validated call: the caller, the path parameters by their names, query and body. */
export type Call<S extends EndpointSchemas = EndpointSchemas, A extends Access = Access> = Omit<
  CallContext,
  'actor'
> & { actor: ActorOf<A> } & Named<HandlerInput<S>['params']> &
  Pick<HandlerInput<S>, 'query' | 'body'>;

type Named<Params> = Params extends undefined ? unknown : Params;

/**
 * Called once the caller has access and before any of the body is read; may throw to reject the call without reading
 * the body.
 */
type BeforeBody<A extends Access> = (
  context: Omit<CallContext, 'actor' | 'file' | 'once'> & { actor: ActorOf<A> },
) => Promise<void>;

/** An endpoint with its handler, whatever the types of both. */
export interface Route {
  endpoint: Endpoint;
  handler: (call: Call) => Promise<unknown>;
  shows?: Shows<EndpointSchemas>;
  beforeBody?: BeforeBody<'public'>;
}

/**
 * Joins an endpoint and its handler: `on(endpoint, ({ actor, id, query, body }) => answer)`. A handler that omits the
 * answer, or uses a parameter that the path does not have or an actor that the access does not guarantee, does not
 * compile.
 */
export const on = <S extends EndpointSchemas, A extends Access>(
  endpoint: Endpoint<S, A>,
  handler: (call: Call<S, A>) => Promise<Answered<S>>,
  more: {
    /** For what guests' pages show: without it no page with an answer of the endpoint is cached (ADR 52). */
    shows?: Shows<S>;
    /** A rate limit that is applied before the body is read. */
    beforeBody?: BeforeBody<A>;
  } = {},
): Route => ({ endpoint, handler, ...more }) as unknown as Route;
