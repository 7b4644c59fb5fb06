import { readdirSync } from 'node:fs';
import { count, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { uploadFile } from '#features/files/contract.ts';
import { maxFileBytes } from '#features/files/file-rules.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import { files } from '#features/files/server/file-table.ts';
import { getHome } from '#features/finding/home/contract.ts';
import { getSimilarPostings, searchPostings } from '#features/finding/search/contract.ts';
import { listModeratedPostings } from '#features/moderation/contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import { savePosting } from '#features/postings/marks/contract.ts';
import { listSavedPostings } from '#features/postings/saved/contract.ts';
import { getEmployerSummary } from '#features/statistics/contract.ts';
import { signedIn, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { samplePicture } from '#tests/support/sample-files.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getEmployer, listEmployers } from '../../directory/contract.ts';
import { employers } from '../../server/employer-table.ts';

const app = await createTestApplication();
const { executor } = app.database;
const { row, token } = await signedInEmployer(app, { company: 'Oniks' });

type Bytes = Uint8Array<ArrayBuffer>;

const upload = async (name: string, bytes: Bytes) => {
  const form = new FormData();
  form.set('purpose', 'logo');
  form.set('file', new File([bytes], name));
  return (await app.call(uploadFile, { body: { purpose: 'logo' } }, { as: token, form })).data;
};
/** Uploads a logo and saves it in the company's profile. */
const wear = async (name: string, bytes: Bytes) => {
  const { id } = await upload(name, bytes);
  await executor.update(employers).set({ logoFileId: id }).where(eq(employers.id, row.id));
  return id;
};
const fetchLogo = async (id: string) => {
  const response = await app.fetch(publicFileAddress(id));
  return sharp(new Uint8Array(await response.arrayBuffer()));
};
const countFiles = async (): Promise<[number, number]> => {
  const [stored] = await executor.select({ count: count() }).from(files);
  const onDisk = readdirSync(app.dataDir, { recursive: true, withFileTypes: true });
  const bytes = onDisk.filter((entry) => entry.isFile() && entry.parentPath.includes('files'));
  return [stored?.count ?? 0, bytes.length];
};

/** A single-colour image: cheap to generate and small, whatever its dimensions. */
const plain = async (width: number, height: number): Promise<Bytes> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#006267' }, limitInputPixels: false })
      .png()
      .toBuffer(),
  );

const wide = await plain(30_000, 4);
const huge = await plain(8000, 5001);
const tooLarge = new Uint8Array(maxFileBytes + 1);
const whole = await samplePicture('png', 200);
const svgText = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');

describe('an uploaded logo', () => {
  test('is drawn whole on a white square', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="400"><circle cx="800" cy="200" r="200"/></svg>';
    const id = await wear('znak.png', new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()));
    const picture = await fetchLogo(id);
    expect(await picture.metadata()).toMatchObject({
      format: 'png',
      width: 256,
      height: 256,
      hasAlpha: false,
    });
    const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect([...corner]).toEqual([255, 255, 255]);
  });

  test('of a camera is upright, without the camera’s metadata', async () => {
    const exif = { IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 48/1 0/1' } };
    const photo = sharp({ create: { width: 400, height: 200, channels: 3, background: '#006267' } });
    const id = await wear(
      'tabla.jpg',
      new Uint8Array(await photo.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()),
    );
    const metadata = await (await fetchLogo(id)).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
    expect(metadata.exif).toBeUndefined();
    // Twice as high as wide: padded with white on the left and right.
    const picture = await fetchLogo(id);
    const pixel = async (left: number, top: number) =>
      (await picture.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())[0] ?? 0;
    expect(await pixel(4, 128)).toBeGreaterThan(240);
    expect(await pixel(128, 4)).toBeLessThan(20);
  });

  test.each<[string, string, Bytes, string, string]>([
    ['over 5 MB', 'znak.png', tooLarge, 'files.too-large', '5\u00a0MB'],
    ['an SVG named as a PNG', 'znak.png', svgText, 'files.content-mismatch', 'ne odgovara'],
    ['an SVG', 'znak.svg', svgText, 'files.type-not-allowed', 'nije dozvoljena'],
    ['30,000 pixels wide', 'znak.png', wide, 'files.too-many-pixels', '12.000'],
    ['over 40 megapixels', 'znak.png', huge, 'files.too-many-pixels', '40 megapiksela'],
    ['cut off', 'znak.png', whole.slice(0, whole.length / 2), 'files.damaged', 'oštećen'],
  ])('%s is refused with its own sentence and leaves nothing behind', async (_, name, bytes, code, words) => {
    const before = await countFiles();
    const problem = await refusalOf(upload(name, bytes));
    expect(problem).toMatchObject({ code });
    expect(problem?.detail).toContain(words);
    expect(await countFiles()).toEqual(before);
  });
});

describe('the logo of a company', () => {
  test('is shown with the company’s name, but not with another advertiser’s name', async () => {
    const logo = publicFileAddress(await wear('znak.png', await plain(90, 90)));
    const change = { employerId: row.id, company: 'Oniks', productGroup: 'hot', priority: 2 } as const;
    const own = await buildPosting(app, change);
    const other = await buildPosting(app, { ...change, advertiserName: 'Agencija' });
    const named = await buildPosting(app, { ...change, advertiserName: 'Oniks' });
    const bare = await buildPosting(app, { company: 'Bez znaka' });

    const { data } = await app.call(searchPostings, {});
    const logos = Object.fromEntries(data.map((card) => [card.id, card.logo]));
    expect(logos).toEqual({ [own.id]: logo, [other.id]: null, [named.id]: logo, [bare.id]: null });

    const { data: page } = await app.call(getPosting, { params: { id: String(own.id) } });
    expect([page.logo, page.employer.logo]).toEqual([logo, logo]);
    const { data: otherPage } = await app.call(getPosting, { params: { id: String(other.id) } });
    expect([otherPage.logo, otherPage.employer.logo]).toEqual([null, logo]);

    const { data: similar } = await app.call(getSimilarPostings, { params: { id: String(bare.id) } });
    expect(similar.find(({ id }) => id === own.id)?.logo).toBe(logo);
    const { data: home } = await app.call(getHome, {});
    expect(home.hot.find(({ id }) => id === own.id)?.logo).toBe(logo);
    expect(home.selectedEmployers.find(({ id }) => id === row.id)?.logo).toBe(logo);

    const { data: list } = await app.call(listEmployers, {});
    expect(list.find(({ id }) => id === row.id)?.logo).toBe(logo);
    expect((await app.call(getEmployer, { params: { id: String(row.id) } })).data.logo).toBe(logo);

    const candidate = await signedIn(app);
    await app.call(savePosting, { params: { postingId: String(own.id) } }, { as: candidate });
    const { data: saved } = await app.call(listSavedPostings, {}, { as: candidate });
    expect(saved[0]?.posting?.logo).toBe(logo);

    // The members' header and the moderation page show the logo, whatever the company's name is.
    expect((await app.call(getEmployerSummary, {}, { as: token })).data.logo).toBe(logo);
    const waiting = await buildPosting(app, { ...change, state: 'in_review', advertiserName: 'Agencija' });
    const admin = await signedIn(app, 'admin');
    const { data: queue } = await app.call(listModeratedPostings, {}, { as: admin });
    expect(queue.find(({ id }) => id === waiting.id)?.logo).toBe(logo);
  });
});
