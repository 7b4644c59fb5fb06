import { spawnSync } from 'node:child_process';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { defineJob } from '#host/jobs/jobs.ts';
import { createLog } from '#host/log.ts';
import type { RenderHost } from '#kit/render-host.ts';
import { openErrorTracking } from '#operations/errors/error-tracking.ts';
import { reportProcessErrors } from '#operations/errors/process-errors.ts';
import { startErrorCollector } from './support/error-collector.ts';
import { createTestApplication } from './support/test-application.ts';

const collector = await startErrorCollector();
afterAll(() => collector.stop());

/** What people could have typed, in an error of our own. */
const planted = 'Zvezdana Petrović, ana@primer.rs, +381601234567, 0101990710006';
const personal = /Zvezdana|Petrovi|primer\.rs|60123|01019|dGFqbmE/;

const render = async (request: Request, host: RenderHost): Promise<Response> => {
  if (new URL(request.url).pathname === '/o-nama') {
    host.failed?.(new TypeError(`no page for ${planted}`));
    return new Response('<html></html>', { status: 500, headers: { 'content-type': 'text/html' } });
  }
  throw new RangeError(`invalid array length ${planted}`, { cause: new Error(planted) });
};
const app = await createTestApplication({ ERROR_TRACKING_DSN: collector.dsn }, undefined, {
  loadRender: async () => render,
});

beforeEach(() => {
  collector.behave(200);
  collector.events.length = 0;
  collector.received.length = 0;
});

const received = (count: number) => expect.poll(() => collector.events.length).toBe(count);

describe('an error that nobody expected', () => {
  test('of a request is told with its id, pattern, language and role, and nothing that was sent', async () => {
    const answer = await app.fetch('/oglasi/7?q=Zvezdana&token=dGFqbmE', {
      headers: { Cookie: 'lang=en; other=dGFqbmE', 'User-Agent': 'Zvezdana' },
    });
    expect(answer.status).toBe(500);
    await received(1);
    const [event] = collector.events;
    expect(event).toMatchObject({
      platform: 'node',
      level: 'error',
      environment: 'production',
      release: expect.stringMatching(/^prilika@/),
      transaction: '/oglasi/{id}',
      tags: {
        kind: 'request',
        method: 'GET',
        language: 'en',
        role: 'guest',
        requestId: answer.headers.get('x-request-id'),
      },
      exception: {
        values: [
          { type: 'Error', value: expect.stringContaining('…') },
          { type: 'RangeError', value: expect.stringMatching(/^invalid array length …/) },
        ],
      },
    });
    const frames = event?.exception.values[1]?.stacktrace?.frames ?? [];
    expect(frames.at(-1)).toMatchObject({
      filename: 'tests/error-tracking.slow.test.ts',
      function: 'render',
    });
    expect(frames.every(({ filename }) => /^(?:node:|src\/|tests\/|node_modules\/)/.test(filename ?? ''))).toBe(true);
    expect(collector.received.join('')).not.toMatch(personal);
  });

  test('of the database names the constraint and no value', async () => {
    const breaking = app.database.executor.$client.query(
      `insert into rate_limits (key, points) values ('ana@primer.rs', null)`,
    );
    const error = await breaking.catch((thrown: unknown) => thrown);
    app.application.errors?.report(error, { kind: 'log' });
    await received(1);
    expect(collector.events[0]?.tags).toMatchObject({ code: expect.stringMatching(/^\w{5}$/), kind: 'log' });
    expect(collector.received.join('')).not.toMatch(personal);
  });

  test('of a page that could not be made is told once', async () => {
    await app.fetch('/o-nama');
    await received(1);
    expect(collector.events[0]).toMatchObject({ transaction: '/o-nama', tags: { kind: 'page' } });
    expect(collector.received.join('')).not.toMatch(personal);
  });

  test('of a job is told when it has failed for good', async () => {
    const job = defineJob({ name: 'tests.fails', payload: z.object({ name: z.string() }) });
    await app.application.jobs.handle(job, async ({ name }) => {
      throw new Error(`failed with ${name}`);
    });
    const taken = { id: '1', name: 'tests.fails', data: { name: planted }, retryLimit: 1 };
    const run = (retryCount: number) => app.application.jobs.run({ ...taken, retryCount }).catch(() => undefined);
    await run(0);
    expect(collector.events).toEqual([]);
    await run(1);
    await received(1);
    expect(collector.events[0]?.tags).toEqual({ kind: 'job', job: 'tests.fails' });
    expect(collector.received.join('')).not.toMatch(personal);
  });

  test('has no trace out of its message, whatever stands in it', async () => {
    const error = new Error('failed\n    at Zvezdana (src/main.ts:1:1)\n    at zvezdana.ana (src/main.ts:2:2)');
    const changed = new Error('before');
    // Written now: its message is another one afterwards.
    expect(changed.stack).toContain('before');
    changed.message = 'after';
    for (const one of [error, changed]) app.application.errors?.report(one, { kind: 'log' });
    await received(2);
    expect(collector.received.join('')).not.toMatch(/zvezdana/i);
    expect(collector.events[0]?.exception.values[0]?.stacktrace?.frames?.length).toBeGreaterThan(0);
    expect(collector.events[1]?.exception.values[0]).toEqual({ type: 'Error', value: 'after' });
  });

  test('a refusal is none', async () => {
    expect((await app.fetch('/api/postings/999999')).status).toBe(404);
    const empty = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
    expect((await app.fetch('/api/auth/login', empty)).status).toBe(422);
    app.application.errors?.report(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), {
      kind: 'log',
    });
    app.application.errors?.report(new Error('last'), { kind: 'log' });
    await received(1);
  });
});

