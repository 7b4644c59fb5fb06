// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiRequest } from '#kit/api-client.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { emptySearch } from '../../agent-search.ts';
import { type LivePreview, useLivePreview } from './use-live-preview.ts';

let page: HookPage<LivePreview> | null = null;
let asked: { request: ApiRequest; answer: (response: Response) => void }[];
let search = emptySearch;

const answerOf = (total: number, recent = total): Response =>
  Response.json({
    data: [],
    meta: { total, facets: { publishedWithin: [{ days: 30, count: recent }], employers: [] } },
  });
const open = async () => {
  page = await renderHook(() => useLivePreview(search), {
    transport: (request) => new Promise((answer) => asked.push({ request, answer })),
  });
  return page;
};
const passing = (milliseconds: number) => page?.act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  search = emptySearch;
});
afterEach(async () => {
  await page?.unmount();
  vi.useRealTimers();
});

test('without a condition nothing is counted', async () => {
  const { current } = await open();
  await passing(10_000);
  expect([current.state, asked.length]).toEqual(['none', 0]);
});

test('the newest first are asked for, and counted with those of 30 days', async () => {
  search = { ...emptySearch, keywords: ['zidar'] };
  const shown = await open();
  expect(shown.current.state).toBe('counting');
  await passing(399);
  expect(asked).toEqual([]);
  await passing(1);
  expect(asked[0]?.request.url).toBe('/api/postings?keywords=zidar&sort=newest&pageSize=3');
  await shown.act(() => asked[0]?.answer(answerOf(14, 9)));
  expect(shown.current).toMatchObject({ state: 'known', found: { total: 14, recent: 9 } });
});

test('what fails is said, and can be tried again', async () => {
  search = { ...emptySearch, keywords: ['zidar'] };
  const shown = await open();
  await passing(400);
  await shown.act(() => asked[0]?.answer(new Response('', { status: 502 })));
  expect(shown.current).toMatchObject({ state: 'failed', found: null });
  await shown.act(() => shown.current.again());
  await passing(400);
  await shown.act(() => asked[1]?.answer(answerOf(3)));
  expect(shown.current).toMatchObject({ state: 'known', found: { total: 3 } });
});

test('an answer that comes too late is dropped', async () => {
  search = { ...emptySearch, keywords: ['zidar'] };
  const shown = await open();
  await passing(400);
  search = { ...emptySearch, keywords: ['tesar'] };
  await shown.again();
  await passing(400);
  expect(asked.map(({ request }) => request.url)).toHaveLength(2);
  await shown.act(() => asked[1]?.answer(answerOf(5)));
  await shown.act(() => asked[0]?.answer(answerOf(99)));
  expect(shown.current).toMatchObject({ state: 'known', found: { total: 5 } });
});
