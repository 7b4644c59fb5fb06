import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signedIn } from '#tests/builders/personas.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { sampleDocx, samplePdf, samplePicture } from '#tests/support/sample-files.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { deleteFile, getFileLink, uploadFile, uploadGuestFile } from '../contract.ts';
import { maxFileBytes } from '../file-rules.ts';
import { deleteOrphanedFilesJob, sweepFilesJob } from './file-jobs.ts';
import { files } from './file-table.ts';

const app = await createTestApplication();

const formOf = (name: string, bytes: Uint8Array<ArrayBuffer>, purpose?: string): FormData => {
  const form = new FormData();
  if (purpose) form.set('purpose', purpose);
  form.set('file', new File([bytes], name));
  return form;
};

const uploadAsGuest = async (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  (
    await app.call(
      uploadGuestFile,
      {},
      {
        form: formOf(name, bytes),
        from: `10.2.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
      },
    )
  ).data;

const storedFiles = async (): Promise<number> => {
  const [row] = await app.database.executor.select({ count: count() }).from(files);
  return row?.count ?? 0;
};

const onDisk = (): number =>
  readdirSync(app.dataDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.parentPath.includes('files'),
  ).length;

const pdf = samplePdf();
const jpeg = await samplePicture('jpeg', 200);
const png = await samplePicture('png', 200);

describe('an upload', () => {
  test.each([
    ['cv.pdf', samplePdf(), 'application/pdf'],
    ['CV Милица.DOCX', sampleDocx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['slika.jpeg', jpeg, 'image/jpeg'],
    ['slika.png', png, 'image/png'],
  ])('%s is taken with the type of its content', async (name, bytes, type) => {
    const file = await uploadAsGuest(name, bytes);
    expect(file).toMatchObject({ name, type, size: bytes.byteLength });
    expect(file.guestToken.length).toBeGreaterThan(30);
  });

  test('keeps nothing of a path or of control signs in its name', async () => {
    expect((await uploadAsGuest('..\\..\\etc/passwd\r\n<b>.pdf', samplePdf())).name).toBe('passwdb.pdf');
  });

  const tooLarge = new Uint8Array(maxFileBytes + 1);
  tooLarge.set(pdf);
  test.each<[string, string, Uint8Array<ArrayBuffer>, string, number]>([
    ['an empty one', 'cv.pdf', new Uint8Array(), 'files.empty', 422],
    ['one byte too many', 'cv.pdf', tooLarge, 'files.too-large', 413],
    ['a far too large one', 'cv.pdf', new Uint8Array(maxFileBytes * 2), 'files.too-large', 413],
    ['another kind', 'cv.exe', pdf, 'files.type-not-allowed', 422],
    ['a name without an ending', 'cv', pdf, 'files.type-not-allowed', 422],
    ['a picture named as a document', 'cv.pdf', jpeg, 'files.content-mismatch', 422],
    [
      'a page named as a picture',
      'slika.png',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'files.content-mismatch',
      422,
    ],
    [
      'any ZIP named as a document',
      'cv.docx',
      new Uint8Array(Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')),
      'files.content-mismatch',
      422,
    ],
    ['a PDF cut off', 'cv.pdf', pdf.slice(0, pdf.length - 40), 'files.damaged', 422],
    ['a JPG cut off', 'slika.jpg', jpeg.slice(0, jpeg.length / 2), 'files.damaged', 422],
    ['a PNG cut off', 'slika.png', png.slice(0, png.length / 2), 'files.damaged', 422],
  ])('of %s is refused with its own sentence and leaves nothing behind', async (_, name, bytes, code, status) => {
    const before = [await storedFiles(), onDisk()];
    const problem = await refusalOf(uploadAsGuest(name, bytes));
    expect(problem).toMatchObject({ code, status });
    expect(problem?.detail).toMatch(/\.$/);
    expect([await storedFiles(), onDisk()]).toEqual(before);
  });

  test('without a file, or for a purpose that takes no documents, is refused', async () => {
    const token = await signedIn(app);
    expect(await refusalOf(app.call(uploadGuestFile, {}, { form: new FormData() }))).toMatchObject({
      code: 'files.missing',
    });
    const photo = app.call(
      uploadFile,
      { body: { purpose: 'photo' } },
      { as: token, form: formOf('cv.pdf', samplePdf(), 'photo') },
    );
    expect(await refusalOf(photo)).toMatchObject({ code: 'files.type-not-allowed' });
  });
});

describe('a private file', () => {
  const upload = async (token: string) =>
    (
      await app.call(
        uploadFile,
        { body: { purpose: 'document' } },
        { as: token, form: formOf('cv.pdf', samplePdf(), 'document') },
      )
    ).data;

  test('opens for its owner by a link of 60 seconds, as it was', async () => {
    const token = await signedIn(app);
    const file = await upload(token);
    const { url } = (await app.call(getFileLink, { params: { id: file.id } }, { as: token })).data;
    const response = await app.fetch(url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(samplePdf());
    expect((await app.fetch(url.replace('signature=', 'signature=x'))).status).toBe(404);
    app.clock.advance({ seconds: 61 });
    expect((await app.fetch(url)).status).toBe(404);
  });

  test('cannot be read by another candidate; an unknown id is not found', async () => {
    const file = await upload(await signedIn(app));
    const other = await signedIn(app);
    expect(await refusalOf(app.call(getFileLink, { params: { id: file.id } }, { as: other }))).toMatchObject({
      status: 404,
    });
    expect(await refusalOf(app.call(deleteFile, { params: { id: file.id } }, { as: other }))).toMatchObject({
      status: 404,
    });
    expect(await refusalOf(app.call(getFileLink, { params: { id: 'x' } }, { as: other }))).toMatchObject({
      status: 404,
    });
  });
});

describe('deleting and clearing up', () => {
  test('a guest deletes an own upload by its token alone', async () => {
    const file = await uploadAsGuest('cv.pdf', samplePdf());
    const before = onDisk();
    expect(await refusalOf(app.call(deleteFile, { params: { id: file.id } }))).toMatchObject({ status: 404 });
    expect(
      await refusalOf(app.call(deleteFile, { params: { id: file.id }, query: { guestToken: 'pogrešan' } })),
    ).toMatchObject({ status: 404 });
    await app.call(deleteFile, { params: { id: file.id }, query: { guestToken: file.guestToken } });
    expect(onDisk()).toBe(before - 1);
  });

  test('unattached files are deleted after 24 hours, attached ones stay', async () => {
    const forgotten = await uploadAsGuest('cv.pdf', samplePdf());
    const used = await uploadAsGuest('cv.pdf', samplePdf());
    await app.database.transaction((tx) => app.application.files.attach(tx, { kind: 'guest' }, [used]));
    app.clock.advance({ hours: 23 });
    await app.jobs.send(app.database.executor, sweepFilesJob, {});
    await app.jobs.runPending();
    const ids = async () => (await app.database.executor.select({ id: files.id }).from(files)).map(({ id }) => id);
    expect(await ids()).toEqual(expect.arrayContaining([forgotten.id, used.id]));
    app.clock.advance({ hours: 2 });
    await app.jobs.send(app.database.executor, sweepFilesJob, {});
    await app.jobs.runPending();
    expect(await ids()).not.toContain(forgotten.id);
    expect(await ids()).toContain(used.id);
  });

  test('bytes that no record knows go after 24 hours, those that one knows stay', async () => {
    const file = await uploadAsGuest('cv.pdf', samplePdf());
    await app.database.transaction((tx) => app.application.files.attach(tx, { kind: 'guest' }, [file]));
    const [row] = await app.database.executor.select().from(files).where(eq(files.id, file.id));
    const folder = join(app.dataDir, 'files');
    const write = (key: string, hoursAgo: number): void => {
      mkdirSync(join(folder, key, '..'), { recursive: true });
      writeFileSync(join(folder, key), samplePdf(), { flag: 'a' });
      const instant = new Date(app.clock.now().getTime() - hoursAgo * 3_600_000);
      utimesSync(join(folder, key), instant, instant);
    };
    write(row?.storageKey ?? '', 9000);
    write('2026-11/upravo-stiže', 23);
    write('2026-10/niko-ga-ne-zna', 25);
    write('tried/proces-ubijen', 25);

    const keys = (): string[] =>
      readdirSync(folder, { recursive: true }).map((each) => String(each).replaceAll('\\', '/'));
    for (const _ of ['once', 'twice']) {
      await app.jobs.send(app.database.executor, deleteOrphanedFilesJob, {});
      await app.jobs.runPending();
      expect(keys()).toEqual(expect.arrayContaining([row?.storageKey, '2026-11/upravo-stiže']));
      expect(keys()).not.toContain('2026-10/niko-ga-ne-zna');
      expect(keys()).not.toContain('tried/proces-ubijen');
    }
  });
});
