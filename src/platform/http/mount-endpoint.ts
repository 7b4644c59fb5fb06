import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Actor } from '#shared/actor.ts';
import { requireAccess } from '#shared/actor.ts';
import type { EndpointSchemas } from '#shared/endpoint.ts';
import { toLanguage } from '#shared/i18n/language.ts';
import type { FieldIssue } from '#shared/problem.ts';
import { Problem, validationProblem } from '#shared/problem.ts';
import { searchValues } from '#shared/search-values.ts';
import { toFieldIssues } from '#shared/validation-issues.ts';
import { toOnceRequest } from '../idempotency/once-request.ts';
import type { CallContext, Route, UploadedFile } from './call-context.ts';
import { etagOf, namesTag } from './etag.ts';
import { readBytes } from './request-body.ts';
import { type RequestFacts, refreshCookieOf } from './request-facts.ts';
import { wellFormed } from './well-formed.ts';

export interface MountDeps {
  /** The caller of a bearer token; throws 401 for a token that is not good. */
  actorOf: (authorization: string | undefined) => Promise<Actor>;
  facts: (c: Context) => RequestFacts;
  /** Cookies only over https. */
  secureCookies: boolean;
  /** Validates responses against their schema; for tests and development. */
  checkAnswers: boolean;
}

/** 5 MB file and its form around it; JSON bodies stay far below. */
const maxUploadBytes = 5_242_880 + 65_536;
const maxJsonBytes = 524_288;

const readJson = async (c: Context): Promise<unknown> => {
  if (!/^application\/(.+\+)?json\b/i.test(c.req.header('content-type') ?? ''))
    throw new Problem('unsupported-media-type');
  const bytes = await readBytes(c, maxJsonBytes, 'payload-too-large');
  try {
    return wellFormed(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch (error) {
    throw new Problem('bad-request', { cause: error });
  }
};

interface FormBody {
  fields: Record<string, unknown>;
  file: UploadedFile | null;
}

const readUpload = async (c: Context): Promise<FormBody> => {
  const contentType = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType)) throw new Problem('unsupported-media-type');
  return readForm(contentType, await readBytes(c, maxUploadBytes, 'files.too-large'));
};

const isForm = (contentType: string): boolean =>
  /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType);

/** JSON, or the fields of a form where the endpoint takes one. */
const readBody = async (c: Context, form: boolean): Promise<unknown> => {
  const contentType = c.req.header('content-type') ?? '';
  if (!form || !isForm(contentType)) return readJson(c);
  return (await readForm(contentType, await readBytes(c, maxJsonBytes, 'payload-too-large'))).fields;
};

const readForm = async (contentType: string, bytes: Uint8Array<ArrayBuffer>): Promise<FormBody> => {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch (error) {
    throw new Problem('bad-request', { cause: error });
  }
  const fields: Record<string, unknown> = {};
  let file: UploadedFile | null = null;
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = wellFormed(value);
    else if (name === 'file')
      file = { name: String(wellFormed(value.name)), bytes: new Uint8Array(await value.arrayBuffer()) };
  }
  return { fields, file };
};

const parsePart = async (
  schema: z.ZodType | undefined,
  value: unknown,
  issues: FieldIssue[],
): Promise<unknown> => {
  if (!schema) return undefined;
  const result = await schema.safeParseAsync(value, { reportInput: true });
  if (result.success) return result.data;
  issues.push(...toFieldIssues(result.error));
  return undefined;
};

const onceOf = (c: Context, endpoint: string, actor: Actor, body: unknown) =>
  toOnceRequest(c.req.header('idempotency-key'), {
    ...{ endpoint, actor, body },
    pathname: new URL(c.req.url).pathname,
  });

/**
 * Mounts a route in the application: access, validation with all issues at once, handler, response. Loads its schemas
 * once.
 */
export async function mountEndpoint(app: Hono, { endpoint, handler }: Route, deps: MountDeps): Promise<void> {
  const schemas: EndpointSchemas = await endpoint.schemas();
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  app.on(endpoint.method, `/api${path}`, async (c) => {
    const facts = deps.facts(c);
    const actor = await deps.actorOf(c.req.header('authorization'));
    requireAccess(actor, endpoint.access);
    const issues: FieldIssue[] = [];
    const params = await parsePart(schemas.params, c.req.param(), issues);
    const query = await parsePart(schemas.query, searchValues(new URL(c.req.url).searchParams), issues);
    const form = endpoint.upload ? await readUpload(c) : null;
    const rawBody = form ? form.fields : schemas.body ? await readBody(c, endpoint.form ?? false) : undefined;
    const body = await parsePart(schemas.body, rawBody, issues);
    if (issues.length > 0) throw validationProblem(issues);

    const context: CallContext = {
      ...facts,
      actor,
      language: toLanguage(c.req.header('locale')),
      refreshCookie: refreshCookieOf(c, deps.secureCookies),
      file: form?.file ?? null,
      once: endpoint.once ? onceOf(c, endpoint.id, actor, rawBody) : null,
    };
    const result = await handler(context, { params, query, body } as never);
    if (deps.checkAnswers) await checkAnswer(endpoint.id, schemas, result);
    if (endpoint.kept) return keptAnswer(c, result);
    c.header('Cache-Control', 'no-store');
    return c.json(result as object, endpoint.status ?? 200);
  });
}

/** A response that clients may cache, with its tag; they revalidate it each time. */
const keptAnswer = (c: Context, result: object): Response => {
  const body = JSON.stringify(result);
  const etag = etagOf(body);
  c.header('ETag', etag);
  c.header('Cache-Control', 'public, no-cache');
  c.header('Vary', 'Locale, Accept-Encoding');
  if (namesTag(c.req.header('if-none-match') ?? '', etag)) return c.body(null, 304);
  c.header('Content-Type', 'application/json');
  return c.body(body);
};

/** A response that its contract does not describe is our fault and must not be sent. */
const checkAnswer = async (id: string, schemas: EndpointSchemas, result: object): Promise<void> => {
  const sent = JSON.parse(JSON.stringify(result)) as { data: unknown; meta?: unknown };
  const data = await schemas.data.safeParseAsync(sent.data);
  if (!data.success)
    throw new Error(`${id}: the answer's data do not fit the contract: ${data.error.message}`);
  if (schemas.meta) {
    const meta = await schemas.meta.safeParseAsync(sent.meta);
    if (!meta.success)
      throw new Error(`${id}: the answer's meta do not fit the contract: ${meta.error.message}`);
  }
};
