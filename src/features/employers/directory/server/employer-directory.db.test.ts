import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account-table.ts';
import { placeClosure } from '#features/catalog/place-tree.ts';
import { compareSerbian } from '#kit/serbian-text.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildPosting, setState } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getEmployer, listEmployers } from '../contract.ts';
import { categoriesNamed } from './directory-words.ts';

const app = await createTestApplication();
const { executor } = app.database;

const list = (query: Record<string, string | string[]> = {}) => app.call(listEmployers, { query });
const names = async (query: Record<string, string | string[]> = {}): Promise<string[]> =>
  (await list(query)).data.map(({ company }) => company);
const missing = { problem: { status: 404, code: 'employers.not-found' } };

const place = (code: string) => ({ locations: [code], placeTags: placeClosure([code]) });
const employer = async (company: string, location: string, change: object = {}): Promise<number> =>
  (await buildEmployer(app, { company, location, ...change })).row.id;

const ravnik = await employer('Ravnik Logistika d.o.o.', 'Нови Сад', { pib: '100000005' });
await buildPosting(app, { employerId: ravnik, categories: ['transport'], ...place('novi-sad') });
await buildPosting(app, { employerId: ravnik, categories: ['transport'], ...place('nis') });
const djordjevic = await employer('Đorđević i sinovi', 'Čačak', { verifiedAt: null });
await buildPosting(app, { employerId: djordjevic, categories: ['racunovodstvo'], ...place('cacak') });
const verified = await employer('Zubor Klinika', 'Niš, Medijana');
const newcomer = await employer('Nova Firma', 'Beograd', { verifiedAt: null });
const once = await employer('Nekad Bilo', 'Beograd', { verifiedAt: null });
const ended = await buildPosting(app, { employerId: once });
await setState(executor, ended.id, 'closed', app.clock.now());
const blocked = await buildEmployer(app, { company: 'Blokirana', location: 'Beograd' });
await buildPosting(app, { employerId: blocked.row.id });
await executor.update(accounts).set({ blockedAt: app.clock.now() }).where(eq(accounts.id, blocked.account.row.id));

test('lists companies with postings and verified ones, most postings first, without blocked and new ones', async () => {
  const { data, meta } = await list();
  expect(data.map(({ id, activePostings }) => [id, activePostings])).toEqual([
    [ravnik, 2],
    [djordjevic, 1],
    [verified, 0],
  ]);
  expect(meta).toMatchObject({ total: 3, page: 1, pageSize: 20 });
  expect(meta.categories).toContainEqual({ code: 'transport', label: expect.any(String) });
});

test('a company is found by its name in any script, by PIB and by what it hires for', async () => {
  for (const q of ['đorđević', 'Djordjevic', 'ЂОРЂЕВИЋ', 'sinovi đorđ', 'dordevic i'])
    expect(await names({ q }), q).toEqual(['Đorđević i sinovi']);
  for (const q of ['logist', 'doo', 'd.o.o.', '100000005'])
    expect(await names({ q }), q).toEqual(['Ravnik Logistika d.o.o.']);
  expect(await names({ q: 'knjigovođa' })).toEqual(['Đorđević i sinovi']);
  for (const q of ['evic', 'nema takve', '%', "' or 1=1 --", '\\', '(', '-']) expect(await names({ q }), q).toEqual([]);
});

test('a place is the company’s own town or where it hires, with what lies below it', async () => {
  expect(await names({ locations: 'novi-sad' })).toEqual(['Ravnik Logistika d.o.o.']);
  expect(await names({ locations: 'Ниш' })).toEqual(['Ravnik Logistika d.o.o.', 'Zubor Klinika']);
  expect(await names({ locations: 'cacak' })).toEqual(['Đorđević i sinovi']);
  expect(await names({ locations: 'cela-srbija' })).toHaveLength(3);
  const unknown = await list({ locations: 'Nedođija' });
  expect(unknown.meta).toMatchObject({ total: 3, understood: { unknownPlaces: ['Nedođija'] } });
});

