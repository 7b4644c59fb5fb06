import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { ListView } from '#ui/lists/list-view.tsx';
import type { OwnPostingsMeta } from '../../own-fields.ts';
import { ownPostings } from './own-postings.tsx';

const path = '/profil/poslodavac/oglasi';

/** The page without postings, as a member of the company with this role sees it. */
const render = (change: Partial<OwnPostingsMeta> = {}, role = 'recruiter') => {
  const counts = { active: 2, pending: 1, history: 0, drafts: 3 };
  const meta = { page: 1, pageSize: 20, total: 0, tab: 'active', q: '', sort: 'expiring', counts, ...change };
  const filters = { tab: meta.tab, q: meta.q, sort: change.sort ?? null };
  const data = { rows: [], meta, filters, opened: null, besides: null };
  const Page = () => <ListView list={ownPostings} data={data as never} Frame={({ children }) => children} />;
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Page }]);
  return renderMarkup(<Stub hydrationData={{ loaderData: { root: { user: { role } } } }} />);
};
/** The option that a menu shows. */
const chosen = (html: string): string | undefined => /<option value="(\w+)" selected/.exec(html)?.[1];

test('another tab is another search with its own order, and the own one stays marked while searching', () => {
  const html = render({ q: 'kuvar', sort: 'newest' });
  expect(html).toContain(`href="${path}" aria-current="page"`);
  expect(html).toContain(`href="${path}?tab=pending"`);
  expect(chosen(html)).toBe('newest');
  expect(html).toContain('„kuvar”');
  expect(html).toContain(`href="${path}?sort=newest"`);
});

test('the order that holds is shown also where the address does not say it', () => {
  expect(chosen(render())).toBe('expiring');
});

test('an empty tab has nothing to search, and only who may publish is led to that', () => {
  const counts = { active: 0, pending: 1, history: 0, drafts: 0 };
  const html = render({ counts });
  expect(html).not.toContain('type="search"');
  expect(html).not.toContain('<select');
  expect(html).toContain('href="/oglasi/kreiranje"');
  expect(render({ counts }, 'reader')).not.toContain('href="/oglasi/kreiranje"');
});
