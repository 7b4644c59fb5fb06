import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#host/config.ts';
import { watchFindings } from '#operations/doctor/watch-findings.ts';
import { type AnalyticsServer, startAnalyticsServer } from './support/analytics-server.ts';
import { type ErrorCollector, startErrorCollector } from './support/error-collector.ts';
import { startTraceCollector, type TraceCollector } from './support/trace-collector.ts';

let errors: ErrorCollector;
let traces: TraceCollector;
let analytics: AnalyticsServer;
beforeAll(async () => {
  [errors, traces, analytics] = await Promise.all([
    startErrorCollector(),
    startTraceCollector(),
    startAnalyticsServer(),
  ]);
});
afterAll(() => Promise.all([errors.stop(), traces.stop(), analytics.stop()]));

const look = async (environment: Record<string, string>) =>
  (await watchFindings(readConfig(environment))).map(({ about, level, says }) => `${level} ${about}: ${says}`);

test('nothing is said of what is not configured', async () => {
  expect(await look({})).toEqual([]);
});

test('what answers is good, and is told of nothing', async () => {
  expect(await look({ ERROR_TRACKING_DSN: errors.dsn, OTEL_EXPORTER_OTLP_ENDPOINT: `${traces.endpoint}/` })).toEqual([
    expect.stringMatching(/^good Errors: 127\.0\.0\.1:\d+ accepts data\.$/),
    expect.stringMatching(/^good Traces: 127\.0\.0\.1:\d+ accepts data\.$/),
  ]);
  expect(errors.events).toEqual([]);
  expect(traces.spans).toEqual([]);
});

test('a script is looked for at its address', async () => {
  const answer = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => answer.mockRestore());
  const { scriptUrl } = analytics;
  // Its certificate is known to nobody.
  expect(await look({ ANALYTICS_SCRIPT_URL: scriptUrl, ANALYTICS_SITE_ID: 'x' })).toEqual([
    expect.stringMatching(/^warning Analytics: localhost:\d+ cannot be reached from here: self-signed/),
  ]);
  const served = (type: string, status = 200) =>
    answer.mockResolvedValueOnce(new Response('', { status, headers: { 'content-type': type } }));
  served('text/javascript');
  expect(await look({ ANALYTICS_SCRIPT_URL: scriptUrl, ANALYTICS_SITE_ID: 'x' })).toEqual([
    expect.stringMatching(/^good Analytics/),
  ]);
  served('text/html');
  expect(await look({ ANALYTICS_SCRIPT_URL: scriptUrl, ANALYTICS_SITE_ID: 'x' })).toEqual([
    expect.stringMatching(/^warning Analytics: there is no script at/),
  ]);
});

test.each([401, 404, 500])('a collector that answers with %i is a warning', async (status) => {
  errors.behave(status);
  onTestFinished(() => errors.behave(200));
  expect(await look({ ERROR_TRACKING_DSN: errors.dsn })).toEqual([
    expect.stringMatching(new RegExp(`^warning Errors: .*${status}`)),
  ]);
});

test('what cannot be reached is a warning', async () => {
  const gone = await startErrorCollector();
  await gone.stop();
  expect(await look({ ERROR_TRACKING_DSN: gone.dsn, OTEL_EXPORTER_OTLP_ENDPOINT: new URL(gone.dsn).origin })).toEqual([
    expect.stringMatching(/^warning Errors: 127\.0\.0\.1:\d+ cannot be reached from here: connect ECONNREFUSED/),
    expect.stringMatching(/^warning Traces: 127\.0\.0\.1:\d+ cannot be reached from here: connect ECONNREFUSED/),
  ]);
});
