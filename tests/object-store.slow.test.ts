import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { employers } from '#features/employers/server/employer-table.ts';
import { deleteFile, getFileLink, uploadFile, uploadGuestFile } from '#features/files/contract.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import { deleteOrphanedFilesJob } from '#features/files/server/file-jobs.ts';
import { files } from '#features/files/server/file-table.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { readObjectPlace } from '#host/files/object-place.ts';
import { createObjectStore } from '#host/files/object-store.ts';
import { signedInCandidate, signedInEmployer } from './builders/personas.ts';
import { startObjectStore } from './support/object-store.ts';
import { refusalOf } from './support/refusal.ts';
import { samplePdf, samplePicture } from './support/sample-files.ts';
import { createTestApplication } from './support/test-application.ts';

/* The site with a real store beside it, which is well, stopped, hanging, full, or refuses. */
const objects = await startObjectStore();
afterAll(() => objects.close());
/** A site waits longer, and does what is done here all the same. */
const limits = { connectMs: 300, silentMs: 300, pausedMs: 500 };
const storeAt = (url: string) => createObjectStore(readObjectPlace(url), limits);
const app = await createTestApplication({}, undefined, { store: storeAt(objects.url) });
const direct = await createTestApplication({}, undefined, {
  database: app.database,
  store: storeAt(`${objects.url}&links=direct`),
});
const { token, anew } = await signedInCandidate(app);
const { row: company, token: employer } = await signedInEmployer(app);
beforeEach(async () => {
  objects.feel('well');
  await objects.start();
});

let uploads = 0;
const upload = (language: 'sr' | 'en' = 'sr') => {
  const form = new FormData();
  form.set('file', new File([samplePdf()], 'Životopis.pdf'));
  uploads += 1;
  return app.call(uploadGuestFile, {}, { form, language, from: `10.4.0.${uploads}` });
};
const uploadOwn = async (purpose: 'document' | 'logo', as: string, file: File): Promise<string> => {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', file);
  return (await app.call(uploadFile, { body: { purpose } }, { as, form })).data.id;
};
const linkOf = async (id: string) => (await app.call(getFileLink, { params: { id } }, await anew())).data.url;
const rowsThere = () => app.database.executor.$count(files);
const keysOfRows = async () =>
  (await app.database.executor.select({ key: files.storageKey }).from(files)).map(({ key }) => key).sort();

const own = await uploadOwn('document', token, new File([samplePdf()], 'Životopis.pdf'));
const logo = await uploadOwn('logo', employer, new File([await samplePicture('png', 80)], 'znak.png'));
await app.database.executor.update(employers).set({ logoFileId: logo }).where(eq(employers.id, company.id));

