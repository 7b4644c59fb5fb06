import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account-table.ts';
import { uploadFile } from '#features/files/contract.ts';
import { publicFileAddress, smallPictureAddress } from '#features/files/public-address.ts';
import { files } from '#features/files/server/file-table.ts';
import type { BuiltAccount } from '#tests/builders/account-builder.ts';
import { signedIn, signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { deleteCompany } from '../../administration/contract.ts';
import { getEmployer, listEmployers } from '../../directory/contract.ts';
import { companyMembers, companyPhotos } from '../../server/employer-table.ts';
import { getEmployerProfile, putEmployerProfile } from '../contract.ts';
import type { EmployerProfileForm } from '../fields.ts';

const app = await createTestApplication();
const { executor } = app.database;

/** A camera's picture: larger than it is shown, with a place in its metadata. */
const camera = new Uint8Array(
  await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#2a7' } })
    .withExif({ IFD3: { GPSLatitude: '44/1 49/1 0/1' } })
    .jpeg()
    .toBuffer(),
);

const company = () => signedInEmployer(app, { registrationNumber: '17162543', phone: '+381113245678' });
const read = async (as: string) => (await app.call(getEmployerProfile, {}, { as })).data;
const save = async (as: string, change: Partial<EmployerProfileForm>) => {
  const { company, registrationNumber, phone, location, postal, address, version } = await read(as);
  const body = { version, company, registrationNumber, phone, location, postal, address, logo: null, ...change };
  return (await app.call(putEmployerProfile, { body }, { as })).data;
};
const upload = async (as: string, bytes = camera, name = 'sala.jpg'): Promise<string> => {
  const form = new FormData();
  form.set('purpose', 'workplacePhoto');
  form.set('file', new File([bytes], name));
  return (await app.call(uploadFile, { body: { purpose: 'workplacePhoto' } }, { as, form })).data.id;
};
const photo = async (as: string, alt = 'Sala') => ({ file: await upload(as), alt });
const status = async (address: string): Promise<number> => (await app.fetch(address)).status;
const pageOf = async (id: number) => (await app.call(getEmployer, { params: { id: String(id) } })).data;

test('photos are public once they are saved, redrawn without metadata, in their order, the first small on the card', async () => {
  const { row, token } = await company();
  await buildPosting(app, { employerId: row.id });
  const [first, second] = [await photo(token, 'Sala za sastanke'), await photo(token, 'Kuhinja')];
  expect(await status(publicFileAddress(first.file))).toBe(404);
  expect((await save(token, { photos: [first, second] })).photos.map(({ alt }) => alt)).toEqual([
    'Sala za sastanke',
    'Kuhinja',
  ]);
  const stored = await sharp(await (await app.fetch(publicFileAddress(first.file))).arrayBuffer()).metadata();
  expect(stored).toMatchObject({ width: 1600, height: 1067 });
  expect(stored.exif).toBeUndefined();
  expect((await pageOf(row.id)).photos).toEqual(
    [first, second].map(({ file, alt }) => ({
      url: publicFileAddress(file),
      small: smallPictureAddress(file),
      alt,
    })),
  );

  await save(token, { photos: [{ ...second, alt: ' Kuhinja\nna spratu ' }, first] });
  expect((await read(token)).photos.map(({ alt }) => alt)).toEqual(['Kuhinja na spratu', 'Sala za sastanke']);
  const [card] = (await app.call(listEmployers, { query: { q: row.company } })).data;
  expect(card?.cover).toBe(smallPictureAddress(second.file));
  const small = await app.fetch(smallPictureAddress(second.file));
  expect(small.headers.get('content-type')).toBe('image/jpeg');
  const bytes = await small.arrayBuffer();
  expect(small.headers.get('content-length')).toBe(String(bytes.byteLength));
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 800, height: 534 });

  // What a form without photos leaves as it was.
  await save(token, { shortDescription: 'Drugo.' });
  expect((await read(token)).photos).toHaveLength(2);
  await save(token, { photos: [first] });
  expect(await status(publicFileAddress(second.file))).toBe(404);
  expect(await executor.select().from(files).where(eq(files.id, second.file))).toEqual([]);
});

test('a seventh, one twice, without words, foreign, used and unknown ones are refused at their field', async () => {
  const { token } = await company();
  const stranger = await company();
  const own = await photo(token);
  const theirs = await photo(stranger.token);
  const used = await photo(stranger.token);
  await save(stranger.token, { photos: [used] });
  const gone = { file: '00000000-0000-4000-8000-000000000000', alt: 'x' };
  const refused = async (photos: { file: string; alt: string }[]) => (await refusalOf(save(token, { photos })))?.fields;

  expect(await refused(Array(7).fill(own))).toContain('photos too-many');
  expect(await refused([own, own])).toEqual(['photos invalid']);
  expect(await refused([{ ...own, alt: ' ' }])).toEqual(['photos.0.alt required']);
  expect(await refused([{ ...own, alt: 'a'.repeat(151) }])).toEqual(['photos.0.alt too-long']);
  for (const wrong of [theirs, used, gone]) expect(await refused([own, wrong])).toEqual(['photos.1.file file-gone']);
  expect((await read(token)).photos).toEqual([]);
  expect((await save(token, { photos: [own] })).photos).toHaveLength(1);
});

