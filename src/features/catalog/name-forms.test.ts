import { expect, test } from 'vitest';
import { formsOfName } from './name-forms.ts';

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
])('%s is also %s', (name, form) => {
  expect(formsOfName(name)).toContain(form);
});

test('what is no name of a person has no other form', () => {
  expect(formsOfName('nega starih')).toEqual([]);
  expect(formsOfName('hr')).toEqual([]);
});
