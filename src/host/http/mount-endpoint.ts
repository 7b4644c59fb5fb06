import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Actor, roleOf } from '#kit/actor.ts';
import type { Endpoint } from '#kit/endpoint.ts';
import { Problem } from '#kit/problem.ts';
import type { UploadedFile } from './call-context.ts';
import { etagOf, namesTag } from './etag.ts';
import type { Operation, SentBody } from './operation.ts';
import type { RequestBodies } from './request-body.ts';
import { cookiesOf, type RequestFacts } from './request-facts.ts';
import { requestLanguage } from './request-language.ts';
import { wellFormed } from './well-formed.ts';

export interface MountDeps {
  /** The caller of a bearer token; throws 401 for an invalid token. */
  actorOf: (authorization: string | undefined) => Promise<Actor>;
  facts: (c: Context) => RequestFacts;
  bodies: RequestBodies;
  /** Whether cookies are sent over https only. */
  secureCookies: boolean;
}

/** 5 MB file plus multipart overhead; JSON bodies stay far below. */
const maxUploadBytes = 5_242_880 + 65_536;
const maxJsonBytes = 524_288;

/** What is needed to read the body of one request. */
interface Reading extends Pick<MountDeps, 'bodies'> {
  c: Context;
  endpoint: Endpoint;
  network: string;
  actor: Actor;
  before: () => Promise<void>;
}

const readJson = async ({ c, bodies, network }: Reading): Promise<SentBody> => {
  if (!/^application\/(.+\+)?json\b/i.test(c.req.header('content-type') ?? ''))
    throw new Problem('unsupported-media-type');
  const bytes = await bodies.read(c, network, maxJsonBytes);
  try {
    const value = wellFormed(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    return { value, file: null };
  } catch (error) {
    throw new Problem('bad-request', { cause: error });
  }
};

const readUpload = async ({ c, bodies, network, actor, before }: Reading): Promise<SentBody> => {
  const contentType = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new Problem('unsupported-media-type');
  // Signed-in callers are counted by account, since many people of an office share a network.
  const caller = actor.kind === 'account' ? `account ${actor.accountId}` : `network ${network}`;
  const { bytes, done } = await bodies.receive(c, { caller, limit: maxUploadBytes, before });
  try {
    return { ...(await readForm(contentType, bytes)), done };
  } catch (error) {
    done();
    throw error;
  }
};

const isForm = (contentType: string): boolean =>
  /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType);

/** JSON, or the fields of a form where the endpoint accepts one. */
const readBody = async (reading: Reading): Promise<SentBody> => {
  const { c, endpoint, bodies, network, before } = reading;
  if (endpoint.upload) return readUpload(reading);
  await before();
  const contentType = c.req.header('content-type') ?? '';
  if (!endpoint.form || !isForm(contentType)) return readJson(reading);
  const { value } = await readForm(contentType, await bodies.read(c, network, maxJsonBytes));
  return { value, file: null };
};

const readForm = async (contentType: string, bytes: Uint8Array<ArrayBuffer>): Promise<SentBody> => {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch (error) {
    throw new Problem('bad-request', { cause: error });
  }
  const value: Record<string, unknown> = {};
  let file: UploadedFile | null = null;
  for (const [name, field] of form) {
    if (typeof field === 'string') value[name] = wellFormed(field);
    else if (name === 'file')
      file = { name: String(wellFormed(field.name)), bytes: new Uint8Array(await field.arrayBuffer()) };
  }
  return { value, file };
};

/** CORS headers that let pages of other sites read as guests (rules.md#public-reads), without cookies or tokens. */
export const openToOtherSites = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD'],
  allowHeaders: ['Locale', 'If-None-Match'],
  exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
  maxAge: 86_400,
});

/** Mounts an operation in the application, at the path of its endpoint. */
export function mountEndpoint(app: Hono, endpoint: Endpoint, operation: Operation, deps: MountDeps): void {
  const path = `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  if (endpoint.sameFor) app.on(['GET', 'OPTIONS'], path, openToOtherSites);
  app.on(endpoint.method, path, async (c: Context) => {
    const facts = deps.facts(c);
    const { pathname, searchParams } = new URL(c.req.url);
    const actor = await deps.actorOf(c.req.header('authorization'));
    c.set('role', roleOf(actor));
    const result = await operation({
      ...facts,
      actor,
      language: requestLanguage(c),
      ...cookiesOf(c, deps.secureCookies),
      params: c.req.param(),
      search: searchParams,
      body: (before) => readBody({ c, endpoint, actor, before, bodies: deps.bodies, network: facts.network }),
      idempotencyKey: c.req.header('idempotency-key'),
      pathname,
    });
    if (endpoint.sameFor === 'everybody' || (endpoint.sameFor && actor.kind === 'guest'))
      return cachedAnswer(c, result);
    c.header('Cache-Control', 'no-store');
    return c.json(result as object, endpoint.status ?? 200);
  });
}

/** A cacheable response with its ETag; clients revalidate it each time. */
const cachedAnswer = (c: Context, result: object): Response => {
  const body = JSON.stringify(result);
  const etag = etagOf(body);
  c.header('ETag', etag);
  c.header('Cache-Control', 'public, no-cache');
  c.header('Vary', 'Authorization, Locale, Accept-Language, Accept-Encoding');
  if (namesTag(c.req.header('if-none-match') ?? '', etag)) return c.body(null, 304);
  c.header('Content-Type', 'application/json');
  return c.body(body);
};
