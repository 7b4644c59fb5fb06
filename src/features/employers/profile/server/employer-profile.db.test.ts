import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { consents } from '#features/accounts/server/account-table.ts';
import { decisions } from '#features/decisions/server/decision-table.ts';
import { uploadFile } from '#features/files/contract.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import { files } from '#features/files/server/file-table.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { sendPosting } from '#features/publishing/sending/contract.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import type { BuiltEmployer } from '#tests/builders/employer-builder.ts';
import { signedIn, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { samplePicture } from '#tests/support/sample-files.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { companyMembers, employers } from '../../server/employer-table.ts';
import { getEmployerProfile, putEmployerProfile } from '../contract.ts';
import type { EmployerProfile, EmployerProfileForm } from '../fields.ts';

const app = await createTestApplication();
const { executor } = app.database;

const picture = await samplePicture('png', 90);

/** A verified company with complete data, which can be saved unchanged. */
const company = (change: Parameters<typeof signedInEmployer>[1] = {}) =>
  signedInEmployer(app, { pib: null, registrationNumber: '17162543', phone: '+381113245678', ...change });

const read = async (as: string) => (await app.call(getEmployerProfile, {}, { as })).data;
const toForm = (profile: EmployerProfile): EmployerProfileForm => ({
  version: profile.version,
  company: profile.company,
  registrationNumber: profile.registrationNumber,
  registrationNumberConfirmed: profile.registrationNumberConfirmed,
  phone: profile.phone,
  website: profile.website,
  location: profile.location,
  postal: profile.postal,
  address: profile.address,
  companyEmail: profile.companyEmail,
  shortDescription: profile.shortDescription,
  about: profile.about,
  logo: profile.logo?.id ?? null,
});
/** Saves the current profile with the given changes. */
const save = async (as: string, change: Partial<EmployerProfileForm> = {}) => {
  const body = { ...toForm(await read(as)), ...change };
  return (await app.call(putEmployerProfile, { body }, { as })).data;
};
const upload = async (as: string, purpose: 'logo' | 'postingImage' = 'logo') => {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new File([picture], 'znak.png'));
  return (await app.call(uploadFile, { body: { purpose } }, { as, form })).data;
};
const rowOf = async ({ row }: BuiltEmployer) => {
  const [companyRow] = await executor.select().from(employers).where(eq(employers.id, row.id));
  return companyRow as NonNullable<typeof companyRow>;
};
const search = async (q: string) =>
  (await app.call(searchPostings, { query: { q } })).data.map(({ id, company: name }) => `${id} ${name}`);

