import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Actor, guest } from '#kit/actor.ts';
import type { Endpoint } from '#kit/endpoint.ts';
import { isProblem } from '#kit/problem.ts';
import type { CallContext } from './call-context.ts';
import { mountEndpoint } from './mount-endpoint.ts';
import { createOperation } from './operation.ts';
import { createRequestBodies } from './request-body.ts';

/** What arrived at the handler. */
interface Arrived {
  context: Pick<CallContext, 'once' | 'file' | 'actor' | 'language'>;
  input: { query?: unknown; body?: unknown };
}

const ana: Actor = { kind: 'account', accountType: 'admin', accountId: 'ana', sessionId: 's' };
const folder = mkdtempSync(join(tmpdir(), 'prilika-bodies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const facts = { requestId: 'r', network: '203.0.113.7', userAgent: '', foreignOrigin: null };

/** One endpoint mounted alone: what a request is answered, and what its handler was given. */
const mounted = async (
  change: Partial<Endpoint>,
  {
    answer = { data: {} },
    checkAnswers = true,
  }: { answer?: { data: unknown; meta?: unknown }; checkAnswers?: boolean } = {},
) => {
  const app = new Hono();
  const arrived: Arrived[] = [];
  const definition = {
    id: 'a.b',
    method: 'POST',
    path: '/a/{id}',
    access: 'public',
    summary: 'Tried.',
    schemas: async () => ({ data: z.unknown() }),
    ...change,
  } as Endpoint;
  const handler = async (call: CallContext & Arrived['input']) => {
    const { once, file, actor, language, query, body } = call;
    arrived.push({ context: { once, file, actor, language }, input: { query, body } });
    return 'meta' in answer ? answer : answer.data;
  };
  const one = { endpoint: definition, handler: handler as never };
  mountEndpoint(app, definition, await createOperation(one, checkAnswers), {
    actorOf: async (token) => (token === 'Bearer ana' ? ana : guest),
    facts: () => facts,
    bodies: createRequestBodies(folder),
    secureCookies: true,
  });
  app.onError((error, c) => {
    if (!isProblem(error)) throw error;
    return c.json({ code: error.code, fields: error.issues.map(({ path, code }) => `${path} ${code}`) }, 400);
  });
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await app.request(`/api${path}`, { method: definition.method, ...init });
    return (await response.json()) as { code?: string; fields?: string[]; data?: unknown };
  };
  return { app, send, arrived };
};

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

describe('what is sent', () => {
  const schemas = async () => ({
    params: z.object({ id: z.string().max(3) }),
    query: z.object({ q: z.string().max(3) }),
    body: z.object({ name: z.string().max(3) }),
    data: z.unknown(),
  });

  test('is checked in address, query and body, and all that is wrong is told at once', async () => {
    const { send, arrived } = await mounted({ schemas });
    expect(await send('/a/1234?q=1234', json({ name: '1234' }))).toEqual({
      code: 'validation',
      fields: ['id too-long', 'q too-long', 'name too-long'],
    });
    expect(arrived).toEqual([]);
    expect((await send('/a/1?q=1234', json({ name: 'a' }))).fields).toEqual(['q too-long']);
  });

  test('arrives as it was, without what no database can store', async () => {
    const { send, arrived } = await mounted({ schemas });
    await send('/a/1?q=x', json({ name: '\u0000a\u0000b\u0000' }));
    expect(arrived[0]?.input).toEqual({ query: { q: 'x' }, body: { name: 'ab' } });
  });

  test('is JSON of at most 512 kB', async () => {
    const { send } = await mounted({
      schemas: async () => ({ body: z.object({ name: z.string() }), data: z.unknown() }),
    });
    const around = JSON.stringify({ name: '' }).length;
    expect(await send('/a/1', json({ name: 'x'.repeat(524_288 - around) }))).toEqual({ data: {} });
    const over = await send('/a/1', json({ name: 'x'.repeat(524_289 - around) }));
    expect(over.code).toBe('payload-too-large');
    expect((await send('/a/1', { body: '{"name"', headers: json({}).headers ?? {} })).code).toBe('bad-request');
    expect((await send('/a/1', { body: '{}', headers: { 'Content-Type': 'text/plain' } })).code).toBe(
      'unsupported-media-type',
    );
  });
});

describe('an upload', () => {
  const upload = (bytes: number): RequestInit => {
    const form = new FormData();
    form.set('purpose', 'a\u0000b\u0000');
    form.set('file', new File([new Uint8Array(bytes)], 'slika.png'));
    return { body: form };
  };
  const endpointOf = () =>
    mounted({
      upload: true,
      schemas: async () => ({ body: z.object({ purpose: z.string() }), data: z.unknown() }),
    });

  test('of five megabytes arrives whole, with the fields around it', async () => {
    const { send, arrived } = await endpointOf();
    expect(await send('/a/1', upload(5_242_880))).toEqual({ data: {} });
    expect(arrived[0]?.context.file?.name).toBe('slika.png');
    expect(arrived[0]?.context.file?.bytes).toHaveLength(5_242_880);
    expect(arrived[0]?.input.body).toEqual({ purpose: 'ab' });
  });

  test('leaves nothing on the disk', async () => {
    const { send } = await endpointOf();
    await send('/a/1', upload(300_000));
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of more is refused as too large', async () => {
    const { send } = await endpointOf();
    expect((await send('/a/1', upload(5_242_880 + 65_536))).code).toBe('files.too-large');
  });
});

describe('an idempotency key', () => {
  const once = { once: true, schemas: async () => ({ body: z.object({}), data: z.unknown() }) };
  const key = { 'Idempotency-Key': 'key-12345' };

  test('belongs to the address that it was sent to', async () => {
    const { send, arrived } = await mounted(once, { checkAnswers: false });
    await send('/a/1', json({}, key));
    await send('/a/2', json({}, key));
    expect(arrived.map(({ context }) => context.once?.scope)).toEqual(['a.b:guest:/api/a/1', 'a.b:guest:/api/a/2']);
    expect((await send('/a/1', json({}, { 'Idempotency-Key': 'x' }))).fields).toEqual(['Idempotency-Key format']);
  });

  test('that a handler leaves alone is a mistake, which no test gets past', async () => {
    const { send } = await mounted(once);
    await expect(send('/a/1', json({}, key))).rejects.toThrow('a.b promises to happen once');
  });

  test('is nothing to an endpoint whose effect need not happen once', async () => {
    const { send, arrived } = await mounted({ ...once, once: false });
    await send('/a/1', json({}, key));
    expect(arrived[0]?.context.once).toBeNull();
  });
});

describe('who calls', () => {
  test('is known by the token, and may only what is theirs', async () => {
    const { send, arrived } = await mounted({ access: 'admin' });
    expect((await send('/a/1')).code).toBe('unauthorized');
    expect(await send('/a/1', { headers: { Authorization: 'Bearer ana', Locale: 'en' } })).toEqual({
      data: {},
    });
    expect(arrived.map(({ context }) => [context.actor, context.language])).toEqual([[ana, 'en']]);
  });

  test('is asked who they are before anything is read', async () => {
    const schemas = async () => ({ body: z.object({ name: z.string() }), data: z.unknown() });
    const { send } = await mounted({ access: 'account', schemas });
    expect((await send('/a/1', json({}))).code).toBe('unauthorized');
  });
});

describe('a body', () => {
  const schemas = async () => ({ body: z.object({ name: z.enum(['a']) }), data: z.unknown() });
  const typed = (type: string, body: BodyInit = '{"name":"a"}') => ({
    headers: { 'Content-Type': type },
    body,
  });

  test.each([
    ['application/json', true],
    ['Application/JSON; charset=utf-8', true],
    ['application/merge-patch+json', true],
    ['text/application/json', false],
    ['application/jsonx', false],
    ['application/xjson', false],
    ['multipart/form-data; boundary=x', false],
    ['application/x-www-form-urlencoded', false],
  ])('of the type %s is read: %s', async (type, read) => {
    const { send } = await mounted({ schemas });
    expect((await send('/a/1', typed(type))).code).toBe(read ? undefined : 'unsupported-media-type');
  });

  test('of no type is not read', async () => {
    const { app } = await mounted({ schemas });
    const request = new Request('http://x/api/a/1', { method: 'POST', body: new Uint8Array([123, 125]) });
    expect(await (await app.request(request)).json()).toMatchObject({ code: 'unsupported-media-type' });
  });

  test('that is no UTF-8 is not guessed', async () => {
    const { send } = await mounted({ schemas });
    const bytes = new Uint8Array([...new TextEncoder().encode('{"name":"'), 0xff, 0x22, 0x7d]);
    expect((await send('/a/1', typed('application/json', bytes))).code).toBe('bad-request');
  });

  test('says of a field that is not there that it must be chosen', async () => {
    const { send } = await mounted({ schemas });
    expect((await send('/a/1', json({}))).fields).toEqual(['name choose']);
    expect((await send('/a/1', json({ name: 'b' }))).fields).toEqual(['name not-listed']);
  });

  test('is a form where the endpoint takes one, and JSON all the same', async () => {
    const { send, arrived } = await mounted({ schemas, form: true });
    const form = new FormData();
    form.set('name', 'a');
    for (const init of [json({ name: 'a' }), { body: new URLSearchParams({ name: 'a' }) }, { body: form }])
      expect(await send('/a/1', init)).toEqual({ data: {} });
    expect(arrived.map(({ input }) => input.body)).toEqual([{ name: 'a' }, { name: 'a' }, { name: 'a' }]);
    const long = new URLSearchParams({ name: 'x'.repeat(524_288) });
    expect((await send('/a/1', { body: long })).code).toBe('payload-too-large');
    expect((await send('/a/1', typed('multipart/form-data; boundary=x', 'nonsense'))).code).toBe('bad-request');
    expect((await send('/a/1', typed('text/x-multipart/form-data'))).code).toBe('unsupported-media-type');
  });

  test('of an upload is a form with its file', async () => {
    const { send, arrived } = await mounted({ upload: true });
    for (const type of ['application/json', 'text/multipart/form-data; boundary=x'])
      expect((await send('/a/1', typed(type))).code).toBe('unsupported-media-type');
    const form = new FormData();
    form.set('other', new File(['a'], 'a.txt'));
    await send('/a/1', { body: form });
    expect(arrived[0]?.context.file).toBeNull();
  });
});

describe('the answer', () => {
  test('is not to be kept, and has the status of its endpoint', async () => {
    const { app } = await mounted({ method: 'GET' });
    const response = await app.request('/api/a/1');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const made = await mounted({ method: 'GET', status: 201 });
    expect((await made.app.request('/api/a/1')).status).toBe(201);
  });

  test('that may be kept has a tag, and is not sent to who has it', async () => {
    const { app } = await mounted({ method: 'GET', sameFor: 'everybody' });
    const response = await app.request('/api/a/1');
    const etag = response.headers.get('ETag') ?? '';
    expect([...response.headers]).toEqual([
      ['access-control-allow-origin', '*'],
      ['access-control-expose-headers', 'ETag,Retry-After,X-Request-Id'],
      ['cache-control', 'public, no-cache'],
      ['content-type', 'application/json'],
      ['etag', expect.stringMatching(/^(W\/)?".+"$/)],
      ['vary', 'Authorization, Locale, Accept-Language, Accept-Encoding'],
    ]);
    expect(await response.json()).toEqual({ data: {} });
    const again = await app.request('/api/a/1', { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await app.request('/api/a/1', { headers: { 'If-None-Match': '"x"' } })).status).toBe(200);
  });

  test('that is the same for guests alone is kept by guests alone', async () => {
    const { app } = await mounted({ method: 'GET', sameFor: 'guests' });
    const caching = async (headers: Record<string, string>) => {
      const response = await app.request('/api/a/1', { headers });
      return [response.headers.get('Cache-Control'), response.headers.has('ETag')];
    };
    expect(await caching({})).toEqual(['public, no-cache', true]);
    expect(await caching({ Authorization: 'Bearer ana' })).toEqual(['no-store', false]);
  });

  test.each([
    [{}, 'sr'],
    [{ Locale: 'en' }, 'en'],
    [{ Locale: 'sr', 'Accept-Language': 'en' }, 'sr'],
    [{ 'Accept-Language': 'en' }, 'en'],
    [{ 'Accept-Language': 'en-GB,en;q=0.9,sr;q=0.8' }, 'en'],
    [{ 'Accept-Language': 'en;q=0.3, sr-Latn;q=0.7' }, 'sr'],
    [{ 'Accept-Language': 'de, en;q=0' }, 'sr'],
    [{ 'Accept-Language': 'de, en;q=0.1' }, 'en'],
    [{ 'Accept-Language': '*, en;q=0.1' }, 'sr'],
    [{ 'Accept-Language': ';;q=x,' }, 'sr'],
  ])('of %j is in %s', async (headers, language) => {
    const { app, arrived } = await mounted({ method: 'GET' });
    await app.request('/api/a/1', { headers });
    expect(arrived[0]?.context.language).toBe(language);
  });

  const checked = (answer: { data: unknown; meta?: unknown }, checkAnswers = true) =>
    mounted(
      {
        method: 'GET',
        schemas: async () => ({ data: z.object({ n: z.number() }), meta: z.object({ m: z.number() }) }),
      },
      { answer, checkAnswers },
    );

  test.each([
    ['data', { data: { n: 'x' }, meta: { m: 1 } }],
    ['meta', { data: { n: 1 }, meta: { m: 'x' } }],
  ])('is checked against its contract: %s', async (part, answer) => {
    const { send } = await checked(answer);
    await expect(send('/a/1')).rejects.toThrow(`a.b: the answer's ${part} do not fit the contract`);
    expect(await (await checked(answer, false)).send('/a/1')).toEqual(answer);
  });

  test('that fits leaves as it is', async () => {
    const answer = { data: { n: 1 }, meta: { m: 2 } };
    expect(await (await checked(answer)).send('/a/1')).toEqual(answer);
  });
});
