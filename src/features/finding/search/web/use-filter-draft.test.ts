// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyFilter, type PostingsFilter, toggled } from '#features/postings/search-address.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { type FilterDraft, useFilterDraft } from './use-filter-draft.ts';

let page: HookPage<FilterDraft>;
let answered: PostingsFilter;
let understood: Parameters<typeof useFilterDraft>[1];

const open = async (filter: Partial<PostingsFilter> = {}) => {
  answered = { ...emptyFilter, ...filter };
  page = await renderHook(() => useFilterDraft(answered, understood), { path: '/oglasi' });
};
const tick = (code: string) =>
  page.act(() => page.current.change((chosen) => ({ ...chosen, categories: toggled(chosen.categories, code) })));

beforeEach(() => {
  understood = { said: [], rest: '' };
});
afterEach(() => page.unmount());

test('two filters chosen before the response are both set, visible at once and in the address', async () => {
  await open();
  await tick('magacin');
  expect(page.current.draft.categories).toEqual(['magacin']);
  await tick('dizajn');
  expect(page.current.draft.categories).toEqual(['magacin', 'dizajn']);
  expect(page.address()).toBe('/oglasi?categories=magacin&categories=dizajn');
});

test('two filters chosen before the first one is shown are both set', async () => {
  await open();
  const { change } = page.current;
  const add = (code: string) => change((chosen) => ({ ...chosen, categories: [...chosen.categories, code] }));
  await page.act(() => {
    add('magacin');
    add('dizajn');
    return expect.poll(() => page.address()).toBe('/oglasi?categories=magacin&categories=dizajn');
  });
  expect(page.current.draft.categories).toEqual(['magacin', 'dizajn']);
});

test('a response resets it; rendering the same response again does not', async () => {
  await open();
  await tick('magacin');
  await page.again();
  expect(page.current.draft.categories).toEqual(['magacin']);
  answered = { ...emptyFilter, categories: ['dizajn'] };
  await page.again();
  expect(page.current.draft.categories).toEqual(['dizajn']);
});

test('filters in words are chosen with the next filter, but never from words that were not parsed yet', async () => {
  understood = {
    said: [
      {
        facet: 'locations',
        values: [{ code: 'nis', label: 'Niš' }],
        amount: null,
        words: 'niš',
        asWords: 'niš',
      },
    ],
    rest: 'kuvar',
  };
  await open({ q: 'kuvar niš' });
  expect(page.current.chosen).toMatchObject({ q: 'kuvar', locations: ['nis'] });
  await tick('ugostiteljstvo');
  expect(page.current.draft).toMatchObject({
    q: 'kuvar',
    locations: ['nis'],
    categories: ['ugostiteljstvo'],
  });
  await page.act(() => page.current.setDraft({ ...emptyFilter, q: 'vozač' }));
  expect(page.current).toMatchObject({ said: [], chosen: { q: 'vozač', locations: [] } });
});
