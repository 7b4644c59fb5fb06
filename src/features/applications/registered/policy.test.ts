import { expect, test } from 'vitest';
import { blocksAnother } from './policy.ts';

test.each([
  [false, 'sent', true],
  [false, 'withdrawn', true],
  [true, 'opened', true],
  [true, 'withdrawn', false],
] as const)('sent as a guest %s and %s: keeps from applying once more: %s', (guest, state, blocks) => {
  expect(blocksAnother({ guest, state })).toBe(blocks);
});
