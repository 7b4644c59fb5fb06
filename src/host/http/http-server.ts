import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { StartRefusal } from '../start-refusal.ts';

/** How long a client may take to send something, in milliseconds. */
export interface ArrivalLimits {
  head: number;
  body: number;
  /** As long as our own pages wait for an upload (rules.md#client-errors). */
  upload: number;
}

const arrivalLimits: ArrivalLimits = { head: 15_000, body: 30_000, upload: 120_000 };

/** Far above the maximum URL length, so that a longer URL still gets a proper problem response. */
const maxHeadBytes = 131_072;

/** By how much Node closes an unused connection later than it tells the client. */
const keepAliveBufferMs = 1500;

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** A client may send its next request just before it learns that the connection is closed. */
const crossingMs = 250;

export interface HttpServer {
  server: Server;
  /**
   * Listens and returns the port. When it listens already, it changes to this address; open connections stay.
   * @throws StartRefusal when there is no such host
   */
  listen(port: number, host: string): Promise<number>;
  /**
   * Accepts no more connections. Complete requests get their response, for at most `responses`; on idle keep-alive
   * connections one more request is answered when it arrives within `requests`. Everything else is cut off.
   */
  close(patienceMs: { responses: number; requests?: number }): Promise<void>;
  /**
   * How long every client needs to learn that its connection ends: with its next response, or by the time after which an unused
   * connection is closed, which the response announces.
   */
  everyRequestMs: number;
}

const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const noSuchHost = (host: string, cause: Error): StartRefusal =>
  new StartRefusal(
    `HOST is ${host}, which is no address of this machine. Leave HOST out to listen on all of its addresses, or set it to one of them.`,
    { cause },
  );

/** An HTTP server on which slow senders cannot hold connections, neither in operation nor while it closes. */
export function createHttpServer(listener: RequestListener, limits = arrivalLimits): HttpServer {
  /** Open connections with their unanswered requests. */
  const connections = new Map<Socket, Map<IncomingMessage, ServerResponse>>();
  let closing = false;
  const server = createServer({
    maxHeaderSize: maxHeadBytes,
    headersTimeout: limits.head,
    // Node's own limit starts with the head and is checked only at intervals.
    requestTimeout: limits.head + limits.upload,
    connectionsCheckingInterval: Math.min(5000, limits.head),
  });

  server.on('connection', (socket) => {
    connections.set(socket, new Map());
    socket.once('close', () => connections.delete(socket));
  });

  server.on('request', (request, response) => {
    const { socket } = request;
    const requests = connections.get(socket);
    requests?.set(request, response);
    if (closing) response.shouldKeepAlive = false;
    response.once('close', () => {
      requests?.delete(request);
      // Otherwise it would stay open until its keep-alive timeout.
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
    // The body is complete, or the connection broke off.
    request.once('close', () => clearTimeout(timer));
  });
  server.on('request', listener);

  // The HTTP server's own `close` would cut connections on which a request is being received.
  const stopListening = (): void => void NetServer.prototype.close.call(server);

  return {
    server,
    async listen(port, host) {
      if (server.listening) stopListening();
      server.listen(port, host);
      await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
        throw error.syscall === 'getaddrinfo' || error.code === 'EADDRNOTAVAIL' ? noSuchHost(host, error) : error;
      });
      return (server.address() as AddressInfo).port;
    },
    async close({ responses, requests = crossingMs }) {
      closing = true;
      const closed = once(server, 'close');
      stopListening();
      for (const open of connections.values()) for (const response of open.values()) response.shouldKeepAlive = false;
      const cut = setTimeout(() => {
        for (const [socket, open] of connections)
          if (![...open.keys()].some(({ complete }) => complete)) socket.destroy();
      }, requests);
      const end = setTimeout(() => server.closeAllConnections(), requests + responses);
      await closed;
      clearTimeout(cut);
      clearTimeout(end);
    },
    everyRequestMs: server.keepAliveTimeout + keepAliveBufferMs,
  };
}
