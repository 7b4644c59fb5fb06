import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** What the store does with every request until it is told otherwise. */
type Mood =
  /** It answers. */
  | 'well'
  /** It takes requests and never answers. */
  | 'hanging'
  /** It answers 500, as a store does whose own disks are away. */
  | 'broken'
  /** It has no room: writing is refused, reading goes on. */
  | 'full'
  /** It breaks off in the middle of every object it sends. */
  | 'cutting';

export interface TestObjectStore {
  /** For `FILES_URL`. */
  url: string;
  /** Where the service is: `http://127.0.0.1:PORT`. */
  address: string;
  bucket: string;
  /** Keys of everything it holds. */
  keys(): string[];
  /** Requests it got so far, as `PUT /files/2026-11/a`. */
  requests: string[];
  feel(mood: Mood): void;
  /** Nobody listens on its port any more, and every connection is cut; what it holds stays. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and forgets what it holds. */
  close(): Promise<void>;
}

interface Options {
  /**
   * Refuses a wrong signature. The server miscounts a slash when it checks that of a listing by path, so a strict one can only be put
   * to and read from.
   */
  strict?: boolean;
  /** Answers people who have not signed their request, as a bucket does that somebody has opened to the public. */
  open?: boolean;
  port?: number;
}

const fault = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
};

/**
 * A listing as its first version: for the token of the second the server wants a cipher that Node has no more. Both answer the same
 * to whoever goes on behind the last key.
 */
const asFirstListing = (request: IncomingMessage): void => {
  request.url = (request.url ?? '').replace(/([?&])list-type=2&?/, '$1').replace('start-after=', 'marker=');
};

const isSigned = ({ headers, url = '' }: IncomingMessage): boolean =>
  headers.authorization !== undefined || url.includes('X-Amz-Signature=');

/** A real server that speaks S3, on a free port of this machine (or the given one), with one bucket. */
export async function startObjectStore({
  strict = false,
  open = false,
  port = 0,
}: Options = {}): Promise<TestObjectStore> {
  const directory = mkdtempSync(join(tmpdir(), 'prilika-s3-'));
  const bucket = 'files';
  const s3rver = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    allowMismatchedSignatures: !strict,
    configureBuckets: [{ name: bucket }],
  });
  await s3rver.configureBuckets();
  const answer = s3rver.callback();
  const requests: string[] = [];
  let mood: Mood = 'well';

  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    requests.push(`${method} ${url.split('?')[0]}`);
    if (mood === 'hanging') return;
    if (mood === 'broken') return fault(response, 500, 'InternalError');
    if (mood === 'full' && (method === 'PUT' || method === 'POST')) return fault(response, 507, 'XMinioStorageFull');
    if (!open && !isSigned(request)) return fault(response, 403, 'AccessDenied');
    if (mood === 'cutting' && method === 'GET') {
      const write = response.write.bind(response) as (chunk: Uint8Array) => boolean;
      response.write = (chunk: Uint8Array) => {
        write(chunk.subarray(0, Math.ceil(chunk.length / 2)));
        setImmediate(() => request.socket.destroy());
        return true;
      };
    }
    if (!strict) asFirstListing(request);
    answer(request, response);
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  const listen = async (wanted: number): Promise<number> => {
    server.listen(wanted, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const chosen = await listen(port);
  const stop = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${chosen}/${bucket}?tls=false`,
    address: `http://127.0.0.1:${chosen}`,
    bucket,
    requests,
    keys: () =>
      readdirSync(join(directory, bucket), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.slice(0, -'._S3rver_object'.length))
        .sort(),
    feel(next) {
      mood = next;
    },
    stop,
    async start() {
      if (!server.listening) await listen(chosen);
    },
    async close() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
