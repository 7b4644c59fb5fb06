import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as it comes over OTLP/HTTP, with its attributes as plain values. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: number;
  status: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, string | number | boolean>;
}

interface SentSpan extends Omit<ReceivedSpan, 'attributes' | 'status' | 'parentSpanId'> {
  parentSpanId?: string;
  status?: { code?: number };
  attributes: { key: string; value: Record<string, string | number | boolean> }[];
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

/** A real receiver of OTLP over HTTP in JSON. */
export interface TraceCollector {
  /** What `OTEL_EXPORTER_OTLP_ENDPOINT` is set to. */
  endpoint: string;
  spans: ReceivedSpan[];
  requests(): number;
  /** From now on never answers. */
  hang(): void;
  stop(): Promise<void>;
}

/** Starts a collector on a free port of this machine. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  let requests = 0;
  let hanging = false;
  const keep = (sent: Sent): void => {
    for (const span of sent.resourceSpans.flatMap((one) => one.scopeSpans).flatMap((one) => one.spans))
      spans.push({
        ...span,
        parentSpanId: span.parentSpanId ?? '',
        status: span.status?.code ?? 0,
        attributes: Object.fromEntries(
          span.attributes.map(({ key, value }) => [key, Object.values(value)[0] as string]),
        ),
      });
  };
  const server = createServer((request, response) => {
    requests += 1;
    if (hanging) return void request.resume();
    if (request.url !== '/v1/traces') return void response.writeHead(404).end();
    void json(request).then((sent) => {
      keep(sent as Sent);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests: () => requests,
    hang() {
      hanging = true;
    },
    async stop() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
