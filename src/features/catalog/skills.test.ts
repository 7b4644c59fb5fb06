import { expect, test } from 'vitest';
import { foldForSearch } from '#kit/serbian-text.ts';
import { skills } from '../finding/skills/server/skill-list.ts';

test.each(['sr', 'en'] as const)('no skill has two entries in %s', (language) => {
  const folded = skills.map((skill) => foldForSearch(skill[language]));
  expect(folded.filter((name, place) => folded.indexOf(name) !== place)).toEqual([]);
});

test('every skill fits into a CV', () => {
  expect(skills.flatMap(({ sr, en }) => [sr, en]).filter((name) => name.length > 60)).toEqual([]);
});
