import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { listAdTypes } from '#features/advertising/price-list/contract.ts';
import { adTypes } from '#features/advertising/server/ad-type-table.ts';
import { getContact } from '#features/contact/messages/contract.ts';
import { settings } from '#features/settings/server/settings-table.ts';
import type { RenderHost } from '#kit/render-host.ts';
import { createTestApplication } from '#tests/support/test-application.ts';

/** Words enough for one way of compressing to differ from another. */
const rules = readFileSync('docs/rules.md', 'utf8');
let renderings = 0;
/** Each page shows the price list and the provider's phone. */
const render = async (request: Request, host: RenderHost): Promise<Response> => {
  renderings += 1;
  const contact = await host.call({
    endpoint: getContact.id,
    params: undefined,
    search: '',
    body: undefined,
    idempotencyKey: undefined,
  });
  await host.call({
    endpoint: listAdTypes.id,
    params: undefined,
    search: '',
    body: undefined,
    idempotencyKey: undefined,
  });
  const html = `<script nonce="${host.nonce}">${renderings}</script> ${host.language} ${JSON.stringify(contact)} ${rules}`;
  const type = new URL(request.url).pathname.endsWith('.data') ? 'text/x-script' : 'text/html; charset=utf-8';
  return new Response(html, { headers: { 'content-type': type } });
};

const app = await createTestApplication({ SEARCH_FRESH_MS: '1000', CDN_CACHE_SECONDS: '30' }, undefined, {
  loadRender: async () => render,
});
const { answerFromCache, http } = app.application;
const usual = getRequestListener(http.fetch);
let cache = 0;
const server = createServer((request, response) => {
  if (answerFromCache(request, response)) cache += 1;
  else void usual(request, response);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

/** The answer as it came over the wire, and whether it was stored bytes. */
const get = async (path: string, headers: Record<string, string> = {}) => {
  const before = cache;
  const asked = request({ port, path, headers: { host: 'prilika.test', ...headers } }).end();
  const [answer] = await once(asked, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const { date: _d, 'x-request-id': requestId, 'transfer-encoding': _t, ...rest } = answer.headers;
  expect(requestId).toMatch(/^[\w-]{36}$/);
  const body = Buffer.concat(chunks);
  return {
    status: answer.statusCode,
    headers: { ...rest, 'content-length': undefined },
    body,
    cache: cache > before,
  };
};

/** What is known may be older than the promise on a busy machine; then the application is asked once more. */
const getStored = (path: string, headers: Record<string, string> = {}) =>
  vi.waitFor(
    async () => {
      const answer = await get(path, headers);
      expect(answer.cache).toBe(true);
      return answer;
    },
    { timeout: 30_000 },
  );

test.each([
  ['/cenovnik', {}],
  ['/cenovnik', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
  ['/cenovnik', { 'accept-encoding': 'gzip' }],
  ['/cenovnik?a=1', { cookie: 'lang=en; theme=dark', 'accept-encoding': 'br' }],
  ['/cenovnik?known=1', { cookie: '__Host-signed-in=abc.def' }],
  ['/cenovnik.data', { 'accept-encoding': 'br' }],
])('%s with %j is the same as stored bytes as through the application', async (path, headers) => {
  const first = await get(path, headers);
  expect(first.cache).toBe(false);
  expect(first.headers).toMatchObject({
    'cache-control': 'public, no-cache',
    'cdn-cache-control': 'public, max-age=30, stale-while-revalidate=30',
    vary: 'Cookie, Accept-Encoding',
  });
  const stored = await getStored(path, headers);
  const encoding = first.headers['content-encoding'];
  const plain = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : Buffer.from;
  expect({ ...stored, body: plain(stored.body) }).toEqual({ ...first, body: plain(first.body), cache: true });
});

test('what a guest’s browser fetches ahead of a link is its own for ten seconds, stored or not', async () => {
  const ahead = { purpose: 'prefetch' };
  const headersOf = async (path: string, headers: Record<string, string>) => (await get(path, headers)).headers;
  expect((await headersOf('/cenovnik.data?ahead=1', ahead))['cache-control']).toBe('private, max-age=10');
  await getStored('/cenovnik.data?ahead=1');
  expect((await headersOf('/cenovnik.data?ahead=1', ahead))['cache-control']).toBe('private, max-age=10');
  const cookie = 'refresh=a; __Host-refresh=a';
  expect((await headersOf('/cenovnik.data?ahead=1', { ...ahead, cookie }))['cache-control']).toBe('no-store');
});

test('what is sent again and again is sent as small as it goes, and the same', async () => {
  const headers = { 'accept-encoding': 'br' };
  const first = await get('/cenovnik?long=1', headers);
  const smallest = brotliCompressSync(brotliDecompressSync(first.body), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  expect(first.body.length).toBeGreaterThan(smallest.length);
  const later = await vi.waitFor(
    async () => {
      const answer = await getStored('/cenovnik?long=1', headers);
      expect(answer.body.length).toBe(smallest.length);
      return answer;
    },
    { timeout: 30_000 },
  );
  expect(brotliDecompressSync(later.body)).toEqual(brotliDecompressSync(first.body));
  expect(later.headers['etag']).toBe(first.headers['etag']);
  // Through the application too.
  const through = await app.fetch('/cenovnik?long=1', { headers });
  expect((await through.arrayBuffer()).byteLength).toBe(smallest.length);
});

test('a browser that has the page is told so', async () => {
  const { etag } = (await get('/cenovnik?b=1')).headers;
  const headers = { 'if-none-match': String(etag) };
  const stored = await getStored('/cenovnik?b=1', headers);
  expect([stored.status, stored.body.length]).toEqual([304, 0]);
  expect(stored.headers).not.toHaveProperty('content-security-policy');
});

test.each([
  ['a session', '/cenovnik?c=1', { cookie: '__Host-refresh=a' }],
  ['a choice of language', '/cenovnik?c=1&lang=en', {}],
  ['weighed encodings', '/cenovnik?c=1', { 'accept-encoding': 'br;q=0' }],
])('%s is for the application', async (_name, path, headers) => {
  await get('/cenovnik?c=1');
  const answer = await get(path, headers);
  expect(answer.cache).toBe(false);
  if ('cookie' in headers) {
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('cdn-cache-control');
  }
});

test('what has changed in this process is new at once', async () => {
  await get('/cenovnik?d=1');
  const before = renderings;
  await app.database.executor.update(adTypes).set({ priority: 2 }).where(eq(adTypes.code, 'hot'));
  await app.fetch('/api/nothing', { method: 'POST' });
  const after = await get('/cenovnik?d=1');
  expect([after.cache, renderings]).toEqual([false, before + 1]);
});

test('what another process has saved is on no page as it was', async () => {
  await get('/kontakt');
  await app.database.executor.update(settings).set({ providerPhone: '011 987 6543' });
  // Whoever asks next reads what has changed, however young what is known is.
  await app.fetch('/api/nothing', { method: 'POST' });
  expect((await get('/kontakt')).body.toString()).toContain('011 987 6543');
});
