import { expect, test } from 'vitest';
import { filledIn } from './step-values.ts';

const empty = { title: '', institution: '', dateFrom: '', dateTo: '', ongoing: false };
const filled = { ...empty, title: 'Ekonomista' };

test('a new entry in which nothing is filled in is none', () => {
  const typed = { education: [empty, filled, { ...empty, ongoing: true }] };
  expect(filledIn(typed, { education: [] })).toEqual({ education: [filled, { ...empty, ongoing: true }] });
  const skills = { skills: ['PDV', ''], typed: '', photo: null };
  expect(filledIn(skills, skills)).toEqual(skills);
});

test('an entry that is saved and was emptied is not taken away', () => {
  const typed = { education: [empty, filled, empty] };
  expect(filledIn(typed, { education: [filled, filled] })).toEqual({ education: [empty, filled] });
});