test('what is no picture and what is too large is refused before it is used', async () => {
  const { token } = await company();
  const code = (bytes: Uint8Array<ArrayBuffer>, name: string) => codeOf(upload(token, bytes, name));
  expect(await code(new TextEncoder().encode('<svg/>'), 'sala.jpg')).toBe('files.content-mismatch');
  expect(await code(camera, 'sala.svg')).toBe('files.type-not-allowed');
  expect(await code(new Uint8Array(5_242_881), 'sala.jpg')).toBe('files.too-large');
  expect(await code(camera.slice(0, 900), 'sala.jpg')).toBe('files.damaged');
});

test('of two saves at once one is refused with the newer version, and no photo is lost', async () => {
  const { token } = await company();
  const [first, second] = [await photo(token), await photo(token)];
  const { version } = await read(token);
  const results = await Promise.allSettled([
    save(token, { version, photos: [first] }),
    save(token, { version, photos: [second] }),
  ]);
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await read(token)).photos).toHaveLength(1);
});

test('of a blocked company none is public, of a deleted one nothing is left', async () => {
  const { row, token, account } = await company();
  const own = await photo(token);
  await save(token, { photos: [own], employees: '28', selectionSteps: [{ title: 'Razgovor', days: '3' }] });
  const block = (blockedAt: Date | null) =>
    executor.update(accounts).set({ blockedAt }).where(eq(accounts.id, account.row.id));
  await block(app.clock.now());
  for (const address of [publicFileAddress(own.file), smallPictureAddress(own.file)])
    expect(await status(address)).toBe(404);
  await block(null);
  expect(await status(publicFileAddress(own.file))).toBe(200);

  const admin = await signedIn(app, 'admin');
  await app.call(deleteCompany, { params: { id: String(row.id) }, body: { reason: 'Na zahtev.' } }, { as: admin });
  expect(await executor.select().from(companyPhotos).where(eq(companyPhotos.employerId, row.id))).toEqual([]);
  expect(await executor.select().from(files).where(eq(files.id, own.file))).toEqual([]);
});

test('photos stay when who uploaded them leaves the company, and go with its last member', async () => {
  const { row, token, account } = await company();
  await buildPosting(app, { employerId: row.id });
  const own = await photo(token);
  await save(token, { photos: [own] });
  const colleague = await signedInMember(app, { row }, 'owner');
  const parts = app.application.accounts.personalDataParts();
  const erase = ({ row: { id: accountId, email } }: BuiltAccount) =>
    app.database.transaction(async (tx) => {
      for (const part of parts) await part.erase(tx, { accountId, email, emailVerified: true });
    });
  const [exported] = await Promise.all(
    parts
      .filter(({ name }) => name === 'company')
      .map((part) =>
        part.collect(executor, { accountId: account.row.id, email: account.row.email, emailVerified: true }),
      ),
  );
  expect(exported?.data).toMatchObject({ companies: [{ photos: [own] }] });
  await erase(account);
  expect((await pageOf(row.id)).photos).toHaveLength(1);
  expect(await status(publicFileAddress(own.file))).toBe(200);
  await erase(colleague);
  expect((await pageOf(row.id)).photos).toEqual([]);
  expect(await executor.select().from(files).where(eq(files.id, own.file))).toEqual([]);
});

test('a photo of a member who has left stays when the account is erased; what is transparent is white when small', async () => {
  const { row } = await company();
  await buildPosting(app, { employerId: row.id });
  const colleague = await signedInMember(app, { row }, 'owner');
  const clear = await sharp({ create: { width: 1200, height: 800, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const file = await upload(colleague.token, new Uint8Array(clear), 'providna.png');
  await save(colleague.token, { photos: [{ file, alt: 'Sala' }] });
  const { id: accountId, email } = colleague.row;
  await executor.delete(companyMembers).where(eq(companyMembers.accountId, accountId));
  await app.database.transaction(async (tx) => {
    for (const part of app.application.accounts.personalDataParts())
      await part.erase(tx, { accountId, email, emailVerified: true });
  });
  expect((await pageOf(row.id)).photos).toHaveLength(1);
  const small = await sharp(await (await app.fetch(smallPictureAddress(file))).arrayBuffer()).stats();
  expect(small.channels[0]?.min).toBe(255);
});

test('steps and the number of employees are on the page; wrong ones are refused at their field', async () => {
  const { row, token } = await company();
  await buildPosting(app, { employerId: row.id });
  const selectionSteps = [
    { title: '  Razgovor\n telefonom ', days: '3' },
    { title: 'Ponuda', days: '' },
  ];
  await save(token, { employees: ' 28 ', selectionSteps });
  expect(await pageOf(row.id)).toMatchObject({
    employees: 28,
    selectionSteps: [
      { title: 'Razgovor telefonom', days: 3 },
      { title: 'Ponuda', days: null },
    ],
  });
  const refused = async (change: Partial<EmployerProfileForm>) => (await refusalOf(save(token, change)))?.fields;
  expect(await refused({ selectionSteps: Array(6).fill({ title: 'Korak', days: null }) })).toEqual([
    'selectionSteps too-many',
  ]);
  expect(await refused({ selectionSteps: [{ title: ' ', days: '91' }] })).toEqual([
    'selectionSteps.0.title required',
    'selectionSteps.0.days too-big',
  ]);
  expect(await refused({ selectionSteps: [{ title: 'a'.repeat(81), days: 'tri' }] })).toEqual([
    'selectionSteps.0.title too-long',
    'selectionSteps.0.days wrong-type',
  ]);
  expect(await refused({ employees: '0' })).toEqual(['employees too-small']);
  expect(await refused({ employees: '2.5' })).toHaveLength(1);
  await save(token, { employees: null, selectionSteps: [] });
  expect(await pageOf(row.id)).toMatchObject({ employees: null, selectionSteps: [] });
});
