import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import { createLog } from '#host/log.ts';
import { openTracing, type TracingOptions } from '#operations/traces/tracing.ts';
import { buildAccount } from './builders/account-builder.ts';
import { createTestApplication } from './support/test-application.ts';
import { createTestDatabase } from './support/test-database.ts';
import { testPassword } from './support/test-password.ts';
import { type ReceivedSpan, startTraceCollector } from './support/trace-collector.ts';

const open = async (more: Partial<TracingOptions> = {}) => {
  const collector = await startTraceCollector();
  afterAll(() => collector.stop());
  const tracing = openTracing({
    endpoint: collector.endpoint,
    service: 'prilika',
    sampler: 'parentbased_always_on',
    ratio: 1,
    trustsProxy: true,
    ...more,
  });
  return { collector, tracing };
};

/** An application whose statements are watched, on a pool of two connections. */
const startSite = async (more: Partial<TracingOptions> = {}) => {
  const { collector, tracing } = await open(more);
  const { pool } = await createTestDatabase();
  const database = await openDatabase({
    dataDir: '',
    databaseUrl: pool.options.connectionString,
    poolSize: 2,
    log: createLog('silent'),
    watch: tracing.statement,
  });
  afterAll(() => database.close());
  const app = await createTestApplication({}, undefined, { database, tracing });
  return { app, collector, tracing };
};

const traceparent = (sampled: boolean): string =>
  `00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-0${sampled ? 1 : 0}`;

/** Whether a span lies under another, directly or not. */
const isUnder = (spans: ReceivedSpan[], span: ReceivedSpan, above: ReceivedSpan): boolean => {
  if (span.parentSpanId === above.spanId) return true;
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent !== undefined && isUnder(spans, parent, above);
};

test('requests, statements, jobs and mails are spans, each under what has caused it', async () => {
  const { app, collector, tracing } = await startSite();
  const { row } = await buildAccount(app, { email: 'zvezdana@primer.rs' });
  const job = defineJob({ name: 'tests.traced', payload: z.object({}) });
  await app.application.jobs.handle(job, () => app.database.executor.$client.query('select 17 as from_job'));
  const body = JSON.stringify({ email: row.email, password: testPassword, accountType: 'jobseeker' });
  const [first, signIn] = await Promise.all([
    app.fetch('/api/postings/999?q=Zvezdana', { headers: { traceparent: traceparent(true) } }),
    app.fetch('/api/auth/login', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', Origin: 'https://prilika.test' },
    }),
    app.application.jobs.run({ id: '1', name: 'tests.traced', data: {}, retryCount: 0, retryLimit: 1 }),
    tracing.during('send', 'mail', async () => undefined),
  ]);
  await tracing.close(5000);
  const { spans } = collector;
  const named = (name: string): ReceivedSpan => {
    const found = spans.filter((one) => one.name === name);
    expect(found, name).toHaveLength(1);
    return found[0] as ReceivedSpan;
  };

  const posting = named('GET /api/postings/:id');
  expect(posting).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
    status: 0,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/api/postings/:id',
      'http.response.status_code': 404,
      'prilika.request_id': first.headers.get('x-request-id'),
    },
  });
  const login = named('POST /api/auth/login');
  expect(login.attributes['prilika.request_id']).toBe(signIn.headers.get('x-request-id'));
  expect(login.traceId).not.toBe(posting.traceId);

  const statements = spans.filter((one) => one.attributes['db.query.text']);
  const under = (above: ReceivedSpan) => statements.filter((one) => isUnder(spans, one, above));
  expect(under(posting).length).toBeGreaterThan(0);
  expect(under(login).some(({ name }) => name === 'insert')).toBe(true);
  expect(under(named('job tests.traced')).map(({ attributes }) => attributes['db.query.text'])).toEqual([
    'select 17 as from_job',
  ]);
  for (const one of under(login)) expect(one.traceId).toBe(login.traceId);
  expect(named('mail send').traceId).not.toBe(login.traceId);
  // Neither what was sent nor whom it is about.
  expect(JSON.stringify(spans)).not.toMatch(/zvezdana|primer\.rs|Prilika1/i);
});

