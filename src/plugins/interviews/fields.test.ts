import { expect, test } from 'vitest';
import { toFieldIssues } from '#kit/validation-issues.ts';
import { moreSlotsInput } from './fields.ts';

test.each([
  ['', 'required'],
  ['9', 'format'],
  ['25:00', 'format'],
])('of a time that begins at %j is first said: %s', (from, code) => {
  const { error } = moreSlotsInput.safeParse({ slots: [{ day: '2027-01-11', from, minutes: 30 }] });
  expect(error && toFieldIssues(error)[0]).toMatchObject({ path: 'slots.0.from', code });
});
