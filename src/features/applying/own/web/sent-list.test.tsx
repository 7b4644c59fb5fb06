import { expect, test } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { ListView } from '#ui/lists/list-view.tsx';
import type { SentMeta, SentRow } from '../fields.ts';
import { sentList } from './sent-list.tsx';

const meta = (change: Partial<SentMeta> = {}): SentMeta => ({
  page: 1,
  pageSize: 20,
  total: 1,
  tab: 'all',
  counts: { all: 1, running: 0, ended: 1 },
  ...change,
});

const render = (rows: SentRow[], change: Partial<SentMeta> = {}) => {
  const told = meta(change);
  const data = {
    rows,
    meta: told,
    filters: { tab: told.tab, posting: null },
    opened: null,
    besides: undefined,
  };
  return renderMarkup(<ListView list={sentList} data={data} Frame={({ children }) => children} />);
};

const row = (posting: Partial<SentRow['posting']> = {}): SentRow => ({
  id: 'an-id',
  applicationType: 'cv',
  state: 'withdrawn',
  unread: 0,
  guest: true,
  daysAgo: 2,
  createdAt: '2026-11-18T08:12:00.000Z',
  promisedBy: null,
  interview: null,
  result: null,
  posting: {
    id: 7,
    positionTitle: 'Kuvar (m/ž)',
    company: 'Lipa',
    employerId: 3,
    logo: null,
    state: 'live',
    visible: true,
    closesOn: '2026-12-05',
    locations: [{ code: 'beograd', label: 'Beograd' }],
    salary: null,
    ...posting,
  },
});

test('a candidate without applications is led to the postings', () => {
  const counts = { all: 0, running: 0, ended: 0 };
  const html = render([], { total: 0, counts });
  expect(html).toContain('Još nemate prijava');
  expect(html).toContain('href="/oglasi"');
  expect(html).not.toContain('<table');
});

test('an empty tab says so and leads on', () => {
  const html = render([], { total: 0, tab: 'running' });
  expect(html).toContain('trenutno nije aktivan');
  expect(html).toContain('href="/profil/kandidat/prijave?tab=ended"');
});

test('a row says what became of application and posting', () => {
  const html = render([row()]);
  for (const text of ['Povučena', '18. 11. 2026.', 'poslato bez naloga', 'Prijave do', 'Lipa, Beograd'])
    expect(html.replaceAll('\u00a0', ' ')).toContain(text);
  expect(html).toContain('href="/profil/kandidat/prijave/an-id"');
  for (const [state, text] of [
    ['expired', 'Oglas je istekao'],
    ['closed', 'Oglas je zatvoren'],
    ['removed', 'Oglas je uklonjen'],
    ['hidden', 'Oglas trenutno nije vidljiv'],
  ] as const)
    expect(render([row({ state })])).toContain(text);
});

test('the address leaves out what is usual', () => {
  expect(sentList.address({ tab: 'all' })).toBe('/profil/kandidat/prijave');
  expect(sentList.address({ tab: 'ended', page: 3 })).toBe('/profil/kandidat/prijave?tab=ended&page=3');
});

test('a row says which time waits or is agreed instead of the message that brought it', () => {
  const startsAt = '2026-11-27T12:00:00.000Z';
  const html = (kind: 'choose' | 'agreed' | 'waiting') =>
    render([{ ...row(), state: 'message', interview: { kind, startsAt } }]);
  expect(html('choose')).toContain('Izaberite termin');
  expect(html('choose')).toContain('prvi termin je 27.\u00a011. u 13.00');
  expect(html('agreed')).toContain('Razgovor 27.\u00a011. u 13.00');
  expect(html('waiting')).toContain('Čeka se novi termin');
  expect(html('agreed')).not.toContain('Stigla poruka');
});
