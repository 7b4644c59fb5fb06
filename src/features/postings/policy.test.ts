import { describe, expect, test } from 'vitest';
import type { Actor } from '#kit/actor.ts';
import { isInsider, maySeePosting } from './policy.ts';
import type { PostingState } from './posting-state.ts';

const of = (accountType: 'jobseeker' | 'employer' | 'admin', employerId?: number): Actor =>
  ({ kind: 'account', accountId: 'a', accountType, employerId }) as Actor;
const guest = { kind: 'guest' } as Actor;
const owner = of('employer', 7);
const stranger = of('employer', 8);

test.each([
  ['the owner', owner, true],
  ['an administrator', of('admin'), true],
  ['another company', stranger, false],
  ['a candidate', of('jobseeker'), false],
  ['a guest', guest, false],
])('%s is an insider of the posting: %s', (_, actor, inside) => {
  expect(isInsider(actor, { employerId: 7 })).toBe(inside);
});

describe('a posting’s page', () => {
  const shown = new Date('2026-03-01T10:00:00Z');
  const seen = (state: PostingState, firstPublishedAt: Date | null, wordsShown = true, actor = guest) =>
    maySeePosting(actor, { state, employerId: 7, firstPublishedAt, wordsShown });

  test('is always open to its owner and to administrators, whatever became of it', () => {
    expect(seen('removed', null, false, owner)).toBe('yes');
    expect(seen('in_review', null, false, of('admin'))).toBe('yes');
    expect(seen('in_review', null, false, stranger)).toBe('no');
  });

  test.each<[PostingState, 'yes' | 'no' | 'removed', 'yes' | 'no']>([
    ['active', 'yes', 'yes'],
    ['expired', 'yes', 'no'],
    ['closed', 'yes', 'no'],
    // It ended, and waits for the payment of its renewal.
    ['awaiting_payment', 'yes', 'no'],
    ['in_review', 'no', 'no'],
    ['rejected', 'no', 'no'],
    ['removed', 'removed', 'no'],
  ])('%s is for everybody else: once published %s, never published %s', (state, published, never) => {
    expect([seen(state, shown), seen(state, null)]).toEqual([published, never]);
  });

  test('of words that were never live stays closed, though the posting once was', () => {
    expect(seen('expired', shown, false)).toBe('no');
  });
});
