import { describe, expect, test } from 'vitest';
import { languages } from '#kit/i18n/language.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { texts } from './texts.ts';

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

const all = { sr: new Map(flatten(texts.sr as Tree)), en: new Map(flatten(texts.en as Tree)) };
const stem = (key: string): string => key.replace(/_(one|few|other)$/, '');
const isPlural = (key: string): boolean => /_(one|few|other)$/.test(key);

describe('plurals', () => {
  const plurals = new Set([...all.sr.keys()].filter(isPlural).map(stem));

  test('have all their forms: one, few, other in Serbian; one, other in English', () => {
    const missing = [...plurals].flatMap((key) => [
      ...['one', 'few', 'other'].filter((form) => !all.sr.has(`${key}_${form}`)).map((form) => `sr ${key}_${form}`),
      ...['one', 'other'].filter((form) => !all.en.has(`${key}_${form}`)).map((form) => `en ${key}_${form}`),
    ]);
    expect(missing).toEqual([]);
  });

  test('are chosen as Serbian does', () => {
    const t = createTranslator('sr', {
      ad_one: '{{count}} oglas',
      ad_few: '{{count}} oglasa',
      ad_other: '{{count}} oglasa!',
    }) as unknown as (key: string, params: object) => string;
    const forms = [0, 1, 2, 4, 5, 11, 12, 21, 22, 101, 111].map((count) => t('ad', { count }));
    expect(forms).toEqual([
      '0 oglasa!',
      '1 oglas',
      '2 oglasa',
      '4 oglasa',
      '5 oglasa!',
      '11 oglasa!',
      '12 oglasa!',
      '21 oglas',
      '22 oglasa',
      '101 oglas',
      '111 oglasa!',
    ]);
  });
});

test('both languages have the same texts', () => {
  const keys = (language: 'sr' | 'en') => [...new Set([...all[language].keys()].map(stem))].sort();
  expect(keys('en')).toEqual(keys('sr'));
});

test('both languages put the same values into a text', () => {
  const values = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();
  const different = [...all.sr].filter(([key, text]) => {
    const english = all.en.get(key);
    return english !== undefined && values(english).join() !== values(text).join() && !isPlural(key);
  });
  expect(different.map(([key]) => key)).toEqual([]);
});

test('no text is empty or has blanks at its ends, and Serbian ones use Serbian quotation marks', () => {
  const odd = languages.flatMap((language) =>
    [...all[language]].filter(([, text]) => text.trim() === '' || text !== text.trim()),
  );
  expect(odd).toEqual([]);
  expect([...all.sr].filter(([, text]) => /["“]/.test(text)).map(([key]) => key)).toEqual([]);
});