describe('a company’s profile', () => {
  test('of a company that has just registered is what it registered with', async () => {
    const { row, token, account } = await company({ verifiedAt: null, website: 'https://kvarc.example' });
    expect(await read(token)).toEqual({
      id: row.id,
      version: 1,
      company: row.company,
      pib: '',
      registrationNumber: '17162543',
      registrationNumberConfirmed: false,
      phone: '+381113245678',
      website: 'https://kvarc.example',
      location: 'Beograd',
      postal: '11000',
      address: 'Njegoševa 14',
      email: account.email,
      companyEmail: '',
      shortDescription: 'Računovodstvena kuća.',
      about: '',
      logo: null,
      newsNotifications: false,
      specialOffers: false,
      verifiedOn: null,
      hasPage: false,
      activePostings: 0,
      field: null,
      pay: null,
      employees: null,
      photos: [],
      selectionSteps: [],
    });
  });

  test('is saved as it was sent, cleaned, and read by visitors in the same moment', async () => {
    const { token } = await company();
    const saved = await save(token, {
      phone: '011 324 5679',
      website: 'www.kvarc.example',
      companyEmail: ' Kontakt@Kvarc.example ',
      shortDescription: '  Knjige\n za mala preduzeća. ',
      about:
        '<p onclick="x()">Vodimo <b>knjige</b>.</p><script>alert(1)</script><p><a href="javascript:x()">ovde</a></p>',
    });
    expect(saved).toMatchObject({
      version: 2,
      phone: '+381113245679',
      website: 'https://www.kvarc.example',
      companyEmail: 'kontakt@kvarc.example',
      shortDescription: 'Knjige za mala preduzeća.',
      about: '<p>Vodimo <strong>knjige</strong>.</p><p>ovde</p>',
      hasPage: true,
    });
    expect(await read(token)).toEqual(saved);
  });

  test.each<[string, object, string]>([
    ['an empty name', { company: '   ' }, 'company required'],
    ['a short postal code', { postal: '1100' }, 'postal postal'],
    ['a wrong number', { registrationNumber: '123' }, 'registrationNumber registration-number-form'],
    ['a doubtful number', { registrationNumber: '17162544' }, 'registrationNumber registration-number-check'],
    ['a script as a website', { website: 'javascript:alert(1)' }, 'website web-address'],
    ['no address of mail', { companyEmail: 'kontakt' }, 'companyEmail email'],
    ['201 characters', { shortDescription: 'a'.repeat(201) }, 'shortDescription too-long'],
    ['a text too long', { about: `<p>${'a'.repeat(5001)}</p>` }, 'about too-long'],
    ['a logo that is no id', { logo: 'logo' }, 'logo format'],
    ['another PIB', { pib: '101134702' }, 'pib unknown-field'],
    ['another email', { email: 'drugi@primer.rs' }, 'email unknown-field'],
    ['a verification of one’s own', { verifiedOn: '2026-11-01' }, 'verifiedOn unknown-field'],
  ])('with %s is refused at its field', async (_, change, field) => {
    const { token } = await company();
    expect(await refusalOf(save(token, change))).toMatchObject({ code: 'validation', fields: [field] });
    expect(await read(token)).toMatchObject({ version: 1 });
  });

  test('with several mistakes gets all of them at once', async () => {
    const { token } = await company();
    const change = { company: '', postal: 'x', registrationNumber: '17162544' };
    expect((await refusalOf(save(token, change)))?.fields.sort()).toEqual([
      'company required',
      'postal postal',
      'registrationNumber registration-number-check',
    ]);
  });

  test('a number whose check digit is wrong is accepted when the person confirms it', async () => {
    const { token } = await company({ verifiedAt: null });
    const saved = await save(token, { registrationNumber: '17162544', registrationNumberConfirmed: true });
    expect(saved).toMatchObject({ registrationNumber: '17162544', registrationNumberConfirmed: true });
  });

  test('is only the own one', async () => {
    const mine = await company();
    const other = await company({ company: 'Druga firma' });
    await save(mine.token, { shortDescription: 'Samo naše.' });
    expect(await read(other.token)).toMatchObject({ company: 'Druga firma', version: 1 });
    const body = toForm(await read(mine.token));
    const candidate = await signedIn(app);
    expect(await refusalOf(app.call(putEmployerProfile, { body }, { as: candidate }))).toMatchObject({
      code: 'forbidden',
    });
  });

  test('is closed to somebody whom the company has let go', async () => {
    const { row, token } = await company();
    await executor.delete(companyMembers).where(eq(companyMembers.employerId, row.id));
    expect(await refusalOf(app.call(getEmployerProfile, {}, { as: token }))).toMatchObject({
      code: 'unauthorized',
    });
  });
});

