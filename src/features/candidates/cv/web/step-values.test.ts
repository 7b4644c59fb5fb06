import { expect, test } from 'vitest';
import { filledIn } from './step-values.ts';

test('an entry in which nothing is filled in is none', () => {
  const empty = { title: '', institution: '', dateFrom: '', dateTo: '', ongoing: false };
  expect(
    filledIn({ education: [empty, { ...empty, title: 'Ekonomista' }, { ...empty, ongoing: true }] }),
  ).toEqual({
    education: [
      { ...empty, title: 'Ekonomista' },
      { ...empty, ongoing: true },
    ],
  });
  expect(filledIn({ skills: ['PDV', ''], typed: '', photo: null })).toEqual({
    skills: ['PDV', ''],
    typed: '',
    photo: null,
  });
});
