import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createStoredDocuments, type StoredDocuments } from './stored-documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'prilika-documents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** However busy the machine is. */
const patient = { timeout: 30_000 };

const create = (patience = { withEarlier: 60_000, withNone: 60_000 }) => createStoredDocuments(folder, patience);

/** A document that is made when it is let, and how often it was begun. */
const maker = (text: string) => {
  const gate = Promise.withResolvers<void>();
  const begun = { times: 0 };
  return {
    begun,
    let: () => gate.resolve(),
    async *make() {
      begun.times += 1;
      yield `${text} begins; `;
      await gate.promise;
      yield 'ends';
    },
  };
};
const textOf = async (documents: StoredDocuments, key: string): Promise<string | null> => {
  const document = documents.current(key);
  return document && gunzipSync(await buffer(document.read())).toString();
};

test('many who ask at once wait for one making, and the next ones for none', async () => {
  const documents = create();
  const one = maker('one');
  const asked = Array.from({ length: 8 }, () => documents.bring('a', '1', one.make));
  one.let();
  await Promise.all(asked);
  await documents.bring('a', '1', one.make);
  expect(one.begun.times).toBe(1);
  expect(await textOf(documents, 'a')).toBe('one begins; ends');
});

test('one is made at a time, also of several', async () => {
  const documents = create();
  const [one, other] = [maker('one'), maker('other')];
  const asked = [documents.bring('a', '1', one.make), documents.bring('b', '1', other.make)];
  other.let();
  expect([one.begun.times, other.begun.times]).toEqual([expect.any(Number), 0]);
  one.let();
  await Promise.all(asked);
  expect(await textOf(documents, 'b')).toBe('other begins; ends');
});

test('a newer version takes the place of the older, which is read to its end by who has begun', async () => {
  const documents = create();
  const [one, next] = [maker('one'), maker('next')];
  one.let();
  next.let();
  await documents.bring('a', '1', one.make);
  const reading = documents.current('a')?.read();
  await documents.bring('a', '2', next.make);
  expect(documents.current('a')?.version).toBe('2');
  expect(gunzipSync(await buffer(reading as never)).toString()).toBe('one begins; ends');
  expect(await textOf(documents, 'a')).toBe('next begins; ends');
});

test('while a newer version takes long the older is there; where there is none, come again', async () => {
  const documents = create({ withEarlier: 0, withNone: 0 });
  const [one, next] = [maker('one'), maker('next')];
  await expect(documents.bring('a', '1', one.make)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 30,
  });
  one.let();
  await expect.poll(() => documents.current('a')?.version, patient).toBe('1');
  await documents.bring('a', '2', next.make);
  expect(await textOf(documents, 'a')).toBe('one begins; ends');
  next.let();
  await expect.poll(() => documents.current('a')?.version, patient).toBe('2');
  expect([one.begun.times, next.begun.times]).toEqual([1, 1]);
});

test('what changes while one is made is made afterwards, only the newest of it, without being asked for again', async () => {
  const documents = create({ withEarlier: 0, withNone: 60_000 });
  const [one, next, skipped, newest] = [maker('one'), maker('next'), maker('skipped'), maker('newest')];
  one.let();
  newest.let();
  await documents.bring('a', '1', one.make);
  await documents.bring('a', '2', next.make);
  await expect.poll(() => next.begun.times, patient).toBe(1);
  await documents.bring('a', '3', skipped.make);
  await documents.bring('a', '4', newest.make);
  next.let();
  await expect.poll(() => documents.current('a')?.version, patient).toBe('4');
  expect([next.begun.times, skipped.begun.times, newest.begun.times]).toEqual([1, 0, 1]);
});

test('a making that fails leaves nothing, and is tried again', async () => {
  const documents = create();
  // biome-ignore lint/correctness/useYield: it fails before it has anything
  const failing = async function* (): AsyncGenerator<string> {
    throw new Error('the database is away');
  };
  await expect(documents.bring('a', '1', failing)).rejects.toThrow('the database is away');
  expect(documents.current('a')).toBeNull();
  const one = maker('one');
  one.let();
  await documents.bring('a', '1', one.make);
  expect(await textOf(documents, 'a')).toBe('one begins; ends');
});

test('none has a name on the disk: a killed process leaves no half of one', async () => {
  const documents = create();
  const one = maker('one');
  const asked = documents.bring('a', '1', one.make);
  await expect.poll(() => one.begun.times, patient).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
  one.let();
  await asked;
  expect(readdirSync(folder)).toEqual([]);
});

test('everything else has its turn while a long one is made', async () => {
  const documents = create();
  let turns = 0;
  let made = false;
  const other = setInterval(() => {
    if (!made) turns += 1;
  }, 1);
  const work = async function* () {
    for (let piece = 0; piece < 20; piece += 1) {
      const until = performance.now() + 3;
      while (performance.now() < until);
      yield `${piece} `;
    }
  };
  await documents.bring('a', '1', work);
  made = true;
  clearInterval(other);
  // Without a rest nothing of a timer runs until all pieces are there.
  expect(turns).toBeGreaterThan(10);
});