describe('two who save the same profile', () => {
  test('the second gets a conflict with the newer state; nothing of its own is written, consents neither', async () => {
    const { row, token } = await company();
    const before = toForm(await read(token));
    const newer = await save(token, { shortDescription: 'Prva kartica.' });
    const body = { ...before, shortDescription: 'Druga kartica.', specialOffers: true };
    const problem = await refusalOf(app.call(putEmployerProfile, { body }, { as: token }));
    expect(problem).toMatchObject({ status: 409, code: 'employers.profile-changed', current: newer });
    expect(problem?.detail).toContain('novija verzija');
    expect(await read(token)).toEqual(newer);
    expect(
      await executor
        .select()
        .from(consents)
        .where(eq(consents.accountId, row.accountId as string)),
    ).toEqual([]);
  });

  test('at once: one wins', async () => {
    const { token } = await company();
    const form = toForm(await read(token));
    const answers = await Promise.allSettled(
      ['jedan', 'dva', 'tri', 'četiri'].map((shortDescription) =>
        app.call(putEmployerProfile, { body: { ...form, shortDescription } }, { as: token }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await read(token)).toMatchObject({ version: 2 });
  });
});

describe('consents', () => {
  test('are written down when they change, and stay when they are left out', async () => {
    const { row, token } = await company();
    await save(token, { specialOffers: true });
    await save(token, { specialOffers: true });
    expect(await save(token)).toMatchObject({ specialOffers: true, newsNotifications: false });
    const written = await executor
      .select({ kind: consents.kind, given: consents.given, source: consents.source })
      .from(consents)
      .where(eq(consents.accountId, row.accountId as string));
    expect(written).toEqual([{ kind: 'specialOffers', given: true, source: 'settings' }]);
  });
});

describe('the verification', () => {
  const entriesOf = (id: number) =>
    executor
      .select({ actor: auditEntries.actor, details: auditEntries.details })
      .from(auditEntries)
      .where(eq(auditEntries.objectId, String(id)));

  test('ends with a change of what was verified, and administrators see which', async () => {
    const { row, token, account } = await company();
    const saved = await save(token, { address: 'Njegoševa 16', registrationNumber: '20084693' });
    expect(saved.verifiedOn).toBeNull();
    // A decision of a rule, which is mailed like those of people.
    const [decision] = await executor.select().from(decisions).where(eq(decisions.employerId, row.id));
    expect(decision).toMatchObject({ act: 'verificationWithdrawn', ground: 'changed-data', decidedBy: null });
    await app.jobs.runPending();
    const mail = (await app.mails()).find(({ recipient }) => recipient === account.email);
    expect(mail?.plain).toContain('automatska provera');
    expect(await entriesOf(row.id)).toEqual([
      { actor: row.accountId, details: { fields: 'registrationNumber address' } },
    ]);
    const { posting } = (await app.call(sendPosting, { body: buildPostingInput() }, { as: token })).data;
    expect(posting.state).toBe('in_review');
  });

  test('stays when only other things change, or nothing but blanks', async () => {
    const { row, token } = await company();
    const saved = await save(token, {
      address: ' Njegoševa  14 ',
      phone: '011 3245670',
      about: '<p>Mi.</p>',
    });
    expect(saved.verifiedOn).toBe('2026-11-20');
    expect(await entriesOf(row.id)).toEqual([]);
  });

  test('of a company that never had one changes nothing in the log', async () => {
    const { row, token } = await company({ verifiedAt: null });
    await save(token, { address: 'Njegoševa 16' });
    expect(await entriesOf(row.id)).toEqual([]);
  });
});

describe('a new name', () => {
  test('finds the company’s postings at once, the old one no more; texts and places still do', async () => {
    const owner = await company({ company: 'Belutak trade' });
    const { id: first } = await buildPosting(app, {
      employerId: owner.row.id,
      company: 'Belutak trade',
      jobDescription: '<p>Radićete na <strong>mikroskopu</strong>.</p>',
    });
    const { id: second } = await buildPosting(app, {
      employerId: owner.row.id,
      company: 'Belutak trade',
      advertiserName: 'Ametist',
    });
    expect((await search('belutak')).length).toBe(2);
    await save(owner.token, { company: 'Žad inženjering' });
    expect((await search('жад инжењеринг')).sort()).toEqual([`${first} Žad inženjering`, `${second} Ametist`].sort());
    expect(await search('belutak')).toEqual([]);
    expect(await search('ametist')).toEqual([`${second} Ametist`]);
    expect(await search('mikroskopu beograd žad')).toEqual([`${first} Žad inženjering`]);
    expect(await rowOf(owner)).toMatchObject({ companyFolded: 'zad inzenjering' });
  });

  test.each([1, 2, 3, 4, 5])(
    'and a posting sent in the same moment find each other, and neither waits for the other (%i)',
    async () => {
      const { row, token } = await company({ company: 'Opal' });
      const [, { data: sent }] = await Promise.all([
        save(token, { company: 'Karneol' }),
        app.call(sendPosting, { body: buildPostingInput() }, { as: token }),
      ]);
      const { rows } = await executor.execute<{ id: number }>(
        `select id from postings where employer_id = ${row.id} and search @@ websearch_to_tsquery('serbian', 'karneol')`,
      );
      expect(rows).toEqual([{ id: sent.posting.id }]);
    },
  );

  test('reaches any number of postings', async () => {
    const owner = await company({ company: 'Ćilibar' });
    for (let number = 0; number < 3; number += 1) {
      await buildPosting(app, { employerId: owner.row.id, company: 'Ćilibar', state: 'expired' });
    }
    await save(owner.token, { company: 'Ćilibar holding' });
    const { rows } = await executor.execute<{ count: number }>(
      `select count(*)::int as count from postings where employer_id = ${owner.row.id} and search @@ websearch_to_tsquery('serbian', 'cilibar holding')`,
    );
    expect(rows[0]?.count).toBe(3);
  });
});

test('the profile is part of the export of the account’s data, and its address is deleted with the account', async () => {
  const owner = await company({ companyEmail: 'kontakt@kvarc.example', about: '<p>Mi smo Kvarc.</p>' });
  await buildPosting(app, { employerId: owner.row.id });
  const account = {
    accountId: owner.row.accountId as string,
    email: owner.account.email,
    emailVerified: true,
  };
  const part = app.application.accounts.personalDataParts().find(({ name }) => name === 'company');
  if (!part) throw new Error('companies take no part');
  const { data } = await part.collect(executor, account);
  expect(data).toMatchObject({
    companies: [{ companyEmail: 'kontakt@kvarc.example', about: '<p>Mi smo Kvarc.</p>', logoFileId: null, version: 1 }],
    membership: { role: 'owner' },
  });
  await app.database.transaction((tx) => part.erase(tx, account));
  expect(await rowOf(owner)).toMatchObject({ accountId: null, companyEmail: null });
});

describe('the logo', () => {
  test('is public once it is saved; the replaced one is deleted with its bytes', async () => {
    const { token } = await company();
    const first = await upload(token);
    expect((await app.fetch(publicFileAddress(first.id))).status).toBe(404);
    const saved = await save(token, { logo: first.id });
    expect(saved.logo).toEqual({
      id: first.id,
      name: 'znak.png',
      size: first.size,
      url: publicFileAddress(first.id),
    });
    expect((await app.fetch(publicFileAddress(first.id))).headers.get('content-type')).toBe('image/png');
    // The logo is retained when the profile is saved again with it.
    await save(token, { shortDescription: 'Drugo.' });
    expect((await app.fetch(publicFileAddress(first.id))).status).toBe(200);
    const second = await upload(token);
    await save(token, { logo: second.id });
    expect((await app.fetch(publicFileAddress(first.id))).status).toBe(404);
    await app.jobs.runPending();
    expect(await executor.select().from(files).where(eq(files.id, first.id))).toEqual([]);
    expect(await save(token, { logo: null })).toMatchObject({ logo: null });
    expect((await app.fetch(publicFileAddress(second.id))).status).toBe(404);
  });

  test.each(['a stranger’s', 'another kind', 'gone'])('%s is refused at the field', async (which) => {
    const { token } = await company();
    const stranger = await company();
    const id = {
      'a stranger’s': async () => (await upload(stranger.token)).id,
      'another kind': async () => (await upload(token, 'postingImage')).id,
      gone: async () => '00000000-0000-4000-8000-000000000000',
    }[which] as () => Promise<string>;
    expect(await refusalOf(save(token, { logo: await id() }))).toMatchObject({
      code: 'validation',
      fields: ['logo file-gone'],
    });
    expect(await read(token)).toMatchObject({ logo: null, version: 1 });
  });
});
