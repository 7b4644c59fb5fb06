import { expect, test } from 'vitest';
import { formsOfName, formsOfPlace } from './name-forms.ts';

test.each([
  ['barmen', 'barmenka'],
  ['moler', 'molerka'],
  ['direktor', 'direktorka'],
  ['vozac kamiona', 'vozacica kamiona'],
  ['radnik obezbedenja', 'radnica obezbedenja'],
  ['medicinski tehnicar', 'medicinska tehnicarka'],
  ['traktorista', 'traktoristkinja'],
  ['psiholog', 'psiholoskinja'],
  ['arhitekta', 'arhitektica'],
  ['negovatelj', 'negovateljica'],
  ['prevodilac', 'prevoditeljka'],
  ['varilac', 'varioc'],
  ['pr menadzer', 'pr menadzerka'],
])('%s is also %s', (name, form) => {
  expect(formsOfName(name)).toContain(form);
});

test('what is no name of a person has no other form', () => {
  expect(formsOfName('nega starih')).toEqual([]);
  expect(formsOfName('hr')).toEqual([]);
});

test('one works in a place', () => {
  expect(formsOfPlace('fabrika')).toEqual(['fabrika', 'fabrici']);
  expect(formsOfPlace('vrtic')).toEqual(['vrtic']);
});
