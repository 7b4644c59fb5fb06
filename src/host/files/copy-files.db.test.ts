import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { files } from '#features/files/server/file-table.ts';
import { startObjectStore } from '#tests/support/object-store.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { copyFiles } from './copy-files.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { readObjectPlace } from './object-place.ts';
import { createObjectStore } from './object-store.ts';

const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'prilika-copy-'));
const objects = await startObjectStore();
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await objects.close();
});
const from = createFolderStore(folder);
const to = createObjectStore(readObjectPlace(objects.url));

const keep = async (key: string, content: string | null, size = content?.length ?? 1) => {
  await database.executor.insert(files).values({
    purpose: 'document',
    name: 'CV.pdf',
    mediaType: 'application/pdf',
    size,
    storageKey: key,
    createdAt: new Date('2026-11-20T11:00:00Z'),
  });
  if (content !== null) await from.put(key, Buffer.from(content));
};
beforeEach(async () => {
  await objects.start();
  await database.executor.delete(files);
  for (const store of [from, to]) for await (const { key } of store.list()) await store.remove(key);
});

test('what the database knows is copied once, whole, and nothing is taken away', async () => {
  for (let number = 0; number < 23; number += 1) await keep(`2026-11/${number}`, `file ${number}`);
  await from.put('2026-11/unknown', Buffer.from('nobody knows it'));
  const told: number[] = [];
  const counts = await copyFiles({ database, from, to, perBatch: 10, progress: (count) => told.push(count) });
  expect(counts).toMatchObject({ files: 23, copied: 23, there: 0, missing: 0, wrong: [] });
  expect(told).toEqual([10, 20, 23]);
  expect(objects.keys()).toHaveLength(23);
  expect(await text(await to.read('2026-11/17'))).toBe('file 17');
  expect(await from.size('2026-11/17')).toBe(7);
  expect(await copyFiles({ database, from, to })).toMatchObject({ files: 23, copied: 0, there: 23 });
});

test('and back', async () => {
  await keep('2026-11/a', null, 4);
  await to.put('2026-11/a', Buffer.from('prvi'));
  expect(await copyFiles({ database, from: to, to: from })).toMatchObject({ files: 1, copied: 1 });
  expect(await text(await from.read('2026-11/a'))).toBe('prvi');
});

test('what is lost or damaged is counted and left out; a half copy is made anew', async () => {
  await keep('2026-11/lost', null);
  await keep('2026-11/damaged', 'short', 9);
  await keep('2026-11/half', 'whole again');
  await to.put('2026-11/half', Buffer.from('whole'));
  expect(await copyFiles({ database, from, to })).toEqual({
    files: 3,
    copied: 1,
    copiedBytes: 11,
    there: 0,
    missing: 1,
    wrong: ['2026-11/damaged'],
  });
  expect(objects.keys()).toEqual(['2026-11/half']);
  expect(await text(await to.read('2026-11/half'))).toBe('whole again');
});

test('interrupted by a store that goes away, it goes on where it was', async () => {
  for (let number = 0; number < 20; number += 1) await keep(`2026-11/${number}`, `file ${number}`);
  let read = 0;
  const leaving: FileStore = {
    ...from,
    async read(key) {
      read += 1;
      if (read === 10) await objects.stop();
      return from.read(key);
    },
  };
  await expect(copyFiles({ database, from: leaving, to })).rejects.toMatchObject({ code: 'files.away' });
  await objects.start();
  const copied = objects.keys().length;
  expect(copied).toBeGreaterThan(0);
  const counts = await copyFiles({ database, from, to });
  expect(counts.there + counts.copied).toBe(20);
  expect(objects.keys()).toHaveLength(20);
});

test('what arrives otherwise than it was sent is removed, and told', async () => {
  await keep('2026-11/a', 'prvi');
  const turned: FileStore = { ...to, read: async () => Readable.from([Buffer.from('drug')]) };
  await expect(copyFiles({ database, from, to: turned })).rejects.toThrow('2026-11/a is not what was sent');
  expect(objects.keys()).toEqual([]);
});