describe('which trace a request belongs to', () => {
  const traceOf = async (more: Partial<TracingOptions>, header?: string) => {
    const { app, collector, tracing } = await startSite(more);
    await app.fetch('/healthz', { headers: header ? { traceparent: header } : {} });
    await tracing.close(5000);
    return collector.spans.map(({ traceId }) => traceId);
  };

  test('is its own, when no proxy is trusted', async () => {
    const [traceId, ...others] = await traceOf({ trustsProxy: false }, traceparent(true));
    expect(others).toEqual([]);
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
  });

  test.each([
    ['none where the proxy has decided so', {}, traceparent(false), 0],
    ['its own with a header that is none', {}, 'Zvezdana', 1],
    ['none with the sampler always_off', { sampler: 'always_off' }, traceparent(true), 0],
    ['none of a ratio of 0', { sampler: 'traceidratio', ratio: 0 }, undefined, 0],
    ['one of a ratio of 1', { sampler: 'parentbased_traceidratio', ratio: 1 }, undefined, 1],
  ] as [string, Partial<TracingOptions>, string | undefined, number][])('%s', async (_, more, header, count) => {
    expect(await traceOf(more, header)).toHaveLength(count);
  });
});

test('a kept page is a span with its pattern', async () => {
  const { collector, tracing } = await open();
  const facts = { requestId: 'r', method: 'GET', path: '/oglasi/7', route: '/oglasi/{id}' };
  tracing.answeredFromCache({ ...facts, status: 200, ms: 2 });
  await tracing.close(5000);
  expect(collector.spans).toMatchObject([
    { name: 'GET /oglasi/{id}', attributes: { 'prilika.kept': true, 'prilika.request_id': 'r' } },
  ]);
});

describe('a collector that is slow or away', () => {
  test('is noticed by no request, and the end waits no longer than it may', async () => {
    const { app, collector, tracing } = await startSite();
    collector.hang();
    for (let at = 0; at < 600; at += 1) await app.fetch('/healthz');
    await expect.poll(collector.requests).toBeGreaterThan(0);
    expect((await app.fetch('/healthz')).status).toBe(200);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    // Nothing else ends it: the collector never answers, and no other time passes.
    const closed = tracing.close(100);
    await vi.advanceTimersByTimeAsync(100);
    await closed;
    vi.useRealTimers();
    expect((await app.fetch('/healthz')).status).toBe(200);
  });

  test('that is gone changes nothing', async () => {
    const { app, collector, tracing } = await startSite();
    await collector.stop();
    expect((await app.fetch('/api/postings')).status).toBe(200);
    await tracing.close(2000);
  });
});

test('work that waited for a connection goes on in its own trace', async () => {
  const { app, collector, tracing } = await startSite();
  const { pool } = app.database;
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      tracing.during(`w${at}`, 'job', () => pool.query(`select pg_sleep(0.01), ${at} as mark`)),
    ),
  );
  await tracing.close(5000);
  for (let at = 0; at < 12; at += 1) {
    const job = collector.spans.find(({ name }) => name === `job w${at}`);
    const own = collector.spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
    expect(own.map(({ attributes }) => attributes['db.query.text'])).toEqual([`select pg_sleep(0.01), ${at} as mark`]);
  }
});

test('a job that fails is a failed span, without its words', async () => {
  const { collector, tracing } = await open();
  onTestFinished(() => collector.stop());
  const failing = tracing.during('fails', 'job', () => Promise.reject(new Error('ana@primer.rs')));
  await expect(failing).rejects.toThrow('ana@primer.rs');
  await tracing.close(5000);
  expect(collector.spans).toMatchObject([{ name: 'job fails', status: 2 }]);
  expect(JSON.stringify(collector.spans)).not.toContain('primer');
});
