import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '#host/log.ts';
import { isDatabaseAway, isDiskFull } from '#host/outages.ts';
import { allowedEvent } from './error-event.ts';
import { toErrorEvent } from './error-facts.ts';

/** Context of an error; each value is sent only if it has the required form. */
export interface ErrorOccasion {
  kind: 'request' | 'job' | 'process' | 'page' | 'log';
  requestId?: unknown;
  route?: unknown;
  method?: unknown;
  language?: unknown;
  role?: unknown;
  job?: unknown;
}

/** Reports unexpected errors to a collector that speaks the Sentry protocol (ADR 64). Never waits, never throws. */
export interface ErrorTracking {
  report(error: unknown, occasion: ErrorOccasion): void;
  /** Forwards the allowed parts of an event sent by a browser. */
  passOn(event: unknown): void;
  /** Runs `work`; errors in it are reported with the result of `occasion` at that time. */
  during<T>(occasion: () => Omit<ErrorOccasion, 'kind'>, work: () => T): T;
  /** Wraps a log so that its errors are reported. */
  watch(log: Log): Log;
  /** Waits until all is sent, at most `ms` milliseconds; nothing is reported after it. */
  close(ms: number): Promise<void>;
}

/** Maximum number of events being sent at one time; more are dropped. */
const maxUnderWay = 30;
/** Maximum number of events per process and minute: one event is enough to know of a fault that every request has. */
const maxPerMinute = 60;
const sendMs = 5000;

const minuteLimit = (most: number): (() => boolean) => {
  let minute = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, count] = [now, 0];
    count += 1;
    return count <= most;
  };
};

/** The library's client without any integrations: nothing is patched or collected automatically. */
const openClient = async (dsn: string) => {
  const [{ createStackParser, createTransport }, { ServerRuntimeClient, nodeStackLineParser }] = await Promise.all([
    import('@sentry/core'),
    import('@sentry/core/server'),
  ]);
  const stackParser = createStackParser(nodeStackLineParser());
  const client = new ServerRuntimeClient({
    dsn,
    stackParser,
    integrations: [],
    platform: 'node',
    sendClientReports: false,
    // Filters whatever the library has added: only what is allowed is sent.
    beforeSend: (event) => allowedEvent(event) as typeof event,
    transport: (options) =>
      createTransport({ ...options, bufferSize: maxUnderWay }, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: 'POST',
          headers: { ...options.headers, 'Content-Type': 'application/x-sentry-envelope' },
          body: body as BodyInit,
          redirect: 'error',
          signal: AbortSignal.timeout(sendMs),
        });
        await answer.body?.cancel();
        return {
          statusCode: answer.status,
          headers: {
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
            'retry-after': answer.headers.get('retry-after'),
          },
        };
      }),
  });
  return { client, stackParser };
};

/** Opens the connection to the collector of `dsn`. The library is loaded only here. */
export async function openErrorTracking(deps: {
  dsn: string;
  environment: string;
  release: () => Promise<string>;
}): Promise<ErrorTracking> {
  const { client, stackParser } = await openClient(deps.dsn);
  const release = await deps.release().catch(() => 'unknown');
  const current = new AsyncLocalStorage<() => Omit<ErrorOccasion, 'kind'>>();
  const mayReport = minuteLimit(maxPerMinute);
  const mayPassOn = minuteLimit(maxPerMinute);
  /** Errors that were reported already: the log passes them on again. */
  const reported = new WeakSet<object>();
  let open = true;

  const send = (event: object): void => {
    client.captureEvent(allowedEvent({ release, ...event, environment: deps.environment }) as never);
  };

  const report: ErrorTracking['report'] = (error, occasion) => {
    // An outage shows in /readyz and the metrics, not in a report for each request.
    if (!open || isDatabaseAway(error) || isDiskFull(error)) return;
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return;
      reported.add(error);
    }
    if (!mayReport()) return;
    const { kind, route, ...more } = { ...current.getStore()?.(), ...occasion };
    const { exception, tags } = toErrorEvent(error, (stack) => stackParser(stack));
    send({
      platform: 'node',
      level: kind === 'process' ? 'fatal' : 'error',
      exception,
      transaction: route,
      tags: { ...tags, ...more, kind },
    });
  };

  const reportLogged = (facts: unknown): void => {
    const { err, requestId, job } = (typeof facts === 'object' && facts ? facts : {}) as Record<string, unknown>;
    if (err === undefined) return;
    const kind = job === undefined ? (requestId === undefined ? 'log' : 'request') : 'job';
    report(err, { kind, ...(requestId ? { requestId } : {}), ...(job ? { job } : {}) });
  };

  return {
    report,
    passOn(event) {
      if (open && mayPassOn()) send({ ...(event as object), platform: 'javascript' });
    },
    during: (occasion, work) => current.run(occasion, work),
    watch(log) {
      const telling = (write: Log['error']) =>
        function (this: Log, ...said: Parameters<Log['error']>): void {
          reportLogged(said[0]);
          write.apply(this, said);
        };
      return Object.create(log, {
        error: { value: telling(log.error) },
        fatal: { value: telling(log.fatal) },
      }) as Log;
    },
    async close(ms) {
      open = false;
      await client.flush(ms);
    },
  };
}
