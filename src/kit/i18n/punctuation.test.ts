import { expect, test } from 'vitest';
import { formatDate } from '../dates.ts';
import { withCommas, withMark } from './punctuation.ts';
import { createTranslator, type Translate } from './translator.ts';

const date = formatDate('2026-11-22', 'sr');
const nbsp = '\u00a0';

test.each([',', ';', ':', ')', '!', '?'])('the dot of a date is not written before %s', (mark) => {
  expect(withMark(date, mark)).toBe(`22.${nbsp}11.${nbsp}2026${mark}`);
  expect(withMark('22 Nov 2026', mark)).toBe(`22 Nov 2026${mark}`);
});

test('a sentence ends with one dot, whatever its last word ends with', () => {
  expect(withMark(date, '.')).toBe(date);
  expect(withMark('Pekara d.o.o.', '.')).toBe('Pekara d.o.o.');
  expect(withMark('Pekara', '.')).toBe('Pekara.');
});

test('the dot of an abbreviation stays before other marks', () => {
  expect(withMark('Pekara d.o.o.', ',')).toBe('Pekara d.o.o.,');
});

test('parts are divided by commas, and missing ones are left out', () => {
  expect(withCommas([`objavljen ${date}`, null, `obnovljen ${date}`, ''])).toBe(
    `objavljen 22.${nbsp}11.${nbsp}2026, obnovljen ${date}`,
  );
  expect(withCommas([undefined, 'Niš'])).toBe('Niš');
  expect(withCommas([])).toBe('');
});

test('values filled into a text keep to it, in the middle and at the end', () => {
  const t: Translate = createTranslator('sr', {
    meta: 'Objavljeno {{date}}, oglas br. {{id}}',
    until: 'Važi do {{date}}.',
    between: '({{date}}) {{company}}, {{place}}. {{missing}}.',
  }) as never;
  const say = (key: string) =>
    (t as (key: string, params: object) => string)(key, { date, id: 7, company: 'A d.o.o.', place: 'Niš' });
  expect(say('meta')).toBe(`Objavljeno 22.${nbsp}11.${nbsp}2026, oglas br. 7`);
  expect(say('until')).toBe(`Važi do ${date}`);
  expect(say('between')).toBe(`(22.${nbsp}11.${nbsp}2026) A d.o.o., Niš. {{missing}}.`);
});
