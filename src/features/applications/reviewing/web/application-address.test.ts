import { expect, test } from 'vitest';
import { applicationsPath } from './application-address.ts';

test('the address of the list leaves out defaults', () => {
  expect(applicationsPath({ postingId: 7 })).toBe('/oglasi/7/prijave');
  expect(applicationsPath({ postingId: 7, status: 'all', q: '', page: 1, selected: null })).toBe(
    '/oglasi/7/prijave',
  );
  expect(
    applicationsPath({ postingId: 7, status: 'saved', q: 'Đorđe & sin', page: 2, selected: 'an-id' }),
  ).toBe('/oglasi/7/prijave?status=saved&q=%C4%90or%C4%91e+%26+sin&page=2&prijava=an-id');
  expect(
    applicationsPath({ postingId: 7, answer: ['a.0', 'b.2'], requirements: 'met', sort: 'fulfilled' }),
  ).toBe('/oglasi/7/prijave?answer=a.0&answer=b.2&requirements=met&sort=fulfilled');
});
