import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { employers } from '#features/employers/server/employer-table.ts';
import { uploadFile } from '#features/files/contract.ts';
import type { UploadPurpose } from '#features/files/file-rules.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import { sweepFilesJob } from '#features/files/server/file-jobs.ts';
import { getOwnPosting } from '#features/publishing/own-postings/contract.ts';
import { sendPosting } from '#features/publishing/sending/contract.ts';
import { signedIn, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { sampleDocx, samplePdf, samplePicture } from '#tests/support/sample-files.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getPosting } from '../contract.ts';
import type { PostingForm } from '../input-fields.ts';
import { postings } from './posting-table.ts';

const app = await createTestApplication();

const png = await samplePicture('png', 90);

const upload = async (as: string, purpose: UploadPurpose, name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new File([bytes], name));
  return (await app.call(uploadFile, { body: { purpose } }, { as, form })).data;
};

const send = async (as: string, change: Partial<PostingForm>) =>
  (await app.call(sendPosting, { body: buildPostingInput(change) }, { as })).data.posting.id;

const setState = (id: number, state: 'active' | 'closed' | 'removed' | 'in_review') =>
  app.database.executor.update(postings).set({ state }).where(eq(postings.id, id));

const pageOf = async (id: number) => (await app.call(getPosting, { params: { id: String(id) } })).data;

/** A camera's picture: lying on its side, with the place where it was taken. */
const photo = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const picture = sharp({ create: { width: 1700, height: 850, channels: 3, background: '#006267' } });
  const exif = { IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 48/1 0/1' } };
  return new Uint8Array(await picture.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer());
};

