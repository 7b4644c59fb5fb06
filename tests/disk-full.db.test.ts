import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { uploadGuestFile } from '#features/files/contract.ts';
import type { FileStore } from '#host/files/file-store.ts';
import { createFolderStore } from '#host/files/folder-store.ts';
import { refusalOf } from './support/refusal.ts';
import { samplePdf } from './support/sample-files.ts';
import { createTestApplication } from './support/test-application.ts';

const folder = mkdtempSync(join(tmpdir(), 'prilika-full-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As a disk that fills up while a file is written: a part of it arrives, then the system refuses. */
const room = { left: true };
const disk = createFolderStore(folder);
const put: FileStore['put'] = (key, bytes) => {
  if (room.left) return disk.put(key, bytes);
  const half = Buffer.from(bytes.subarray(0, bytes.byteLength / 2));
  return disk.putStream(
    key,
    Readable.from(
      (function* () {
        yield half;
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      })(),
    ),
  );
};
const store: FileStore = { ...disk, put, tryToWrite: () => put('tried', new Uint8Array(10)) };
const app = await createTestApplication({}, undefined, { store });

const upload = (language: 'sr' | 'en' = 'sr') => {
  const form = new FormData();
  form.set('file', new File([samplePdf()], 'cv.pdf'));
  return refusalOf(app.call(uploadGuestFile, {}, { form, language }));
};

const bytesThere = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test('a full disk is reported in a sentence, leaves no part behind, and is over when there is room', async () => {
  room.left = false;
  expect(await upload()).toMatchObject({
    status: 507,
    code: 'storage-full',
    detail:
      'Na serveru trenutno nema mesta, pa ovo nije sačuvano. Ono što ste uneli nije izgubljeno. Pokušajte ponovo kasnije.',
  });
  expect((await upload('en'))?.detail).toMatch(/^The server has no space left/);
  expect(bytesThere()).toEqual([]);
  const ready = await app.fetch('/readyz');
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', missing: ['disk'] }]);

  room.left = true;
  expect(await upload()).toBeNull();
  expect((await app.fetch('/readyz')).status).toBe(200);
});
