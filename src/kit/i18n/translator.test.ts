import { describe, expect, test } from 'vitest';
import { createTranslator, createTranslators, type Translate } from './translator.ts';

const sr = {
  list: {
    title: 'Oglasi',
    found_one: '{{count}} oglas',
    found_few: '{{count}} oglasa (nekoliko)',
    found_other: '{{count}} oglasa',
    chosen: 'Izabrano: {{count}}',
  },
  found_one: 'jedan {{what}}',
};
const t: Translate = createTranslator('sr', sr) as Translate;
const say = t as (key: string, params?: object) => string;

describe('a text', () => {
  test.each([
    ['of a place in the tree', 'list.title', {}, 'Oglasi'],
    ['of one', 'list.found', { count: 21 }, '21 oglas'],
    ['of a few', 'list.found', { count: 3 }, '3 oglasa (nekoliko)'],
    ['of many', 'list.found', { count: 11 }, '11 oglasa'],
    ['with a number but no forms', 'list.chosen', { count: 2 }, 'Izabrano: 2'],
    ['whose forms stand at the top', 'found', { count: 1, what: 'oglas' }, 'jedan oglas'],
    ['with a count that is no number', 'list.chosen', { count: '2' }, 'Izabrano: 2'],
    ['with a gap that nobody fills', 'found', { count: 1 }, 'jedan {{what}}'],
  ])('%s', (_, key, params, text) => expect(say(key, params)).toBe(text));

  test.each(['missing', 'list.missing', 'list', 'list.title.length', 'toString', 'list.found'])(
    'that there is not returns its key: %s',
    (key) => expect(say(key)).toBe(key),
  );
});

test('every language has its own translator, made once', () => {
  const of = createTranslators({ sr: { a: 'jedan' }, en: { a: 'one' } });
  expect([(of('sr') as typeof say)('a'), (of('en') as typeof say)('a')]).toEqual(['jedan', 'one']);
  expect(of('en')).toBe(of('en'));
});

test('texts that come later are found as well, also when they were asked for before', () => {
  const some: { [key: string]: object } = { early: { text: 'rano' } };
  const t = createTranslator('sr', some) as (key: string) => string;
  expect([t('early.text'), t('late.text')]).toEqual(['rano', 'late.text']);
  Object.assign(some, { late: { text: 'kasno' } });
  expect([t('early.text'), t('late.text')]).toEqual(['rano', 'kasno']);
});
