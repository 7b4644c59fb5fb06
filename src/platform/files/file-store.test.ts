import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderStore, type FileStore } from './file-store.ts';

let folder: string;
let store: FileStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prilika-store-'));
  store = createFolderStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const filesThere = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

const keysThere = async (): Promise<string[]> =>
  (await Array.fromAsync(store.list())).map(({ key }) => key).sort();

test('what is kept can be read, listed and removed', async () => {
  await store.put('2026-11/a', Buffer.from('prvi'));
  await store.putStream('2026-12/b', Readable.from(['dru', 'gi']));
  expect(await keysThere()).toEqual(['2026-11/a', '2026-12/b']);
  expect(await text(await store.read('2026-12/b'))).toBe('drugi');
  await store.remove('2026-11/a');
  await store.remove('2026-11/a');
  expect(await keysThere()).toEqual(['2026-12/b']);
});

test('of what breaks off half-way nothing stays', async () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const content = Readable.from(
    (function* () {
      yield Buffer.alloc(200_000);
      throw full;
    })(),
  );
  await expect(store.putStream('2026-11/a', content)).rejects.toThrow();
  expect(filesThere()).toEqual([]);
});

test('a trial write leaves nothing, and fails when nothing can be written', async () => {
  await store.tryToWrite();
  expect(filesThere()).toEqual([]);
  rmSync(join(folder, 'files'), { recursive: true });
  writeFileSync(join(folder, 'files'), '');
  await expect(store.tryToWrite()).rejects.toThrow();
});
