import { expect, it } from 'vitest';
import { badgeOf } from './posting-parts.tsx';

it('shows the paid place and nothing else, also while the posting is new', () => {
  expect(badgeOf({ productGroup: 'promoted', badge: true, isNew: true })).toBe('promoted');
  expect(badgeOf({ productGroup: 'hot', badge: true, isNew: false })).toBe('hot');
  expect(badgeOf({ productGroup: 'featured', badge: true, isNew: true })).toBe('featured');
});

it('shows no paid place while administrators have its badge switched off', () => {
  expect(badgeOf({ productGroup: 'hot', badge: false, isNew: false })).toBeNull();
});

it('marks a new posting only where it has no paid badge', () => {
  expect(badgeOf({ productGroup: 'standard', badge: false, isNew: true })).toBe('new');
  expect(badgeOf({ productGroup: 'free', badge: false, isNew: true })).toBe('new');
  expect(badgeOf({ productGroup: 'standard', badge: false, isNew: false })).toBeNull();
});