describe('a posting with a picture and a file', () => {
  test('shows both to everybody, with the size of the picture', async () => {
    const { token } = await signedInEmployer(app);
    const image = await upload(token, 'postingImage', 'radionica.png', png);
    const file = await upload(token, 'postingFile', 'opis-posla.pdf', samplePdf());
    const id = await send(token, { image: image.id, file: file.id });

    expect(await pageOf(id)).toMatchObject({
      image: { name: 'radionica.png', type: 'image/png', width: 90, height: 90 },
      file: { name: 'opis-posla.pdf', type: 'application/pdf', size: file.size, width: null },
    });
    const own = await app.call(getOwnPosting, { params: { id: String(id) } }, { as: token });
    expect(own.data.content).toMatchObject({ image: { name: 'radionica.png' } });

    const { headers } = await app.fetch(publicFileAddress(image.id));
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('public, max-age=3600, immutable');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const again = await app.fetch(publicFileAddress(image.id), {
      headers: { 'If-None-Match': headers.get('etag') as string },
    });
    expect(again.status).toBe(304);
  });

  test('its PDF may be embedded in our own page, a Word document is downloaded', async () => {
    const { token } = await signedInEmployer(app);
    const pdf = await upload(token, 'postingFile', 'Опис посла.pdf', samplePdf());
    await send(token, { contentType: 'file', jobShortDescription: 'Knjigovođa', file: pdf.id });
    const response = await app.fetch(publicFileAddress(pdf.id));
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(samplePdf());
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename*=UTF-8''${encodeURIComponent('Опис посла.pdf')}`,
    );
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");

    const docx = await upload(token, 'postingFile', 'opis.docx', sampleDocx());
    await send(token, { contentType: 'file', jobShortDescription: 'Knjigovođa', file: docx.id });
    const saved = await app.fetch(publicFileAddress(docx.id));
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(saved.headers.get('x-frame-options')).toBe('DENY');
  });

  test('removes where and how the picture was taken; upright and no larger than it is shown', async () => {
    const { token } = await signedInEmployer(app);
    const image = await upload(token, 'postingImage', 'teren.jpg', await photo());
    const id = await send(token, { image: image.id });
    expect((await pageOf(id)).image).toMatchObject({ width: 800, height: 1600, size: image.size });
    const bytes = Buffer.from(await (await app.fetch(publicFileAddress(image.id))).arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Kamera')).toBe(false);
  });

  test('of a file alone has no other text than its short description', async () => {
    const { token } = await signedInEmployer(app);
    const file = await upload(token, 'postingFile', 'opis.pdf', samplePdf());
    const id = await send(token, {
      contentType: 'file',
      jobShortDescription: 'Knjigovođa za osam klijenata.',
      jobDescription: '<p>Ovo ne ide uz fajl.</p>',
      file: file.id,
    });
    expect(await pageOf(id)).toMatchObject({
      contentType: 'file',
      jobShortDescription: 'Knjigovođa za osam klijenata.',
      jobDescription: '',
    });
  });
});

describe('an upload cannot be used', () => {
  test.each<[string, (token: string, other: string) => Promise<Partial<PostingForm>>, string[]]>([
    [
      'when it is somebody else’s',
      async (_, other) => ({ image: (await upload(other, 'postingImage', 'a.png', png)).id }),
      ['image file-gone'],
    ],
    [
      'for something it was not uploaded for',
      async (token) => ({ file: (await upload(token, 'document', 'a.pdf', samplePdf())).id }),
      ['file file-gone'],
    ],
    [
      'by two postings',
      async (token) => {
        const { id } = await upload(token, 'postingImage', 'a.png', png);
        await send(token, { image: id });
        return { image: id };
      },
      ['image file-gone'],
    ],
    [
      'after a day',
      async (token) => {
        const { id } = await upload(token, 'postingFile', 'a.pdf', samplePdf());
        app.clock.advance({ hours: 25 });
        await app.jobs.send(app.database.executor, sweepFilesJob, {});
        await app.jobs.runPending();
        return { file: id };
      },
      ['file file-gone'],
    ],
  ])('%s', async (_, make, errors) => {
    const { token, anew } = await signedInEmployer(app);
    const { token: other } = await signedInEmployer(app);
    const change = await make(token, other);
    const { as: fresh } = await anew();
    const title = 'Ovaj oglas ne nastaje';
    expect((await refusalOf(send(fresh, { ...change, positionTitle: title })))?.fields).toEqual(errors);
    const made = await app.database.executor
      .select({ id: postings.id })
      .from(postings)
      .where(eq(postings.positionTitle, title));
    expect(made).toEqual([]);
  });

  test('a picture of 30,000 pixels is refused with its own sentence', async () => {
    const { token } = await signedInEmployer(app);
    const wide = sharp({ create: { width: 30_000, height: 4, channels: 3, background: 'white' } });
    const bytes = new Uint8Array(await wide.png().toBuffer());
    const problem = await refusalOf(upload(token, 'postingImage', 'siroka.png', bytes));
    expect(problem).toMatchObject({ code: 'files.too-many-pixels', status: 422 });
    expect(problem?.detail).toContain('12.000');
  });
});

describe('who sees the file of a posting', () => {
  test('everybody while its page is seen, afterwards its owner and administrators', async () => {
    const { token } = await signedInEmployer(app);
    const { token: other } = await signedInEmployer(app);
    const image = await upload(token, 'postingImage', 'a.png', png);
    const statusFor = async (as?: string) =>
      (await app.fetch(publicFileAddress(image.id), as ? { headers: { Authorization: `Bearer ${as}` } } : {})).status;
    expect(await statusFor(token)).toBe(404);
    const id = await send(token, { image: image.id });
    expect(await statusFor()).toBe(200);
    await setState(id, 'closed');
    expect(await statusFor()).toBe(200);
    for (const hidden of ['removed', 'in_review'] as const) {
      await setState(id, hidden);
      expect(await statusFor(), hidden).toBe(404);
      expect(await statusFor(other), hidden).toBe(404);
      expect(await statusFor(await signedIn(app)), hidden).toBe(404);
      expect(await statusFor(token), hidden).toBe(200);
      expect(await statusFor(await signedIn(app, 'admin')), hidden).toBe(200);
    }
    const alone = await app.fetch(publicFileAddress(image.id), {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(alone.headers.get('cache-control')).toBe('private, no-store');
  });

  test('a document, an unknown id and no id at all are not there', async () => {
    const token = await signedIn(app);
    const document = await upload(token, 'document', 'cv.pdf', samplePdf());
    for (const id of [document.id, '3b241101-e2bb-4255-8caf-4136c566a962', 'x']) {
      const answer = await app.fetch(publicFileAddress(id), {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(answer.status, id).toBe(404);
    }
  });

  test('a logo is seen by everybody once the company uses it', async () => {
    const { token, row } = await signedInEmployer(app);
    const logo = await upload(token, 'logo', 'znak.png', png);
    expect((await app.fetch(publicFileAddress(logo.id))).status).toBe(404);
    await app.database.executor.update(employers).set({ logoFileId: logo.id }).where(eq(employers.id, row.id));
    const shown = await app.fetch(publicFileAddress(logo.id));
    expect(shown.status).toBe(200);
    // Mails show it on the pages of mail programs.
    expect(shown.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});
