import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { decisions } from '#features/decisions/server/decision-table.ts';
import { files } from '#features/files/server/file-table.ts';
import { getPosting } from '#features/postings/contract.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { buildCompanyPhoto } from '#tests/builders/company-photo-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { signedInAdmin, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getEmployer } from '../../directory/contract.ts';
import { getEmployerProfile, putEmployerProfile } from '../../profile/contract.ts';
import { getCompany, removePhoto, removeSteps } from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;
const { row: administrator, token: admin } = await signedInAdmin(app);

const selectionSteps = [
  { title: 'Razgovor telefonom', days: 3 },
  { title: 'Ponuda', days: null },
];
const body = { ground: 'terms-foreign-content', reason: 'Slika je sa sajta druge firme.' } as const;
const params = (id: number | string) => ({ params: { id: String(id) } });
const company = () => signedInEmployer(app, { registrationNumber: '17162543', phone: '+381113245678', selectionSteps });
const viewOf = async (id: number) => (await app.call(getCompany, params(id), { as: admin })).data;
const remove = (file: string) => app.call(removePhoto, { ...params(file), body }, { as: admin });
const clear = async (id: number, version?: number) => {
  const known = version ?? (await viewOf(id)).version;
  return app.call(removeSteps, { ...params(id), body: { ...body, version: known } }, { as: admin });
};
const decisionsOn = (id: number) => executor.select().from(decisions).where(eq(decisions.employerId, id));
const lastEntry = async () => (await executor.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];
const mailTo = async (email: string) => {
  await app.jobs.runPending();
  return (await app.mails()).find(({ recipient }) => recipient === email);
};

test('one photo is removed with its file, by a decision that the company is mailed, and once', async () => {
  const { row, account } = await company();
  await buildPosting(app, { employerId: row.id });
  const [first, second] = [
    await buildCompanyPhoto(app, row.id, 'Sala za sastanke'),
    await buildCompanyPhoto(app, row.id, 'Kuhinja'),
  ];
  expect((await viewOf(row.id)).photos.map(({ file, alt }) => [file, alt])).toEqual([
    [first, 'Sala za sastanke'],
    [second, 'Kuhinja'],
  ]);
  await remove(first);

  expect((await viewOf(row.id)).photos.map(({ file }) => file)).toEqual([second]);
  expect((await app.call(getEmployer, params(row.id))).data.photos.map(({ alt }) => alt)).toEqual(['Kuhinja']);
  expect(await executor.select().from(files).where(eq(files.id, first))).toEqual([]);
  expect(await decisionsOn(row.id)).toMatchObject([
    { act: 'photoRemoved', ground: body.ground, facts: body.reason, decidedBy: administrator.id },
  ]);
  expect(await lastEntry()).toMatchObject({
    actor: administrator.id,
    action: 'employers.remove-photo',
    objectId: String(row.id),
    reason: body.reason,
    details: { photo: 'Sala za sastanke' },
  });
  const mail = await mailTo(account.row.email);
  expect(mail?.subject).toBe('Fotografija je uklonjena: Sala za sastanke');
  expect(mail?.plain).toContain(body.reason);
  expect(mail?.plain).toContain('/odluka?token=');

  expect(await refusalOf(remove(first))).toMatchObject({ status: 404, code: 'employers.photo-not-found' });
  expect(await decisionsOn(row.id)).toHaveLength(1);
});

test('of two presses at once one removes the photo', async () => {
  const { row } = await company();
  const photo = await buildCompanyPhoto(app, row.id);
  const codes = await Promise.all([codeOf(remove(photo)), codeOf(remove(photo))]);
  expect(codes.toSorted()).toEqual(['employers.photo-not-found', null].toSorted());
  expect(await decisionsOn(row.id)).toHaveLength(1);
});

test('what is no photo of a company is not found', async () => {
  const { account } = await company();
  const [other] = await executor
    .insert(files)
    .values({
      purpose: 'logo',
      name: 'znak.png',
      mediaType: 'image/png',
      size: 1,
      storageKey: 'znak',
      ownerId: account.row.id,
      createdAt: app.clock.now(),
    })
    .returning();
  expect(await codeOf(remove(other?.id as string))).toBe('employers.photo-not-found');
  expect(await executor.$count(files, eq(files.id, other?.id as string))).toBe(1);
});

test('steps leave the company’s page and its postings, by a decision that it is mailed, and once', async () => {
  const { row, account } = await company();
  const { id } = await buildPosting(app, { employerId: row.id });
  const shown = async () => [
    (await app.call(getPosting, params(id))).data.employer.selectionSteps,
    (await app.call(getEmployer, params(row.id))).data.selectionSteps,
    (await viewOf(row.id)).selectionSteps,
  ];
  expect(await shown()).toEqual([selectionSteps, selectionSteps, selectionSteps]);
  await clear(row.id);

  expect(await shown()).toEqual([[], [], []]);
  expect(await decisionsOn(row.id)).toMatchObject([{ act: 'stepsRemoved', ground: body.ground, facts: body.reason }]);
  expect(await lastEntry()).toMatchObject({ action: 'employers.remove-steps', reason: body.reason });
  const mail = await mailTo(account.row.email);
  expect(mail?.subject).toBe(`Koraci izbora su uklonjeni: ${row.company}`);
  expect(mail?.plain).toContain(body.reason);

  expect(await refusalOf(clear(row.id))).toMatchObject({ status: 409, code: 'administration.already-done' });
  expect(await decisionsOn(row.id)).toHaveLength(1);
});

test('steps that have changed since they were read stay, and so does a profile that was opened before a removal', async () => {
  const { row, token: as } = await company();
  const photo = await buildCompanyPhoto(app, row.id);
  const read = (await app.call(getEmployerProfile, {}, { as })).data;
  const save = async (version: number) => {
    const { company: name, registrationNumber, phone, location, postal, address } = read;
    const form = { version, company: name, registrationNumber, phone, location, postal, address, logo: null };
    const steps = [{ title: 'Probni dan', days: '1' }];
    return app.call(putEmployerProfile, { body: { ...form, selectionSteps: steps } }, { as });
  };
  await remove(photo);
  expect(await codeOf(save(read.version))).toBe('employers.profile-changed');
  const { version } = await viewOf(row.id);
  await save(version);
  expect(await codeOf(clear(row.id, version))).toBe('conflict');
  expect((await viewOf(row.id)).selectionSteps).toEqual([{ title: 'Probni dan', days: 1 }]);
});

test('of a company without an account they are removed too, without a mail', async () => {
  const { row } = await buildEmployer(app, { accountId: null, selectionSteps });
  await remove(await buildCompanyPhoto(app, row.id));
  await clear(row.id);
  expect((await decisionsOn(row.id)).map(({ act }) => act).sort()).toEqual(['photoRemoved', 'stepsRemoved']);
});
