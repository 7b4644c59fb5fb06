import { AsyncLocalStorage } from 'node:async_hooks';
import { type Attributes, type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { StatementWatch } from '#host/database/statement-watch.ts';
import type { AroundRequest } from '#host/http/http-app.ts';
import type { RequestLog } from '#host/http/request-log.ts';
import type { SamplerName } from '#host/trace-samplers.ts';
import { withTimeout } from '#host/with-timeout.ts';

/** Settings of traces. The library reads `OTEL_EXPORTER_OTLP_HEADERS` itself. */
export interface TracingOptions {
  /** Address of the collector, without `/v1/traces`. */
  endpoint: string;
  service: string;
  sampler: SamplerName;
  /** Share of requests that are traced, 0 to 1, for the ratio-based samplers. */
  ratio: number;
  /** Whether the trace context sent by a proxy is trusted. */
  trustsProxy: boolean;
}

/**
 * Traces what a process does, and sends the spans to an OpenTelemetry collector (ADR 64). Nothing waits for the
 * collector.
 */
export interface Tracing {
  around: AroundRequest;
  /** Called with requests that were answered before the application: cached pages. */
  answeredFromCache: RequestLog;
  /** Called with each statement, within the work that it belongs to. */
  statement: StatementWatch;
  /** Runs a job, or the sending of a mail, as a span of its own. */
  during<T>(name: string, kind: 'job' | 'mail', work: () => Promise<T>): Promise<T>;
  /** Sends what is buffered, within `ms` milliseconds; afterwards nothing is sent. */
  close(ms: number): Promise<void>;
}

const exportMs = 5000;
const maxWaiting = 2048;
const longestStatement = 2000;

const bySampler = (name: SamplerName, ratio: number): Sampler => {
  const own = name.replace('parentbased_', '');
  const root =
    own === 'traceidratio'
      ? new TraceIdRatioBasedSampler(ratio)
      : own === 'always_on'
        ? new AlwaysOnSampler()
        : new AlwaysOffSampler();
  return name === own ? root : new ParentBasedSampler({ root });
};

/** The statement's operation, `select`, `insert` …: a few values, so that similar spans are grouped. */
const operationOf = (text: string): string => /^\s*(\w{1,20})/.exec(text)?.[1]?.toLowerCase() ?? 'statement';

const parentHeaders = {
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
};

/** Opens the connection to the collector. Neither Node nor any library is patched: work is passed in explicitly. */
export function openTracing(options: TracingOptions): Tracing {
  const processor = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({
      url: `${options.endpoint.replace(/\/$/, '')}/v1/traces`,
      timeoutMillis: exportMs,
      concurrencyLimit: 4,
    }),
    maxQueueSize: maxWaiting,
    exportTimeoutMillis: exportMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': options.service,
      'process.runtime.version': process.version,
      'process.pid': process.pid,
    }),
    sampler: bySampler(options.sampler, options.ratio),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('prilika');
  const current = new AsyncLocalStorage<Context>();
  const propagator = new W3CTraceContextPropagator();

  const parentOf = (headers: Headers): Context =>
    options.trustsProxy ? propagator.extract(ROOT_CONTEXT, headers, parentHeaders) : ROOT_CONTEXT;

  return {
    async around(c, route, work) {
      const { method } = c.req;
      const parent = parentOf(c.req.raw.headers);
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
      try {
        await current.run(trace.setSpan(parent, span), work);
      } finally {
        const { status } = c.res;
        span.updateName(`${method} ${route()}`);
        span.setAttributes({
          'http.request.method': method,
          'http.route': route(),
          'http.response.status_code': status,
          'prilika.request_id': String(c.get('requestId' as never)),
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    },

    answeredFromCache({ method, route, status, ms, requestId }) {
      const attributes: Attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'prilika.request_id': requestId,
        'prilika.kept': true,
      };
      const startTime = Date.now() - ms;
      const how = { kind: SpanKind.SERVER, attributes, startTime };
      tracer.startSpan(`${method} ${route}`, how, ROOT_CONTEXT).end();
    },

    statement(text, ms) {
      const parent = current.getStore();
      // Statements outside of any request or job, like the queue's polling every second, are not traced.
      if (!parent) return;
      const attributes: Attributes = {
        'db.system.name': 'postgresql',
        'db.query.text': text.replace(/\s+/g, ' ').trim().slice(0, longestStatement),
        'db.operation.name': operationOf(text),
      };
      const how = { kind: SpanKind.CLIENT, attributes, startTime: Date.now() - ms };
      tracer.startSpan(operationOf(text), how, parent).end();
    },

    async during(name, kind, work) {
      const parent = current.getStore() ?? ROOT_CONTEXT;
      const how = { kind: kind === 'job' ? SpanKind.CONSUMER : SpanKind.CLIENT };
      const span = tracer.startSpan(`${kind} ${name}`, how, parent);
      try {
        return await current.run(trace.setSpan(parent, span), work);
      } catch (error) {
        // The error's message is not recorded: it may quote what people have typed.
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },

    async close(ms) {
      await withTimeout(ms, provider.shutdown()).catch(() => undefined);
    },
  };
}
