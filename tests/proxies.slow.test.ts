import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpServer } from '#host/http/http-server.ts';
import { findProxy, proxies } from '../scripts/installed.ts';
import { startProxy, type TestProxy } from './support/proxy.ts';
import { samplePdf } from './support/sample-files.ts';
import { siteArguments } from './support/site-arguments.ts';
import { createTestApplication } from './support/test-application.ts';

/*
 * The site behind the proxies that `deploy/` has files for, each where it is installed; `npm run test:slow` says which are not.
 */

const app = await createTestApplication({ METRICS_ALLOWED: '203.0.113.7', PUBLIC_URL: 'https://localhost' });
const listener = getRequestListener(app.application.http.fetch);
const { server, close } = createHttpServer((request, response) => void listener(request, response));
let upstream: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  upstream = `127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => close({ responses: 1000 }));

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const ask = async (
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: Uint8Array } = {},
): Promise<Answer> => {
  const options = { method, headers: { ...headers }, rejectUnauthorized: false, agent: false as const };
  const asked = url.startsWith('https:') ? requestHttps(url, options) : requestHttp(url, options);
  asked.end(body);
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
};

const boundary = 'a-boundary-of-the-test';
const form = (bytes: Uint8Array): Uint8Array =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

/** So many bytes that begin with a PDF. */
const pdfOf = (bytes: number): Uint8Array => {
  const pdf = samplePdf();
  return Buffer.concat([pdf, Buffer.alloc(bytes - pdf.byteLength, '\n')]);
};

const upload = (url: string, bytes: Uint8Array) =>
  ask(`${url}/api/services/files/upload/guest`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: form(bytes),
  });

describe.each(proxies.filter((name) => findProxy(name)))('behind %s', (name) => {
  let proxy: TestProxy;
  beforeAll(async () => {
    proxy = await startProxy(name, upstream);
  });
  afterAll(() => proxy.stop());

  test('answers come as the site gives them, once compressed, and are asked for again by their tag', async () => {
    const headers = { 'accept-encoding': 'br' };
    const texts = await ask(`${proxy.url}/locales/sr/reading.json?v=1`, { headers });
    expect(texts.headers).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
    expect(texts.headers['strict-transport-security']).toMatch(/max-age/);
    const list = await ask(`${proxy.url}/api/catalog`, { headers });
    const tag = { 'if-none-match': String(list.headers['etag']) };
    expect((await ask(`${proxy.url}/api/catalog`, { headers: tag })).status).toBe(304);
  });

  test('nobody chooses the address that is counted, nor reads what the site says of itself', async () => {
    const forged = { 'x-forwarded-for': '203.0.113.7' };
    expect((await ask(`${proxy.url}/metrics`, { headers: forged })).status).toBe(404);
    // Past the proxy's own rule: the site itself sees the true address.
    expect((await ask(`${proxy.url}/metrics?x=1`, { headers: forged })).status).toBe(404);
    const past = await ask(`${proxy.url}/%6Detrics`, { headers: forged });
    expect(past.body.toString()).not.toContain('http_requests_total');
    expect((await ask(`http://${upstream}/metrics`, { headers: forged })).status).toBe(200);
  });

  test('the largest file reaches the site; one that is too large is refused by the site, in a sentence', async () => {
    const largest = await upload(proxy.url, pdfOf(5_242_880));
    // It has read all of it: there is something behind the end.
    expect(JSON.parse(largest.body.toString())).toMatchObject({ status: 422, code: 'files.damaged' });
    const tooLarge = await upload(proxy.url, pdfOf(6_000_000));
    expect(JSON.parse(tooLarge.body.toString())).toMatchObject({ status: 413, code: 'files.too-large' });
  });

  test('the longest address arrives; a longer one is refused by the site, in a sentence', async () => {
    const long = (bytes: number) => `/api/postings?q=${'x'.repeat(bytes - 16)}`;
    expect((await ask(`${proxy.url}${long(8192)}`)).status).toBe(200);
    const longer = await ask(`${proxy.url}${long(8193)}`);
    expect(JSON.parse(longer.body.toString())).toMatchObject({ status: 414, code: 'uri-too-long' });
  });

  test('many requests in a row all arrive', async () => {
    const statuses = new Set<number>();
    for (let at = 0; at < 200; at += 1) statuses.add((await ask(`${proxy.url}/healthz`)).status);
    expect([...statuses]).toEqual([200]);
  });

  test('while the site is away, people get a page that says so, and programs a problem', async () => {
    const alone = await startProxy(name, '127.0.0.1:1');
    try {
      const answer = await ask(`${alone.url}/oglasi?q=tkalac`);
      expect(answer.status).toBe(503);
      expect(answer.headers['retry-after']).toBe('30');
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.body.toString()).toContain('<h1>Sajt se upravo vraća</h1>');
      const called = await ask(`${alone.url}/api/postings?q=tkalac`);
      expect([called.status, called.headers['retry-after']]).toEqual([503, '30']);
      expect(called.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(JSON.parse(called.body.toString())).toMatchObject({ status: 503, code: 'unavailable' });
    } finally {
      await alone.stop();
    }
  });
});

test('the files of deploy say in their first line whether a test runs them', async () => {
  const { globSync, readFileSync } = await import('node:fs');
  const files = globSync('deploy/{nginx,caddy,container,systemd}/*');
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const file of files) expect(readFileSync(file, 'utf8').split('\n').slice(0, 2).join(' ')).toMatch(/\btests?\b/);
  expect(gzipSync(readFileSync('deploy/away.html')).byteLength).toBeLessThan(2000);
});

test('every way to start the site gives Node the same arguments', async () => {
  const { readFileSync } = await import('node:fs');
  const line = siteArguments.join(' ');
  for (const file of ['deploy/systemd/prilika.service', 'deploy/container/Containerfile', 'docs/operations.md']) {
    // The container's are a list of JSON.
    const words = readFileSync(file, 'utf8').replaceAll(/", "/g, ' ');
    expect(words, file).toContain(line);
  }
});
