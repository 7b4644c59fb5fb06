import { expect, test } from 'vitest';
import { blocksAnother, isReplaced } from './policy.ts';

test.each([
  [false, 'sent', true, false],
  [false, 'withdrawn', true, false],
  [true, 'opened', false, true],
  [true, 'withdrawn', false, false],
] as const)(
  'sent as a guest %s and %s: keeps from applying once more: %s, is replaced: %s',
  (guest, state, blocks, replaced) => {
    expect(blocksAnother({ guest })).toBe(blocks);
    expect(isReplaced({ guest, state })).toBe(replaced);
  },
);
