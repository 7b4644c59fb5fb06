import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestApplication } from './support/test-application.ts';

const watcher = '10.1.2.3';
const page = async (): Promise<Response> =>
  new Response('<html></html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
const app = await createTestApplication({ METRICS_ALLOWED: '10.0.0.0/8', SEARCH_FRESH_MS: '1000' }, undefined, {
  loadRender: async () => page,
});

const read = async (): Promise<string> => {
  const answer = await app.fetch('/metrics', { from: watcher });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return answer.text();
};

/** The value of a series, by its name and labels as they are written; null when it is missing. */
const valueIn = (text: string, series: string): number | null => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
};

describe('who may read', () => {
  test.each(['11.0.0.1', '127.0.0.1', 'unknown'])('%s finds no such page', async (from) => {
    const answer = await app.fetch('/metrics', { from });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('http_requests_total');
  });

  test('nobody, where no address is allowed', async () => {
    const closed = await createTestApplication();
    expect((await closed.fetch('/metrics', { from: '127.0.0.1' })).status).toBe(404);
  });

  test('nobody through a proxy that nobody has announced: all would have its address', async () => {
    const open = await createTestApplication({ METRICS_ALLOWED: '0.0.0.0/0,::/0', TRUSTED_PROXIES: '0' });
    expect((await open.fetch('/metrics', { from: watcher })).status).toBe(404);
  });
});

describe('requests', () => {
  test('are counted by the pattern of their path and their status', async () => {
    await app.fetch('/api/postings/999999991');
    await app.fetch('/api/postings/999999992');
    const text = await read();
    const labels = 'route="/api/postings/:id",method="GET",status="404"';
    expect(valueIn(text, `http_requests_total{${labels}}`)).toBe(2);
    expect(valueIn(text, 'http_request_duration_seconds_count{route="/api/postings/:id"}')).toBe(2);
  });

  test('for pages are counted by the pattern of the page, made or kept', async () => {
    const usual = getRequestListener(app.application.http.fetch);
    const kept: boolean[] = [];
    const server = createServer((request, response) => {
      kept.push(app.application.answerFromCache(request, response));
      if (!kept.at(-1)) void usual(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    for (const path of ['/oglasi/7', '/oglasi/7', '/oglasi/8', '/nema-takve'])
      await (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'identity' } })).text();
    expect(kept).toEqual([false, true, false, false]);
    const text = await read();
    expect(valueIn(text, 'http_requests_total{route="/oglasi/{id}",method="GET",status="200"}')).toBe(3);
    expect(valueIn(text, 'http_requests_total{route="no page",method="GET",status="200"}')).toBe(1);
    expect(valueIn(text, 'prilika_page_cache_hits_total')).toBe(1);
    expect(valueIn(text, 'prilika_page_cache_misses_total')).toBe(3);
    expect(valueIn(text, 'prilika_page_cache_bytes')).toBeGreaterThan(500);
  });

  test('for what does not exist are one series, whatever they ask for', async () => {
    const before = (await read()).split('\n').length;
    for (let at = 0; at < 50; at += 1) {
      await app.fetch(`/api/nema-${at}`);
      await app.fetch(`/assets-${at}.php`);
    }
    const text = await read();
    expect(text).not.toMatch(/nema-|assets-\d/);
    expect(valueIn(text, 'http_requests_total{route="/api/*",method="GET",status="404"}')).toBe(50);
    expect(text.split('\n').length - before).toBeLessThan(60);
  });
});

describe('what waits', () => {
  const due = sql`insert into mail_messages (template, params, language, recipient, state, created_at)
    values ('t', '{}', 'sr', 'ana@primer.rs', 'queued', now() - interval '10 minutes')`;

  test('mail and jobs are counted with the age of the oldest', async () => {
    const before = await read();
    expect(valueIn(before, 'prilika_mail_due')).toBe(0);
    expect(valueIn(before, 'prilika_mail_oldest_seconds')).toBe(0);
    await app.database.executor.execute(due);
    await expect.poll(async () => valueIn(await read(), 'prilika_mail_due')).toBe(1);
    expect(valueIn(await read(), 'prilika_mail_oldest_seconds')).toBeGreaterThanOrEqual(600);
  });

  test('a job that is due for a quarter of an hour is named by the readiness, which stays', async () => {
    const ready = async () => (await app.fetch('/readyz')).json();
    expect(await ready()).toEqual({ status: 'ready' });
    const make = (minutes: number) =>
      app.database.executor.execute(sql`insert into pgboss.job (name, start_after, policy)
        values ('mail.send', now() - make_interval(mins => ${minutes}), 'standard')`);
    await make(14);
    expect(await ready()).toEqual({ status: 'ready' });
    await make(16);
    expect(await ready()).toEqual({ status: 'ready', late: ['queue'] });
    expect((await app.fetch('/readyz')).status).toBe(200);
    await expect.poll(async () => valueIn(await read(), 'prilika_queue_oldest_seconds')).toBeGreaterThanOrEqual(960);
    expect(valueIn(await read(), 'prilika_queue_jobs')).toBeGreaterThanOrEqual(2);
  });
});

/** Names of metrics in an expression: what is neither a function nor a label. */
const namesIn = (expression: string): string[] =>
  expression.match(/\b(?:http|nodejs|process|prilika)_[a-z0-9_]+/g) ?? [];

test.each(['deploy/grafana/prilika.json', 'deploy/prometheus/alerts.yml'])(
  'every metric of %s is there',
  async (file) => {
    await app.fetch('/api/postings');
    const names = new Set(namesIn(readFileSync(file, 'utf8')));
    expect(names.size).toBeGreaterThan(5);
    const text = await read();
    // Of a site with a replica alone.
    const more = ['prilika_replica_used', 'prilika_replica_lag_seconds'];
    const there = new Set([...more, ...text.split('\n').map((line) => line.split(/[ {]/)[0])]);
    expect([...names].filter((name) => !there.has(name))).toEqual([]);
  },
);
