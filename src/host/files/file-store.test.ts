import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startObjectStore } from '#tests/support/object-store.ts';
import { type FileStore, MissingBytes } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { readObjectPlace } from './object-place.ts';
import { createObjectStore } from './object-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'prilika-store-'));
const objects = await startObjectStore();
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await objects.close();
});

const filesThere = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

interface Kind {
  kind: string;
  store: FileStore;
  /** How many there are, by looking without the store. */
  count: () => number;
}

const kinds: Kind[] = [
  { kind: 'a folder', store: createFolderStore(folder), count: () => filesThere().length },
  {
    kind: 'an object store',
    store: createObjectStore(readObjectPlace(objects.url)),
    count: () => objects.keys().length,
  },
];

describe.each(kinds)('files in $kind', ({ store, count }) => {
  const keysThere = async (): Promise<string[]> => (await Array.fromAsync(store.list())).map(({ key }) => key).sort();
  beforeEach(async () => {
    for (const key of await keysThere()) await store.remove(key);
    expect(count()).toBe(0);
  });

  test('what is kept can be read, listed and removed', async () => {
    await store.put('2026-11/a', Buffer.from('prvi'));
    await store.putStream('2026-12/b', Readable.from([Buffer.from('dru'), Buffer.from('gi')]));
    expect(await keysThere()).toEqual(['2026-11/a', '2026-12/b']);
    expect(await text(await store.read('2026-12/b'))).toBe('drugi');
    expect(await store.size('2026-11/a')).toBe(4);
    await store.remove('2026-11/a');
    await store.remove('2026-11/a');
    expect(await keysThere()).toEqual(['2026-12/b']);
  });

  test('what was never there, or is there no more, is missing before anything is read', async () => {
    expect(await store.size('2026-11/none')).toBeNull();
    await expect(store.read('2026-11/none')).rejects.toThrow(MissingBytes);
    await store.put('2026-11/gone', Buffer.from('bio'));
    await store.remove('2026-11/gone');
    await expect(store.read('2026-11/gone')).rejects.toThrow(MissingBytes);
  });

  test('of what breaks off half-way nothing stays, and its own reason is told', async () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const content = Readable.from(
      (function* () {
        yield Buffer.alloc(200_000);
        throw full;
      })(),
    );
    await expect(store.putStream('2026-11/a', content)).rejects.toThrow(/no space left|Cannot write/);
    expect(await keysThere()).toEqual([]);
  });

  test('nothing, one byte and 12 MB come back as they went, whole and in parts', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.from('a'), randomBytes(12_000_000)]) {
      await store.put('2026-11/whole', bytes);
      await store.putStream('2026-11/parts', Readable.from(bytes.length > 0 ? [bytes] : []));
      for (const key of ['2026-11/whole', '2026-11/parts']) {
        expect(await store.size(key)).toBe(bytes.length);
        expect((await buffer(await store.read(key))).equals(bytes)).toBe(true);
      }
    }
  });

  test('a second write under the same key replaces the first', async () => {
    await store.put('2026-11/a', Buffer.from('duža prva'));
    await store.put('2026-11/a', Buffer.from('druga'));
    expect(await text(await store.read('2026-11/a'))).toBe('druga');
    expect(count()).toBe(1);
  });

  test('many at once are all there, and each is its own', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `2026-11/many-${index}`);
    await Promise.all(names.map((name) => store.put(name, Buffer.from(name))));
    expect(await keysThere()).toEqual([...names].sort());
    expect(await Promise.all(names.map(async (name) => text(await store.read(name))))).toEqual(names);
    await Promise.all(names.map((name) => store.remove(name)));
    expect(count()).toBe(0);
  });

  test('no key leads out of it', async () => {
    for (const key of ['../outside', '2026-11/../../outside', '', '/', 'čudno?'])
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow();
    expect(count()).toBe(0);
  });

  test('a listing says when something was written', async () => {
    const before = Date.now();
    await store.put('2026-11/a', Buffer.from('sada'));
    const [entry] = await Array.fromAsync(store.list());
    // Stores count in seconds.
    const writtenAt = entry?.writtenAt.getTime() ?? 0;
    expect(writtenAt).toBeGreaterThan(before - 2000);
    expect(writtenAt).toBeLessThan(Date.now() + 2000);
  });

  test('a trial write leaves nothing', async () => {
    await store.tryToWrite();
    expect(count()).toBe(0);
  });
});

test('a trial write fails when nothing can be written', async () => {
  const place = mkdtempSync(join(tmpdir(), 'prilika-store-'));
  const store = createFolderStore(place);
  rmSync(join(place, 'files'), { recursive: true });
  writeFileSync(join(place, 'files'), '');
  await expect(store.tryToWrite()).rejects.toThrow();
  rmSync(place, { recursive: true });
});

test('a listing of an object store goes on behind its first thousand', async () => {
  const store = createObjectStore(readObjectPlace(objects.url));
  const names = Array.from({ length: 1010 }, (_, index) => `listed/${index}`);
  for (let from = 0; from < names.length; from += 100)
    await Promise.all(names.slice(from, from + 100).map((name) => store.put(name, Buffer.from('x'))));
  expect(await Array.fromAsync(store.list())).toHaveLength(1010);
});