test('a category is one that it hires in; with a place both must fit', async () => {
  expect(await names({ categories: 'transport' })).toEqual(['Ravnik Logistika d.o.o.']);
  expect(await names({ categories: ['transport', 'racunovodstvo'] })).toHaveLength(2);
  expect(await names({ categories: 'racunovodstvo', locations: 'nis' })).toEqual([]);
  expect(await names({ categories: 'racunovodstvo', locations: 'cacak' })).toEqual(['Đorđević i sinovi']);
  const { meta } = await list({ categories: 'transport' });
  expect(meta.categories.map(({ code }) => code)).toContain('racunovodstvo');
});

test('by name is by the Serbian alphabet, in both scripts, and pages follow one another', async () => {
  const companies =
    'Cer,Čegar,Ćuprija,Dunav,Džep,Đerdap,Lubnica,Ljubić,Nuba,Njiva,Žito,Шабац,Zlatar,Quark,Aer „Sky”'.split(',');
  for (const company of companies) await employer(company, 'Valjevo');
  const sorted = await names({ sort: 'name', locations: 'valjevo' });
  const latin = (name: string): string => name.replace('Шабац', 'Šabac');
  expect(sorted).toEqual([...companies].sort((a, b) => compareSerbian(latin(a), latin(b))));

  const paged = async (page: number) =>
    names({ sort: 'name', locations: 'valjevo', pageSize: '6', page: String(page) });
  expect([...(await paged(1)), ...(await paged(2)), ...(await paged(3))]).toEqual(sorted);
  expect((await list({ page: '900', locations: 'valjevo' })).meta.total).toBe(companies.length);
  expect((await list({ page: '-1', sort: 'x', categories: 'nema' })).meta).toMatchObject({ page: 1 });
});

test('a company’s page says what is public, what was verified and when', async () => {
  const { data } = await app.call(getEmployer, { params: { id: String(ravnik) } });
  expect(data).toMatchObject({
    company: 'Ravnik Logistika d.o.o.',
    pib: '100000005',
    activePostings: 2,
    verifiedOn: app.clock.now().toISOString().slice(0, 10),
  });
  expect(data).not.toHaveProperty('accountId');
  expect(data.companyEmail).toBeNull();
  expect(JSON.stringify(data)).not.toContain('@');
});

test('a company’s page counts its live postings by category, with the pay that they state', async () => {
  const id = await employer('Brojka', 'Bor', { verifiedAt: null });
  const pay = (salaryMin: number | null, salaryMax: number | null, salaryFilter: number, change: object = {}) => ({
    salaryMin,
    salaryMax,
    salaryFilter,
    salaryCurrency: 'RSD' as const,
    salaryBasis: 'net' as const,
    ...change,
  });
  const build = async (categories: string[], change: object = {}): Promise<number> =>
    (await buildPosting(app, { employerId: id, categories, ...pay(null, null, 0), salaryFilter: null, ...change })).id;
  const first = await build(['transport'], pay(80_000, 95_000, 95_000));
  const second = await build(['magacin', 'transport']);
  const third = await build(['transport'], pay(1000, 2000, 234_000, { salaryCurrency: 'EUR' }));
  await setState(executor, await build(['transport'], pay(1, 1, 1)), 'closed', app.clock.now());

  const { data } = await app.call(getEmployer, { params: { id: String(id) } });
  expect(data).toMatchObject({ activePostings: 3, withPay: 2, pay: { from: 80_000, to: 234_000 } });
  expect(data.field).toMatchObject({ code: 'transport' });
  expect(data.fields.map(({ code, postings }) => [code, [...postings].sort()])).toEqual([
    ['transport', [first, third]],
    ['magacin', [second]],
  ]);
  const [card] = (await list({ q: 'brojka' })).data;
  expect(card).toMatchObject({ activePostings: 3, pay: { from: 80_000, to: 234_000 }, field: { code: 'transport' } });
});

test('who once published keeps the page; newcomers, blocked and unknown companies have none', async () => {
  const { data } = await app.call(getEmployer, { params: { id: String(once) } });
  expect(data).toMatchObject({ activePostings: 0, verifiedOn: null });
  for (const id of [newcomer, blocked.row.id, 999_999, 0, 'x', "1'"])
    await expect(app.call(getEmployer, { params: { id: String(id) } }), String(id)).rejects.toMatchObject(missing);
});

test('words name a category by label or synonym', () => {
  expect(categoriesNamed('it')).toEqual(['it-softver']);
  expect(categoriesNamed('KNJIGOVOĐA')).toEqual(['racunovodstvo']);
  expect(categoriesNamed('')).toEqual([]);
});
