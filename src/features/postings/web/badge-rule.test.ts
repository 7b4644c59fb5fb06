import { expect, it } from 'vitest';
import { badgeOf } from './badge-rule.ts';

it('shows the paid place and nothing else, also while the posting is new', () => {
  expect(badgeOf({ productGroup: 'promoted', isNew: true })).toBe('promoted');
  expect(badgeOf({ productGroup: 'hot', isNew: false })).toBe('hot');
  expect(badgeOf({ productGroup: 'featured', isNew: true })).toBe('featured');
});

it('marks a new posting only where nobody paid', () => {
  expect(badgeOf({ productGroup: 'standard', isNew: true })).toBe('new');
  expect(badgeOf({ productGroup: 'free', isNew: true })).toBe('new');
  expect(badgeOf({ productGroup: 'standard', isNew: false })).toBeNull();
});