describe('while the store is well', () => {
  test('an upload is in it, and nowhere else', async () => {
    const { id } = (await upload()).data;
    const [row] = await app.database.executor.select().from(files).where(eq(files.id, id));
    expect(objects.keys()).toContain(row?.storageKey);
    expect(await await storeAt(objects.url).size(row?.storageKey as string)).toBe(samplePdf().byteLength);
  });

  test('a private file comes through the site, under its name and policy', async () => {
    const response = await app.fetch(await linkOf(own), { headers: { 'sec-fetch-dest': 'document' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(samplePdf()));
  });

  test('with direct links a browser that opens it is sent to the store for a minute, which only lets it be saved', async () => {
    const response = await direct.fetch(await linkOf(own), { headers: { 'sec-fetch-dest': 'document' } });
    expect(response.status).toBe(303);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const address = response.headers.get('location') ?? '';
    expect(new URL(address).origin).toBe(objects.address);
    expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('60');
    const bytes = await fetch(address);
    expect([bytes.status, bytes.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(bytes.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''%C5%BDivotopis.pdf`);
    expect(Buffer.from(await bytes.arrayBuffer())).toEqual(Buffer.from(samplePdf()));
  });

  test('what a page reads itself comes through the site with direct links, too', async () => {
    for (const dest of ['empty', 'image', undefined])
      expect((await direct.fetch(await linkOf(own), { headers: dest ? { 'sec-fetch-dest': dest } : {} })).status).toBe(
        200,
      );
  });

  test('a link that is forged or a minute old leads to no store', async () => {
    const link = await linkOf(own);
    const forged = await direct.fetch(`${link}x`, { headers: { 'sec-fetch-dest': 'document' } });
    expect(forged.status).toBe(404);
    direct.clock.advance({ minutes: 2 });
    expect((await direct.fetch(link, { headers: { 'sec-fetch-dest': 'document' } })).status).toBe(404);
  });

  test('pictures of pages are kept by browsers as ever', async () => {
    const response = await app.fetch(publicFileAddress(logo));
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600, immutable']);
    const again = await app.fetch(publicFileAddress(logo), {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('bytes that no record knows go after a day, and no others', async () => {
    await storeAt(objects.url).put('2026-01/unknown', Buffer.from('x'));
    const sweep = async () => {
      await app.jobs.send(app.database.executor, deleteOrphanedFilesJob, {});
      await app.jobs.runPending();
    };
    // The store's own clock is the machine's.
    app.clock.set(new Date(Date.now() + 3_600_000));
    await sweep();
    expect(objects.keys()).toContain('2026-01/unknown');
    app.clock.set(new Date(Date.now() + 25 * 3_600_000));
    await sweep();
    expect(objects.keys()).not.toContain('2026-01/unknown');
    expect(objects.keys()).toEqual(await keysOfRows());
  });
});

const notAvailable =
  'Fajlovi trenutno nisu dostupni. Ono što ste uneli nije izgubljeno. Pokušajte ponovo za koji minut.';

describe.each([
  ['stopped', () => objects.stop()],
  ['hanging', async () => objects.feel('hanging')],
  ['broken', async () => objects.feel('broken')],
])('while the store is %s', (_state, make) => {
  test('an upload is refused with a sentence and leaves no record', async () => {
    const before = await rowsThere();
    await make();
    expect(await refusalOf(upload())).toMatchObject({
      status: 503,
      code: 'files.away',
      detail: notAvailable,
      retryAfter: 10,
    });
    expect((await refusalOf(upload('en')))?.detail).toMatch(/^Files are not available/);
    expect(await rowsThere()).toBe(before);
  });

  test('downloads and pictures answer a sentence that nobody keeps, and come back with the store', async () => {
    const addresses = [await linkOf(own), publicFileAddress(logo)];
    await make();
    for (const address of addresses) {
      const response = await app.fetch(address);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-disposition')).toBeNull();
    }
    objects.feel('well');
    await objects.start();
    for (const address of addresses) expect((await app.fetch(address)).status).toBe(200);
  });

  test('pages go on, and whoever watches the site is told', async () => {
    await make();
    expect((await app.call(searchPostings, { query: {} })).data).toBeDefined();
    const ready = await app.fetch('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', late: ['files'] }]);
    objects.feel('well');
    await objects.start();
    expect(await (await app.fetch('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('a file can be deleted, and its bytes go when the store is back', async () => {
    const { id, guestToken } = (await upload()).data;
    const [row] = await app.database.executor.select().from(files).where(eq(files.id, id));
    await make();
    await app.call(deleteFile, { params: { id }, query: { guestToken } });
    expect(await keysOfRows()).not.toContain(row?.storageKey);
    objects.feel('well');
    await objects.start();
    await app.jobs.runPending();
    expect(objects.keys()).not.toContain(row?.storageKey);
  });
});

test('a full store is told as a full disk is; what it has can be read', async () => {
  const before = [await rowsThere(), objects.keys().length];
  objects.feel('full');
  expect(await refusalOf(upload())).toMatchObject({ status: 507, code: 'storage-full' });
  expect([await rowsThere(), objects.keys().length]).toEqual(before);
  expect((await app.fetch(await linkOf(own))).status).toBe(200);
});

test('a wrong key is a store that is away, for people', async () => {
  const strict = await startObjectStore({ strict: true });
  const wrong = strict.url.replace('S3RVER:S3RVER@', 'S3RVER:WRONG@');
  await storeAt(strict.url).tryToWrite();
  await expect(storeAt(wrong).tryToWrite()).rejects.toMatchObject({
    code: 'files.away',
    cause: { name: 'SignatureDoesNotMatch' },
  });
  await strict.close();
});

test('an object that breaks off is no whole download', async () => {
  objects.feel('cutting');
  const response = await app.fetch(await linkOf(own));
  await expect(response.arrayBuffer()).rejects.toThrow();
});
