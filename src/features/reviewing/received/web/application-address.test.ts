import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applicationStatuses } from '#features/applying/application-type.ts';
import { searchValues } from '#kit/search-values.ts';
import { type ApplicationFilters, applicationFilters, applicationsQuery } from '../fields.ts';
import { listSorts, requirementStates } from '../list-values.ts';
import { applicationsPath, isNarrowed } from './application-address.ts';

test('the address of the list leaves out defaults', () => {
  expect(applicationsPath(7)).toBe('/oglasi/7/prijave');
  expect(applicationsPath(7, { status: 'all', q: '', page: 1, prijava: null })).toBe('/oglasi/7/prijave');
  expect(applicationsPath(7, { status: 'saved', q: 'Đorđe & sin', page: 2, prijava: 'an-id' })).toBe(
    '/oglasi/7/prijave?status=saved&q=%C4%90or%C4%91e+%26+sin&page=2&prijava=an-id',
  );
  expect(applicationsPath(7, { answer: ['a.0', 'b.2'], requirements: 'met', sort: 'fulfilled' })).toBe(
    '/oglasi/7/prijave?answer=a.0&answer=b.2&requirements=met&sort=fulfilled',
  );
});

const word = fc.string({ maxLength: 40, unit: 'grapheme' }).map((text) => text.replaceAll('\u0000', '').trim());

/** A filter without its values fails to compile. */
const anyFilters: fc.Arbitrary<ApplicationFilters> = fc.record({
  status: fc.constantFrom('all', ...applicationStatuses),
  q: word,
  answer: fc.array(
    word.filter((text) => text !== ''),
    { maxLength: 5 },
  ),
  requirements: fc.constantFrom(null, ...requirementStates),
  answered: fc.constantFrom(null, 'no'),
  sort: fc.constantFrom(...listSorts),
});

test('an address says any filters, and nothing that is usual', () => {
  const usual = applicationFilters.parse({});
  expect(applicationsPath(7, usual)).toBe(applicationsPath(7));
  fc.assert(
    fc.property(anyFilters, fc.integer({ min: 1, max: 400 }), (filters, page) => {
      const { searchParams } = new URL(applicationsPath(7, { ...filters, page }), 'http://local');
      const { pageSize: _, ...said } = applicationsQuery.parse(searchValues(searchParams));
      expect(said).toEqual({ ...filters, page });
      const { status, sort } = filters;
      expect(isNarrowed(filters)).toBe(applicationsPath(7, filters) !== applicationsPath(7, { status, sort }));
    }),
  );
});
