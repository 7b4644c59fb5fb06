import { expect, test } from 'vitest';
import type { Language } from '#kit/i18n/language.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { suggestSkills } from '../contract.ts';

const app = await createTestApplication();

const suggested = async (q: string, language: Language = 'sr') =>
  (await app.call(suggestSkills, { query: { q } }, { language })).data;
const labels = async (q: string, language?: Language) => (await suggested(q, language)).map(({ label }) => label);

// Counts are cached, so all postings are created before they are counted.
for (const [positionTitle, jobDescription] of [
  ['Vozač, Linux', '<p>Potrebno iskustvo u čuvanju dece.</p>'],
  ['Linux administrator', '<p>Čuvanje skladišta i rad pored dece.</p>'],
  ['Docker i Linux', '<p>Javite se na telefon; java je toplija.</p>'],
  ['Programer', '<p>Java, JavaScript</p>'],
  ['Programer', '<p>C++ (ili C)</p>'],
] as const)
  await buildPosting(app, { positionTitle, jobDescription });
await buildPosting(app, { positionTitle: 'Linux', state: 'closed' });
app.clock.advance({ minutes: 1 });

test('before they are counted they are suggested all the same, and nobody waits', async () => {
  const first = await suggested('linux');
  expect(first).toEqual([{ label: 'Linux', count: 0 }]);
  await app.application.warmUp();
});

test('the skills that most live postings name come first', async () => {
  expect(await suggested('l')).toContainEqual({ label: 'Linux', count: 3 });
  expect(await suggested('')).toHaveLength(8);
  expect((await suggested('')).slice(0, 2)).toEqual([
    // Named by the category of all postings.
    { label: 'Knjigovodstvo', count: 5 },
    { label: 'Linux', count: 3 },
  ]);
});

test('a posting names a skill in any case form, its words together, and a proper name as it is written', async () => {
  const countOf = async (skill: string) => (await suggested(skill)).find(({ label }) => label === skill)?.count;
  expect(await countOf('Čuvanje dece')).toBe(1);
  expect(await countOf('Java')).toBe(1);
  expect(await countOf('C++')).toBe(1);
  expect(await countOf('C#')).toBe(0);
});

test('are counted anew from time to time, while the old counts are served', async () => {
  await buildPosting(app, { positionTitle: 'Linux i Docker' });
  expect(await suggested('linux')).toEqual([{ label: 'Linux', count: 3 }]);
  app.clock.advance({ days: 1 });
  expect(await suggested('linux')).toEqual([{ label: 'Linux', count: 3 }]);
  await expect.poll(() => suggested('linux')).toEqual([{ label: 'Linux', count: 4 }]);
});

test('what is typed is the beginning of words, in any script and case', async () => {
  for (const q of ['masin uce', 'МАШИНСКО', 'učenje mašinsko']) expect(await labels(q), q).toContain('Mašinsko učenje');
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