describe('what a browser sends', () => {
  const send = (body: string, headers: Record<string, string> = {}, from = '198.51.100.1') =>
    app.fetch('/__errors', {
      method: 'POST',
      body,
      headers: { Origin: 'https://prilika.test', ...headers },
      from,
    });
  const event = {
    platform: 'javascript',
    transaction: '/oglasi/7',
    release: 'prilika@abc',
    user: { email: 'ana@primer.rs' },
    request: { url: 'https://prilika.test/oglasi?q=Zvezdana' },
    tags: { kind: 'browser', language: 'en' },
    exception: { values: [{ type: 'TypeError', value: planted }] },
  };
  const envelope = (payload: object = event, head: object = { dsn: 'https://other@other.example/1' }): string =>
    [head, { type: 'event' }, payload].map((line) => JSON.stringify(line)).join('\n');

  test('is passed on to the configured project, as far as it is allowed', async () => {
    expect((await send(envelope())).status).toBe(200);
    await received(1);
    expect(collector.events[0]).toMatchObject({
      platform: 'javascript',
      transaction: '/oglasi/{id}',
      release: 'prilika@abc',
      tags: { kind: 'browser', language: 'en' },
    });
    expect(collector.received.join('')).not.toMatch(personal);
    expect(collector.received.join('')).not.toContain('other');
  });

  test.each([
    ['nothing', ''],
    ['no envelope', 'Zvezdana'],
    ['another kind', '{}\n{"type":"transaction"}\n{}'],
    ['two events', `${'{}\n{"type":"event"}\n{}'}\n{"type":"event"}\n{}`],
    ['an event that is none', '{}\n{"type":"event"}\n7'],
  ])('%s is refused', async (_, body) => {
    expect((await send(body, {}, '198.51.100.2')).status).toBe(400);
    expect(collector.events).toEqual([]);
  });

  test('is refused from another site, too large, and too often', async () => {
    expect((await send(envelope(), { Origin: 'https://other.example' })).status).toBe(403);
    expect((await send(envelope({ extra: 'x'.repeat(70_000) }), {}, '198.51.100.3')).status).toBe(413);
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await send(envelope(), {}, '198.51.100.4')).status);
    expect(statuses.indexOf(429)).toBe(10);
  });
});

describe('a collector that is slow or away', () => {
  test('keeps nobody waiting, and no more than a few events', async () => {
    const slow = await startErrorCollector();
    onTestFinished(() => slow.stop());
    slow.behave('hang');
    const tracking = await openErrorTracking({
      dsn: slow.dsn,
      environment: 'test',
      release: async () => 'prilika@1',
    });
    for (let at = 0; at < 500; at += 1) tracking.report(new Error(`fault ${at}`), { kind: 'log' });
    await expect.poll(slow.requests).toBe(30);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    // Nothing else ends it: the collector never answers, and no other time passes.
    const closed = tracking.close(200);
    await vi.advanceTimersByTimeAsync(200);
    await closed;
    vi.useRealTimers();
    tracking.report(new Error('after the end'), { kind: 'log' });
    expect(slow.requests()).toBe(30);
  });

  test('that refuses or is gone is not asked again for the same event', async () => {
    const gone = await startErrorCollector();
    const tracking = await openErrorTracking({
      dsn: gone.dsn,
      environment: 'test',
      release: () => Promise.reject(new Error('no build')),
    });
    gone.behave(500);
    tracking.report(new Error('one'), { kind: 'log' });
    await expect.poll(gone.requests).toBe(1);
    await gone.stop();
    tracking.report(new Error('two'), { kind: 'log' });
    await tracking.close(2000);
    expect(gone.requests()).toBe(1);
  });
});

test('what nobody has caught is told before the process ends with 1', async () => {
  const tracking = await openErrorTracking({
    dsn: collector.dsn,
    environment: 'test',
    release: async () => 'prilika@1',
  });
  const end = vi.fn();
  const before = {
    thrown: process.listeners('uncaughtException'),
    rejected: process.listeners('unhandledRejection'),
  };
  onTestFinished(reportProcessErrors(tracking, createLog('silent'), end));
  const added = process.listeners('uncaughtException').filter((one) => !before.thrown.includes(one));
  for (const listener of added) listener(new Error(planted), 'uncaughtException');
  await expect.poll(() => end.mock.calls).toEqual([[1]]);
  await received(1);
  expect(collector.events[0]).toMatchObject({ level: 'fatal', tags: { kind: 'process' } });
});

test('without the setting the library is not read, and there is no such address', async () => {
  const plain = await createTestApplication();
  expect(plain.application.errors).toBeNull();
  const answer = await plain.fetch('/__errors', { method: 'POST', body: '{}' });
  expect(answer.status).toBe(404);
  // In a process of its own, which has read nothing else.
  const script = `
    import { registerHooks } from 'node:module';
    const read = [];
    registerHooks({ load: (url, context, next) => { read.push(url); return next(url, context); } });
    await import('./src/application.ts');
    process.stdout.write(String(read.filter((url) => /@sentry|@opentelemetry/.test(url)).length + ' of ' + (read.length > 500)));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './scripts/tsx-hook.mjs', '--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  expect(stdout).toBe('0 of true');
});
