import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { count } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { files } from '#platform/files/file-table.ts';
import { samplePdf } from './support/sample-files.ts';
import { createTestApplication } from './support/test-application.ts';

/* Over a real connection, because that is what breaks. */
const app = await createTestApplication();
const server = createServer(getRequestListener((request) => app.application.http.fetch(request)));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
const { port } = server.address() as AddressInfo;

const boundary = '----prilika-7d1f0c5a9e';
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
const body = Buffer.concat([Buffer.from(head), samplePdf(), Buffer.from(`\r\n--${boundary}--\r\n`)]);
const request = (length: number): string =>
  `POST /api/services/files/upload/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;

const stored = async (): Promise<number> =>
  (await app.database.executor.select({ count: count() }).from(files))[0]?.count ?? 0;

/** Sends these bytes, then waits, ends or breaks the connection; returns what the server sent meanwhile. */
const send = async (bytes: Buffer, after: 'wait' | 'end' | 'break'): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(request(body.length));
  await new Promise((resolve) => socket.write(bytes, resolve));
  if (after === 'break') socket.destroy();
  if (after === 'end') socket.end();
  await once(socket, 'close');
  return answer;
};

test('a whole upload over a real connection is taken', async () => {
  expect(await send(body, 'wait')).toMatch(/^HTTP\/1\.1 201/);
  expect(await stored()).toBe(1);
});

test.each(['end', 'break'] as const)(
  'one cut at half (%s) leaves nothing behind, and the server goes on',
  async (after) => {
    const before = await stored();
    expect(await send(body.subarray(0, body.length / 2), after)).not.toMatch(/^HTTP\/1\.1 (2|5)/);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(await stored()).toBe(before);
  },
);
