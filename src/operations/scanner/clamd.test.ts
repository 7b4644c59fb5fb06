import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readClamdAddress } from '#host/files/file-scanner.ts';
import { eicar, startClamd } from '#tests/support/clamd.ts';
import { createClamd } from './clamd.ts';

const server = await startClamd();
afterAll(() => server.stop());
const clamd = createClamd(readClamdAddress(server.address), { silentMs: 300 });
beforeEach(async () => {
  server.feel('well');
  server.limit(26_214_400);
  await server.start();
  server.scanned.length = 0;
});
const scan = (...pieces: (string | Buffer)[]) => clamd.scan(Readable.from(pieces.map((piece) => Buffer.from(piece))));

test('what is clean is clean, whole and in pieces, and all of it is seen', async () => {
  await clamd.ping();
  expect(await scan('Milica')).toEqual({ infected: false });
  expect(await scan()).toEqual({ infected: false });
  const large = randomBytes(5_000_000);
  expect(await scan(large.subarray(0, 3_000_001), Buffer.alloc(0), large.subarray(3_000_001))).toEqual({
    infected: false,
  });
  expect(server.scanned).toEqual([6, 0, 5_000_000]);
});

test('a virus is found wherever it is, also across two pieces', async () => {
  const found = { infected: true, signature: 'Eicar-Signature' };
  expect(await scan(eicar)).toEqual(found);
  expect(await scan(randomBytes(100_000), eicar.slice(0, 20), eicar.slice(20), 'tail')).toEqual(found);
});

test('many at once get their own verdicts', async () => {
  const verdicts = await Promise.all(
    Array.from({ length: 20 }, (_, index) => scan(index % 2 ? eicar : `clean ${index}`)),
  );
  expect(verdicts.map(({ infected }) => infected)).toEqual(Array.from({ length: 20 }, (_, at) => at % 2 === 1));
});

test('a stream that is too large gets no verdict, and the scanner’s words are the reason', async () => {
  server.limit(1_000_000);
  await expect(scan(randomBytes(600_000), randomBytes(4_000_000))).rejects.toThrow('size limit exceeded');
});

test('away, hanging and cutting are no verdicts', async () => {
  server.feel('hanging');
  await expect(scan('a')).rejects.toThrow('The scanner does not answer.');
  await expect(clamd.ping()).rejects.toThrow('The scanner does not answer.');
  server.feel('cutting');
  await expect(scan(randomBytes(300_000))).rejects.toThrow(/closed the connection|ECONNRESET|EPIPE/);
  await server.stop();
  await expect(scan('a')).rejects.toThrow('ECONNREFUSED');
  await server.start();
  server.feel('well');
  expect(await scan('a')).toEqual({ infected: false });
});

test('a file that breaks off while it is read is no clean file', async () => {
  const broken = Readable.from(
    (function* () {
      yield Buffer.alloc(100_000);
      throw new Error('the store has gone');
    })(),
  );
  await expect(clamd.scan(broken)).rejects.toThrow('the store has gone');
  expect(server.scanned).toEqual([]);
});

test.each([
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['localhost:3310', { host: 'localhost', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
])('%s is an address', (text, address) => expect(readClamdAddress(text)).toEqual(address));

test.each(['clamd', 'localhost', 'localhost:0', 'localhost:70000', ':3310', 'run/clamd.sock'])('%s is none', (text) =>
  expect(() => readClamdAddress(text)).toThrow('neither'),
);
