import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { count } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { files } from '#platform/files/file-table.ts';
import { signedIn } from './builders/personas.ts';
import { samplePdf, samplePicture } from './support/sample-files.ts';
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
const tail = `\r\n--${boundary}--\r\n`;
const body = Buffer.concat([Buffer.from(head), samplePdf(), Buffer.from(tail)]);
const request = (length: number, address: string, token: string | null): string =>
  `POST ${address} HTTP/1.1\r\nHost: localhost\r\n${token === null ? '' : `Authorization: Bearer ${token}\r\n`}Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;
/** What a candidate uploads in the builder, on the page of documents and while applying. */
const purposes = {
  document: ['cv.pdf', 'application/pdf', Buffer.from(samplePdf())],
  photo: ['ja.jpg', 'image/jpeg', Buffer.from(await samplePicture('jpeg', 400))],
} as const;
const bodyOf = (purpose: keyof typeof purposes): Buffer => {
  const [name, type, content] = purposes[purpose];
  const field = `--${boundary}\r\nContent-Disposition: form-data; name="purpose"\r\n\r\n${purpose}\r\n`;
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(field + file), content, Buffer.from(tail)]);
};

const stored = async (): Promise<number> =>
  (await app.database.executor.select({ count: count() }).from(files))[0]?.count ?? 0;

interface Upload {
  address?: string;
  token?: string | null;
  /** As the head says it. */
  length?: number;
}

/** Sends these bytes, then waits, ends or breaks the connection; returns what the server sent meanwhile. */
const send = async (
  bytes: Buffer,
  after: 'wait' | 'end' | 'break',
  { address = '/api/services/files/upload/guest', token = null, length = body.length }: Upload = {},
): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(request(length, address, token));
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

test.each(['document', 'photo'] as const)(
  'a candidate’s %s that is cut at half leaves nothing behind, and the same file arrives the next time',
  async (purpose) => {
    const token = await signedIn(app, 'jobseeker');
    const whole = bodyOf(purpose);
    const upload = { address: '/api/services/files', token, length: whole.length };
    const before = await stored();
    for (const after of ['end', 'break'] as const)
      expect(await send(whole.subarray(0, whole.length / 2), after, upload)).not.toMatch(/^HTTP\/1\.1 (2|5)/);
    expect(await stored()).toBe(before);
    expect(await send(whole, 'wait', upload)).toMatch(/^HTTP\/1\.1 201/);
    expect(await stored()).toBe(before + 1);
  },
);
