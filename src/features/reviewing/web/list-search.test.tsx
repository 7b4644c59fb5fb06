import fc from 'fast-check';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { applicationStatuses } from '#features/applying/application-type.ts';
import { searchValues } from '#kit/search-values.ts';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { type ApplicationFilters, applicationFilters } from '../received/fields.ts';
import { listSorts, requirementStates } from '../received/list-values.ts';
import { ListSearch } from './list-search.tsx';

/** A filter without its values fails to compile. */
const anyFilters: fc.Arbitrary<ApplicationFilters> = fc.record({
  status: fc.constantFrom('all', ...applicationStatuses),
  q: fc.constantFrom('', 'nis', 'Đorđe & „sin”'),
  answer: fc.subarray(['a.0', 'a.1', 'b.c.0']),
  requirements: fc.constantFrom(null, ...requirementStates),
  answered: fc.constantFrom(null, 'no'),
  sort: fc.constantFrom(...listSorts),
});
const posting = { id: 7, positionTitle: 'Kuvar', company: 'Lipa', live: true, closesOn: null };

const sentBy = (html: string): URLSearchParams => {
  const sent = new URLSearchParams();
  for (const [tag] of html.matchAll(/<input[^>]*>|<option[^>]* selected=""[^>]*>/g)) {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
    sent.append(tag.startsWith('<option') ? 'sort' : of('name'), of('value'));
  }
  return sent;
};

test('without scripts the form asks for all that the list is narrowed by', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const Stub = createRoutesStub([
        { path: '/', Component: () => <ListSearch posting={posting} filters={filters} /> },
      ]);
      expect(applicationFilters.parse(searchValues(sentBy(renderMarkup(<Stub />))))).toEqual(filters);
    }),
  );
});
