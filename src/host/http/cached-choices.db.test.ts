import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, expect, test, vi } from 'vitest';
import { listAdTypes } from '#features/advertising/price-list/contract.ts';
import type { RenderHost } from '#kit/render-host.ts';
import { createTestApplication } from '#tests/support/test-application.ts';

/** A page that says which choice it was made for. */
const render = async (_request: Request, host: RenderHost): Promise<Response> => {
  const nothing = { params: undefined, search: '', body: undefined, idempotencyKey: undefined };
  await host.call({ endpoint: listAdTypes.id, ...nothing });
  host.deliver(`made for ${host.analytics?.choice}`, host.analytics?.choice === 'yes');
  return new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } });
};
const settings = { ANALYTICS_SCRIPT_URL: 'https://stats.example/script.js', ANALYTICS_SITE_ID: 's' };
const app = await createTestApplication({ SEARCH_FRESH_MS: '1000', ...settings }, undefined, {
  loadRender: async () => render,
});
const { answerFromCache, http } = app.application;
const usual = getRequestListener(http.fetch);
const server = createServer((request, response) => {
  if (answerFromCache(request, response)) cache += 1;
  else void usual(request, response);
}).listen(0, '127.0.0.1');
let cache = 0;
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

const cookieOf = async (choice: string): Promise<string> => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await app.fetch('/kolacici', { method: 'POST', body: `choice=${choice}`, headers });
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
};

const visitors: Record<string, Record<string, string>> = {
  ask: {},
  yes: { cookie: await cookieOf('accept') },
  no: { cookie: await cookieOf('decline') },
  signal: { cookie: await cookieOf('accept'), 'sec-gpc': '1' },
};

test('stored bytes are those of one’s own choice, whoever came before', async () => {
  const read = async (headers: Record<string, string>) => {
    const before = cache;
    const answer = await fetch(`http://127.0.0.1:${port}/cenovnik`, {
      headers: { 'accept-encoding': 'identity', ...headers },
    });
    return { answer, body: await answer.text(), cache: cache > before };
  };
  for (const headers of Object.values(visitors)) await read(headers);
  for (const [choice, headers] of Object.entries(visitors).toReversed()) {
    const { answer, body } = await vi.waitFor(
      async () => {
        const stored = await read(headers);
        expect(stored.cache).toBe(true);
        return stored;
      },
      { timeout: 30_000 },
    );
    expect(body).toBe(`made for ${choice}`);
    expect(answer.headers.get('vary')).toBe('Cookie, Accept-Encoding, Sec-GPC, DNT');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy.includes('stats.example'), choice).toBe(choice === 'yes');
  }
});
