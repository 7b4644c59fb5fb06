import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a client may take to send something, in milliseconds. */
export interface ArrivalLimits {
  head: number;
  body: number;
  /** As long as our own pages wait for it (rules.md#client-errors). */
  upload: number;
}

const arrivalLimits: ArrivalLimits = { head: 15_000, body: 30_000, upload: 120_000 };

/** Far above the longest address that is allowed, so that a longer one is still refused in a sentence. */
const maxHeadBytes = 131_072;

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

export interface HttpServer {
  server: Server;
  /**
   * Accepts no more requests. Complete ones get their response, for at most this time; everything else is cut off.
   */
  close(patienceMs: number): Promise<void>;
}

const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A server on which no client holds a connection by sending slowly, neither in operation nor while it closes. */
export function createHttpServer(listener: RequestListener, limits = arrivalLimits): HttpServer {
  /** Open connections with the requests on them that are not answered yet. */
  const connections = new Map<Socket, Set<IncomingMessage>>();
  let closing = false;
  const server = createServer({
    maxHeaderSize: maxHeadBytes,
    headersTimeout: limits.head,
    // Node's own limit counts from the head on, and looks now and then.
    requestTimeout: limits.head + limits.upload,
    connectionsCheckingInterval: Math.min(5000, limits.head),
  });

  server.on('connection', (socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });

  server.on('request', (request, response) => {
    const { socket } = request;
    const requests = connections.get(socket);
    requests?.add(request);
    response.once('close', () => {
      requests?.delete(request);
      // Else it would stay open for a next request until its time is up.
      if (closing && requests?.size === 0) socket.destroySoon();
    });
    if (!hasBody(request)) return;
    const timer = setTimeout(
      () => {
        if (request.complete) return;
        if (!response.headersSent) socket.write(tooSlow);
        socket.destroySoon();
      },
      isUpload(request) ? limits.upload : limits.body,
    );
    request.once('end', () => clearTimeout(timer));
    socket.once('close', () => clearTimeout(timer));
  });
  server.on('request', listener);

  return {
    server,
    async close(patienceMs) {
      closing = true;
      const closed = once(server, 'close');
      server.close();
      for (const [socket, requests] of connections) {
        if (![...requests].some(({ complete }) => complete)) socket.destroy();
      }
      const timer = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}
