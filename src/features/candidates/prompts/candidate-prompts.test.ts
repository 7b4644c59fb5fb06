import { expect, test } from 'vitest';
import { type CandidatePrompt, openPrompts } from './candidate-prompts.ts';

test.each<[number, number, CandidatePrompt[], CandidatePrompt[]]>([
  [0, 0, [], ['agent', 'cv']],
  [0, 90, [], ['agent', 'cv']],
  [1, 90, [], ['cv']],
  [0, 100, [], ['agent']],
  [2, 100, [], []],
  [0, 0, ['cv'], ['agent']],
  [0, 0, ['agent'], ['cv']],
])('with %i agents, a CV of %i%% and %o dismissed: %o', (agents, cv, dismissed, open) => {
  expect(openPrompts({ agents, cv }, new Set(dismissed))).toEqual(open);
});
