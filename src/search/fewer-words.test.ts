import { expect, test } from 'vitest';
import { fold } from '#kit/serbian-text.ts';
import { searchWithFewer } from './fewer-words.ts';
import { splitQuestion } from './words.ts';

/**
 * What a question finds among titles, without a database: an item's id is its place, a word stands in a title as it is
 * written, a beginning as a part of it.
 */
const search = async (
  titles: readonly string[],
  typed: string,
  near: Record<string, string> = {},
  names: readonly string[] = [],
) => {
  const folded = titles.map((title) => fold(title));
  const holds = (title: string, text: string): boolean => ` ${title} `.includes(` ${text} `);
  const asked: string[] = [];
  const answer = await searchWithFewer(
    {
      async find(words) {
        asked.push(words.map(({ text, excluded }) => (excluded ? `-${text}` : text)).join(' '));
        const fits = (title: string) => words.every(({ text, excluded }) => holds(title, text) !== excluded);
        return Int32Array.from(folded.flatMap((title, id) => (fits(title) ? [id] : [])));
      },
      occurring: async (words) => words.map(({ text }) => folded.some((title) => holds(title, text))),
      named: async (words) => words.filter(({ text }) => names.includes(text)),
      nearest: (text) => near[text] ?? null,
    },
    splitQuestion(typed).words,
  );
  return { slots: [...answer.slots], instead: answer.instead, ignored: answer.ignored, asked };
};

test('what all words find is found as it was typed', async () => {
  expect(await search(['Kuvar Niš', 'Kuvar'], 'kuvar niš')).toEqual({
    slots: [0],
    instead: null,
    ignored: [],
    asked: ['kuvar nis'],
  });
});

test('a word that nothing holds is read as its neighbour', async () => {
  const titles = ['Vozač', 'Vozač kamiona'];
  expect(await search(titles, 'vozaz', { vozaz: 'vozač' })).toMatchObject({
    slots: [0, 1],
    instead: 'vozač',
    ignored: [],
  });
  expect(await search(titles, 'vozaz -kamiona', { vozaz: 'vozač' })).toMatchObject({
    slots: [0],
    instead: 'vozač',
  });
});

test('a mended word is looked for with all the others first', async () => {
  const titles = ['Vozač kamiona', 'Kamiona', 'Vozač'];
  expect(await search(titles, 'vozaz kamiona', { vozaz: 'vozač' })).toMatchObject({
    slots: [0],
    instead: 'vozač kamiona',
    ignored: [],
  });
});

test('a word that something holds is left as it is, and a phrase or a beginning too', async () => {
  const near = { kuvar: 'pekar', 'nocni kuvar': 'pekar', noc: 'pekar' };
  expect(await search(['Kuvar', 'Pekar'], 'kuvar niš', near)).toMatchObject({
    instead: 'kuvar',
    ignored: ['niš'],
  });
  for (const typed of ['"noćni kuvar"', 'noć*'])
    expect(await search(['Pekar'], typed, near), typed).toMatchObject({
      slots: [],
      instead: null,
      ignored: [],
    });
});

test('a mended word that finds nothing with the others is kept before words that nothing holds', async () => {
  expect(await search(['Vozač', 'Limar'], 'vozaz astronaut', { vozaz: 'vozač' })).toMatchObject({
    slots: [0],
    instead: 'vozač',
    ignored: ['astronaut'],
  });
});

test('words that nothing holds are left out, and said', async () => {
  expect(await search(['Puškar lovac', 'Puškar'], 'puškar astronaut lovac -niš')).toEqual({
    slots: [0],
    instead: 'puškar lovac',
    ignored: ['astronaut'],
    asked: ['puskar astronaut lovac -nis', 'puskar lovac -nis'],
  });
});

test('of words that are never together that one is left out without which most is found', async () => {
  const titles = ['Limar zavarivač', 'Limar bravar', 'Zavarivač bravar', 'Limar bravar Niš'];
  expect(await search(titles, 'limar zavarivač bravar')).toMatchObject({
    slots: [1, 3],
    instead: 'limar bravar',
    ignored: ['zavarivač'],
  });
  expect(await search(titles, 'limar zavarivač bravar -niš')).toMatchObject({
    slots: [2],
    instead: 'zavarivač bravar',
    ignored: ['limar'],
  });
});

test('where no two are together the longest is searched for, without what is excluded', async () => {
  const titles = ['Limar', 'Zavarivač', 'Bravar', 'Zavarivač Niš'];
  expect(await search(titles, 'limar zavarivač bravar -niš')).toEqual({
    slots: [1],
    instead: 'zavarivač',
    ignored: ['limar', 'bravar'],
    asked: [
      'limar zavarivac bravar -nis',
      'zavarivac bravar -nis',
      'limar bravar -nis',
      'limar zavarivac -nis',
      'zavarivac -nis',
    ],
  });
});

test('what excludes everything finds nothing, and nothing is said', async () => {
  expect(await search(['Zavarivač Niš'], 'zavarivač -niš')).toMatchObject({
    slots: [],
    instead: null,
    ignored: [],
  });
});

test('words that nothing holds at all find nothing, and nothing else is asked', async () => {
  expect(await search(['Limar'], 'astronaut kosmonaut')).toEqual({
    slots: [],
    instead: null,
    ignored: [],
    asked: ['astronaut kosmonaut'],
  });
});

test('a phrase is said in its quotes', async () => {
  expect(await search(['Pomoćni kuvar'], '"pomoćni kuvar" astronaut')).toMatchObject({
    slots: [0],
    instead: '„pomoćni kuvar”',
    ignored: ['astronaut'],
  });
});

test('of a sentence the name is searched for, which is no mistake of another word', async () => {
  const titles = ['Bravar', 'Menjam mesto', 'Trenutno'];
  const typed = 'menjam mesto trenutno bravar';
  expect(await search(titles, typed, { bravar: 'mesta' }, ['bravar'])).toMatchObject({
    slots: [0],
    instead: 'bravar',
    ignored: ['menjam', 'mesto', 'trenutno'],
  });
});
