import { expect, test } from 'vitest';
import { placeClosure } from '#features/catalog/place-tree.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildPosting, setState } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getSimilarPostings } from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;
const hours = 3_600_000;

const similarTo = async (id: number): Promise<number[]> =>
  (await app.call(getSimilarPostings, { params: { id: String(id) } })).data.map((card) => card.id);

const build = async (positionTitle: string, category: string, town: string, change: object = {}) =>
  (
    await buildPosting(app, {
      positionTitle,
      categories: [category],
      locations: [town],
      placeTags: placeClosure([town]),
      ...change,
    })
  ).id;

test('words of the title come before the place, the place before experience, and another field is left out', async () => {
  const posting = await build('Medicinska sestra (m/ž)', 'zdravstvo', 'nis', { experience: '1-2' });
  const elsewhere = await build('Lekar opšte prakse', 'zdravstvo', 'subotica');
  const experienced = await build('Fizioterapeut', 'zdravstvo', 'subotica', { experience: '1-2' });
  const sameTown = await build('Laborant', 'zdravstvo', 'nis');
  const sameTitle = await build('Glavni medicinski tehničar i sestra', 'zdravstvo', 'subotica');
  await build('Vozač', 'transport', 'nis', { experience: '1-2' });
  expect(await similarTo(posting)).toEqual([sameTitle, sameTown, experienced, elsewhere]);
});

test('a title of the same words is alike in another field too, and one of an ended posting still leads on', async () => {
  const ended = await build('Bravar zavarivač', 'proizvodnja', 'kragujevac');
  const other = await build('Zavarivač i bravar (m/ž)', 'gradevina', 'zrenjanin');
  await build('Zidar', 'gradevina', 'kragujevac');
  await setState(executor, ended, 'closed', app.clock.now());
  expect(await similarTo(ended)).toEqual([other]);
  await setState(executor, other, 'closed', app.clock.now());
  expect(await similarTo(ended)).toEqual([]);
});

test('one employer’s postings of one title are listed once, the newest; equals are ordered newest first', async () => {
  const employerId = (await buildEmployer(app)).row.id;
  const at = (age: number) => ({ firstPublishedAt: new Date(app.clock.now().getTime() - age * hours) });
  const posting = await build('Frizer', 'zanati', 'valjevo', at(9));
  const older = await build('Frizerka', 'zanati', 'valjevo', at(5));
  await build('Frizer', 'zanati', 'valjevo', { employerId, ...at(7) });
  const newest = await build('Frizer', 'zanati', 'valjevo', { employerId, ...at(3) });
  await build('Frizer', 'zanati', 'valjevo', { employerId, ...at(8) });
  expect(await similarTo(posting)).toEqual([newest, older]);
});

test('at most four, live ones only, never itself', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 7; count += 1) ids.push(await build('Konobar', 'ugostiteljstvo', 'zlatibor'));
  const similar = await similarTo(ids[0] as number);
  expect(similar).toHaveLength(4);
  expect(similar).not.toContain(ids[0]);
});
