import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { type ArrivalLimits, createHttpServer, type HttpServer } from './http-server.ts';

let running: HttpServer | undefined;
afterEach(() => running?.server.closeAllConnections());

const never = 60_000;

const listen = async (listener: RequestListener, limits: Partial<ArrivalLimits> = {}) => {
  running = createHttpServer(listener, { head: never, body: never, upload: never, ...limits });
  running.server.listen(0, '127.0.0.1');
  await once(running.server, 'listening');
  const { port } = running.server.address() as AddressInfo;
  const open = async (bytes: string): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  };
  return { ...running, open };
};

const post = (headers: string, body: string) => `POST / HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`;
const json = 'Content-Type: application/json\r\nContent-Length: 100';
const upload = 'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100';

describe('slow requests are cut off', () => {
  test.each([
    ['a body', post(json, '{'), { body: 5 }],
    ['a body in pieces', post('Transfer-Encoding: chunked', '1\r\na\r\n'), { body: 5 }],
    ['an upload', post(upload, '--b'), { upload: 5 }],
    ['a head', 'POST / HTTP/1.1\r\nHost:', { head: 5 }],
  ])('%s', async (_, bytes, limits) => {
    const { open } = await listen((request) => request.resume(), limits);
    expect(await text(await open(bytes))).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('also after its response', async () => {
    const { open } = await listen((_request, response) => response.end('early'), { body: 5 });
    expect(await text(await open(post(json, '{')))).toContain('early');
  });
});

test('a complete request is not cut off, however long its response takes', async () => {
  const answers: (() => void)[] = [];
  const { open } = await listen(
    (request, response) => {
      request.resume();
      answers.push(() => response.end('done'));
    },
    { body: 5 },
  );
  const whole = await open(`${post('Content-Length: 2\r\nConnection: close', '{}')}`);
  // By the time the slow one is cut, the limit of the whole one has passed as well.
  await text(await open(post(json, '{')));
  answers[0]?.();
  expect(await text(whole)).toContain('done');
});

test('a connection that carries many requests keeps nothing of them', async () => {
  const sockets = new Set<Socket>();
  const { open, server } = await listen((request, response) => {
    sockets.add(request.socket);
    request.resume();
    request.once('end', () => response.end('done'));
  });
  const client = await open('');
  client.setEncoding('utf8');
  const listeners = async (): Promise<number> => {
    client.write(post('Content-Length: 2', '{}'));
    await once(client, 'data');
    const [socket] = sockets;
    return socket?.listenerCount('close') ?? 0;
  };
  const first = await listeners();
  for (let at = 0; at < 20; at += 1) await listeners();
  expect(await listeners()).toBe(first);
  expect(sockets.size).toBe(1);
  server.closeAllConnections();
});

test('listens at another address instead, and connections that are open go on', async () => {
  const { server, listen: listenAt, close } = createHttpServer((request, response) => response.end(request.url));
  const port = await listenAt(0, '127.0.0.1');
  const accepted = once(server, 'connection');
  const socket = connect(port, '127.0.0.1');
  await Promise.all([once(socket, 'connect'), accepted]);
  expect(await listenAt(port, '0.0.0.0')).toBe(port);
  expect((server.address() as AddressInfo).address).toBe('0.0.0.0');
  const said = text(socket);
  socket.write('GET /still HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await said).toContain('/still');
  await expect(listenAt(port, 'nope.invalid')).rejects.toThrow(/^HOST is nope\.invalid, which is no address/);
  await listenAt(port, '127.0.0.1');
  await close({ responses: 10_000, requests: 0 });
});

describe('closing', () => {
  test('responds to complete requests and waits for nothing else', async () => {
    const arrived = Promise.withResolvers<() => void>();
    const { open, close } = await listen((request, response) => {
      request.resume();
      request.once('end', () => arrived.resolve(() => response.end('done')));
    });
    const halves = await Promise.all([open('GET / HT'), open(post(json, '{')), open('')]);
    const whole = await open(post('Content-Length: 2', '{}'));
    const answer = await arrived.promise;
    const closed = close({ responses: never, requests: 5 });
    expect(await Promise.all(halves.map((half) => text(half).catch(() => '')))).toEqual(['', '', '']);
    answer();
    expect(await text(whole)).toContain('done');
    await closed;
  });

  test('answers one more request on a connection that was kept open, and says that it is the last', async () => {
    const { server, open, close } = await listen((request, response) => {
      request.resume();
      response.end(request.url);
    });
    const socket = await open('GET /first HTTP/1.1\r\nHost: a\r\n\r\n');
    const said = text(socket);
    await once(socket, 'data');
    const closed = close({ responses: never, requests: never });
    expect(server.listening).toBe(false);
    socket.write('GET /second HTTP/1.1\r\nHost: a\r\n\r\n');
    await closed;
    expect((await said).match(/^(?:Connection: .*|\/\w+$)/gm)).toEqual([
      'Connection: keep-alive',
      'Connection: close',
      '/second',
    ]);
  });

  test('the response under way says that it is the last of its connection', async () => {
    const arrived = Promise.withResolvers<() => void>();
    const { open, close } = await listen((_request, response) => arrived.resolve(() => response.end('done')));
    const socket = await open('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const answer = await arrived.promise;
    const closed = close({ responses: never, requests: never });
    answer();
    await closed;
    expect(await text(socket)).toContain('Connection: close');
  });

  test('cuts off a response that takes longer than the limit', async () => {
    const arrived = Promise.withResolvers<void>();
    const { open, close } = await listen(() => arrived.resolve());
    await open('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await arrived.promise;
    await close({ responses: 5, requests: 0 });
  });
});
