import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { parseEnvelope } from '@sentry/core';
import type { ErrorEvent } from '#operations/errors/error-event.ts';

/** A real receiver of the Sentry protocol: takes envelopes over HTTP, and reads them with the library's own parser. */
export interface ErrorCollector {
  /** What `ERROR_TRACKING_DSN` is set to. */
  dsn: string;
  /** Events in the order in which they came. */
  events: ErrorEvent[];
  /** All that came, as bytes of text: envelopes with their heads. */
  received: string[];
  /** Requests that came, answered or not. */
  requests(): number;
  /** From now on: answers with this status, or never (`hang`). */
  behave(how: number | 'hang'): void;
  /** Ends it, also what hangs; the port answers nobody after it. A second call is harmless. */
  stop(): Promise<void>;
}

/** Starts a collector on a free port of this machine. */
export async function startErrorCollector(): Promise<ErrorCollector> {
  const events: ErrorEvent[] = [];
  const received: string[] = [];
  let requests = 0;
  let behaviour: number | 'hang' = 200;
  const answer = (response: ServerResponse, status: number): void => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  };
  const server: Server = createServer((request, response) => {
    requests += 1;
    void buffer(request).then(
      (bytes) => {
        if (request.method !== 'POST' || request.url?.split('?')[0] !== '/api/7/envelope/')
          return answer(response, 404);
        if (behaviour === 'hang') return;
        if (behaviour !== 200) return answer(response, behaviour);
        received.push(bytes.toString());
        for (const [head, payload] of parseEnvelope(bytes)[1])
          if (head.type === 'event') events.push(payload as unknown as ErrorEvent);
        answer(response, 200);
      },
      () => undefined,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://publickey@127.0.0.1:${port}/7`,
    events,
    received,
    requests: () => requests,
    behave(how) {
      behaviour = how;
    },
    async stop() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
