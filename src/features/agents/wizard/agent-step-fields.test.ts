import { expect, test } from 'vitest';
import { emptySearch } from '../agent-search.ts';
import { agentLists, fieldOf, stepOfField } from './agent-step-fields.ts';

test('every list of an agent is asked in one step', () => {
  const lists = Object.keys(emptySearch).filter((name) => !name.startsWith('salary'));
  expect([...agentLists].sort()).toEqual(lists.sort());
});

test.each([
  ['title', 'title', 'basics'],
  ['search', 'search', 'basics'],
  ['search.keywords.3', 'search.keywords', 'basics'],
  ['search.locations', 'search.locations', 'places'],
  ['search.educationLevels.0', 'search.educationLevels', 'experience'],
  ['search.benefits', 'search.benefits', 'employment'],
  ['search.salaryFrom', 'search.salaryFrom', 'employment'],
  ['search.employers.1', 'search.employers', 'employers'],
  ['frequency', 'frequency', 'basics'],
])('an error of %s is shown at %s, in the step %s', (path, field, step) => {
  expect([fieldOf(path), stepOfField(path)]).toEqual([field, step]);
});
