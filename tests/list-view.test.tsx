import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { AdminList } from '#app/shell/late/admin-area.tsx';
import { usersList } from '#features/accounts/administration/web/users-list.tsx';
import { ListView } from '#ui/lists/list-view.tsx';
import { renderMarkup } from './support/render-markup.tsx';

const counts = { candidates: 0, employers: 0, newThisWeek: 0, unverified: 0 };
const usual = { q: '', accountType: null, email: null, state: null };
const shown = (filters: object, meta: object): string => {
  const data = {
    rows: [],
    meta: { page: 1, pageSize: 20, total: 0, counts, ...meta },
    filters: { ...usual, ...filters },
    opened: null,
    besides: undefined,
  };
  const Page = createRoutesStub([
    { path: '/', Component: () => <ListView list={usersList} data={data} Frame={AdminList} /> },
  ]);
  return renderMarkup(<Page />);
};

test('without rows it says whether there are none at all, or none like that', () => {
  const none = shown({}, {});
  expect(none).toContain('Još nema korisnika');
  expect(none).not.toContain('Prikaži sve korisnike');
  const narrowed = shown({ email: 'verified' }, {});
  expect(narrowed).toContain('Nema takvih korisnika');
  expect(narrowed).toContain('uklonite filtere');
});

test.each([
  [{}, 'Svi imejlovi'],
  [{ email: 'verified' }, 'Imejl: potvrđeni'],
  [{ email: 'unverified' }, 'Imejl: nepotvrđeni'],
  [{ state: 'blocked' }, 'Samo blokirani'],
])('under %o the menu says „%s”, and so does one of its links', (filters, words) => {
  const html = shown(filters, {});
  expect(/<option [^>]*selected[^>]*>([^<]*)</.exec(html)?.[1]).toBe(words);
  const links = /<noscript>(.*?)<\/noscript>/.exec(html)?.[1] ?? '';
  expect(links.match(/aria-current="true"[^>]*>[^<]*/g)?.map((link) => link.split('>')[1])).toEqual([words]);
});
