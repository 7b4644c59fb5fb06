import { expect, test } from 'vitest';
import { type CandidatePrompt, openPrompts } from './candidate-prompts.ts';

test.each<[number, CandidatePrompt[], CandidatePrompt[]]>([
  [0, [], ['cv']],
  [90, [], ['cv']],
  [100, [], []],
  [0, ['cv'], []],
])('with a CV of %i%% and %o dismissed: %o', (cv, dismissed, open) => {
  expect(openPrompts({ cv }, new Set(dismissed))).toEqual(open);
});
