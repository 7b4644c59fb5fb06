import { expect, test } from 'vitest';
import type { Language } from '#shared/i18n/language.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { suggestSkills } from '../contract.ts';

const app = await createTestApplication();

const suggested = async (q: string, language: Language = 'sr') =>
  (await app.call(suggestSkills, { query: { q } }, { language })).data;
const labels = async (q: string, language?: Language) =>
  (await suggested(q, language)).map(({ label }) => label);

test('the skills that most live postings name come first', async () => {
  for (const positionTitle of ['Vozač, poznavanje Linuxa', 'Linux administrator', 'Docker i Linux'])
    await buildPosting(app, { positionTitle });
  app.clock.advance({ minutes: 1 });
  expect(await suggested('')).toHaveLength(8);
  expect(await suggested('l')).toContainEqual({ label: 'Linux', count: 3 });
  const counts = (await suggested('')).map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(await labels('')).toContain('Linux');
});

test('what is typed is the beginning of words, in any script and case', async () => {
  for (const q of ['masin uce', 'МАШИНСКО', 'učenje mašinsko'])
    expect(await labels(q), q).toContain('Mašinsko učenje');
  expect(await labels('ašinsko')).toEqual([]);
  expect(await labels('c#')).toEqual(['C#']);
  expect(await labels('.net')).toEqual(['.NET']);
});

test('skills that begin with it come before those that hold it, whatever their counts', async () => {
  expect(await labels('tim')).toEqual(['Timski rad', 'Vođenje tima']);
});

test('are in the language of the request, whichever they are typed in', async () => {
  expect(await labels('nemački', 'en')).toEqual(['German']);
  expect(await labels('german', 'sr')).toEqual(['Nemački jezik']);
});

test.each(['zzz', '%', 'x'.repeat(5000)])('for %j there are none, or all', async (q) => {
  expect((await suggested(q)).length).toBeLessThanOrEqual(8);
});
