import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { count, like } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { maxFileBytes } from '#features/files/file-rules.ts';
import { files } from '#features/files/server/file-table.ts';
import { rateLimits } from '#host/rate-limit-table.ts';
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

/** Holds an upload open that lacks its last bytes, as somebody who wants to fill the memory does. */
const hold = async (address: string, from: string, token: string | null = null) => {
  const socket = connect(port, '127.0.0.1');
  const held: { socket: Socket; answer: string } = { socket, answer: '' };
  socket.on('data', (chunk) => {
    held.answer += chunk;
  });
  socket.on('error', () => {});
  const head = request(maxFileBytes, address, token).replace('\r\n', `\r\nX-Forwarded-For: ${from}\r\n`);
  socket.write(head + body.subarray(0, body.length - 1).toString('latin1'), 'latin1');
  return held;
};
const statusOf = ({ answer }: { answer: string }): string => answer.slice(9, 12);
/** Uploads that were counted by the hour. */
const acts = async (): Promise<number> => {
  const rows = await app.database.executor
    .select({ points: rateLimits.points })
    .from(rateLimits)
    .where(like(rateLimits.key, '%-upload:%'));
  return rows.reduce((sum, { points }) => sum + points, 0);
};
/** However busy the machine is. */
const settled = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000 });
const letGo = (held: readonly { socket: Socket }[]): void => {
  for (const { socket } of held) socket.destroy();
};

test('a network has four uploads under way, an account its own four, and nothing of a fifth is counted', async () => {
  const guestAddress = '/api/services/files/upload/guest';
  const before = await acts();
  const guests = await Promise.all(Array.from({ length: 9 }, () => hold(guestAddress, '203.0.113.50')));
  await settled(() => expect(guests.map(statusOf).filter((one) => one === '429')).toHaveLength(5));
  await settled(async () => expect(await acts()).toBe(before + 4));
  expect(guests.find((one) => statusOf(one) === '429')?.answer).toMatch(/^retry-after: \d+/im);
  // Of the office behind the same address everybody who is signed in goes on.
  const people = await Promise.all([1, 2].map(() => signedIn(app, 'jobseeker')));
  const office = await Promise.all(
    people.flatMap((token) => Array.from({ length: 5 }, () => hold('/api/services/files', '203.0.113.50', token))),
  );
  await settled(() => expect(office.map(statusOf).filter((one) => one === '429')).toHaveLength(2));
  await settled(async () => expect(await acts()).toBe(before + 12));
  // The import of a CV is an upload like the others.
  const importing = await hold('/api/candidate/cv/import', '203.0.113.51', people[0]);
  await settled(() => expect(statusOf(importing)).toBe('429'));
  // Of what is under way nothing is to be seen on the disk.
  expect(readdirSync(join(app.dataDir, 'temporary'))).toEqual([]);
  letGo([...guests, ...office, importing]);
  await settled(async () => {
    const next = await hold(guestAddress, '203.0.113.50');
    next.socket.end(body.subarray(body.length - 1));
    await once(next.socket, 'close');
    expect(statusOf(next)).not.toBe('429');
  });
});

test('one that says that it is too large is refused before it comes, and is not counted', async () => {
  const before = await acts();
  const answer = await send(Buffer.alloc(0), 'wait', { length: maxFileBytes * 2 });
  expect(answer).toMatch(/^HTTP\/1\.1 413/);
  expect(await acts()).toBe(before);
});

test('all together have twenty of five megabytes, and come again when others are done', async () => {
  const address = '/api/services/files/upload/guest';
  const many = await Promise.all(Array.from({ length: 25 }, (_, at) => hold(address, `198.51.100.${at}`)));
  // Perhaps some of an earlier test are not known to be gone yet.
  await settled(() => expect(many.map(statusOf).filter((one) => one === '503').length).toBeGreaterThanOrEqual(5));
  expect(many.find((one) => statusOf(one) === '503')?.answer).toMatch(/^retry-after: \d+/im);
  letGo(many);
  await settled(async () => expect(await send(body, 'wait')).toMatch(/^HTTP\/1\.1 201/));
});
