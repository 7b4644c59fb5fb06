import { expect, it } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { badgeOf, PayLine } from './posting-parts.tsx';

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

it('says in words how a pay compares, whole for who hears it, and shows one at the end of the line', () => {
  const pay = {
    short: 'veća nego u 90% sličnih oglasa',
    note: 'Zarada je veća … u Nišu.',
    from: 100,
    to: 100,
    median: 40,
  };
  const html = renderMarkup(<PayLine pay={pay} />);
  expect(html).toContain('<span aria-hidden="true">veća nego u 90% sličnih oglasa</span>');
  expect(html).toContain('<span class="visually-hidden">Zarada je veća … u Nišu.</span>');
  expect(html).toContain('--from:96%;--to:100%;--median:40%');
});
