// @vitest-environment happy-dom
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountType } from '#kit/actor.ts';
import type { ApiRequest } from '#kit/api-client.ts';
import { ClientError } from '#kit/client-errors.ts';
import { rootStore, setSavedWish } from '#kit/root-store.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { noMarks, PostingMarksProvider, usePostingMarks } from './posting-marks.tsx';

let page: HookPage<ReturnType<typeof usePostingMarks>>;
let sent: string[];
let answers: (() => Response | Promise<Response>)[];
// What the module knows of a posting outlives a test: each has its own.
let posting = 100;

const open = async (accountType: AccountType | null = 'jobseeker', known: number[] = []) => {
  page = await renderHook(usePostingMarks, {
    transport: async ({ method, url }: ApiRequest) => {
      sent.push(`${method} ${url}`);
      return (answers.shift() ?? (() => Response.json({ data: {} })))();
    },
    around: (children) => (
      <PostingMarksProvider accountType={accountType} known={{ ...noMarks, saved: known }}>
        {children}
      </PostingMarksProvider>
    ),
  });
};
const set = (id: number, wanted: boolean) => page.act(() => page.current.set('saved', id, wanted));
const door = (id: number) => `/api/candidate/saved-postings/${id}`;
/** Renders what comes, turn by turn, until the page is as it should be: on a busy machine what a click loads comes late. */
const until = async (check: () => void): Promise<void> => {
  for (const end = performance.now() + 30_000; performance.now() < end; ) {
    await page.act(() => nextTurn());
    try {
      return check();
    } catch {
      // Not yet.
    }
  }
  check();
};
const settled = (calls: number) => until(() => expect(page.current.sent).toBe(calls));
const lost = (): Response => {
  throw new ClientError('timeout', null);
};

beforeEach(() => {
  posting += 1;
  sent = [];
  answers = [];
});
afterEach(async () => {
  vi.unstubAllGlobals();
  setSavedWish(null);
  await page.unmount();
});

test('a change is shown at once, sent, and can be undone from its toast', async () => {
  await open('jobseeker', [7]);
  expect([...page.current.marked.saved]).toEqual([7]);
  await set(posting, true);
  expect(page.current.marked.saved.has(posting)).toBe(true);
  await settled(1);
  expect(sent).toEqual([`PUT ${door(posting)}`]);
  expect(page.toasts()).toEqual([expect.stringContaining('Oglas je sačuvan.')]);
  const undo = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Poništi');
  await page.act(() => undo?.click());
  expect(page.current.marked.saved.has(posting)).toBe(false);
  await settled(2);
  expect(sent[1]).toBe(`DELETE ${door(posting)}`);
  expect(page.toasts()).toHaveLength(1);
  expect([...page.current.marked.saved]).toEqual([7]);
});

test('marks of one id do not touch each other', async () => {
  await open('jobseeker', [posting]);
  await page.act(() => page.current.set('hidden', posting, true));
  await settled(1);
  await page.act(() => page.current.set('hiddenEmployer', posting, true));
  await settled(2);
  expect(sent).toEqual([
    `PUT /api/candidate/hidden/postings/${posting}`,
    `PUT /api/candidate/hidden/employers/${posting}`,
  ]);
  const { saved, hidden, hiddenEmployer } = page.current.marked;
  expect([saved, hidden, hiddenEmployer].map((ids) => ids.has(posting))).toEqual([true, true, true]);
  expect(page.toasts()).toEqual([expect.stringContaining('Oglase ove firme više ne vidite')]);
});

test('what cannot be sent is reverted and said', async () => {
  await open();
  answers = [lost];
  await set(posting, true);
  await until(() => expect(page.toasts()).toHaveLength(1));
  expect(page.current.marked.saved.has(posting)).toBe(false);
  expect(page.current.sent).toBe(0);
});

test('without a connection nothing is tried, and the next click works', async () => {
  await open();
  const { navigator } = globalThis;
  vi.stubGlobal('navigator', { onLine: false });
  await set(posting, true);
  expect(page.current.marked.saved.has(posting)).toBe(false);
  expect(page.toasts()).toEqual([expect.stringContaining('Niste povezani')]);
  expect(sent).toEqual([]);
  vi.stubGlobal('navigator', navigator);
  await set(posting, true);
  await settled(1);
  expect(page.current.marked.saved.has(posting)).toBe(true);
});

test('of quick clicks the last one counts, in the order of the clicks', async () => {
  await open();
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers = [() => promise];
  await set(posting, true);
  await set(posting, false);
  await set(posting, true);
  expect(page.current.marked.saved.has(posting)).toBe(true);
  resolve(Response.json({ data: {} }));
  await settled(3);
  expect(sent.map((call) => call.split(' ')[0])).toEqual(['PUT', 'DELETE', 'PUT']);
  expect(page.toasts()).toHaveLength(1);
});

test('a late failure of an earlier click changes nothing that is shown', async () => {
  await open();
  const { promise, reject } = Promise.withResolvers<Response>();
  answers = [() => promise];
  await set(posting, true);
  await set(posting, false);
  await set(posting, true);
  reject(new ClientError('timeout', null));
  await settled(2);
  expect(page.current.marked.saved.has(posting)).toBe(true);
  expect(page.toasts()).toEqual([expect.stringContaining('Oglas je sačuvan.')]);
});

test.each([
  ['jobseeker', true, 1],
  ['employer', false, 0],
] as const)('what a guest wanted to save is saved once, for a %s: %s', async (accountType, saves, calls) => {
  setSavedWish({ postingId: posting, at: Date.now() });
  await open(accountType);
  await until(() => expect(rootStore.getState().savedWish).toBeNull());
  await settled(calls);
  expect(page.current.marked.saved.has(posting)).toBe(saves);
  expect(sent).toHaveLength(calls);
});

test('a guest’s own wish waits', async () => {
  setSavedWish({ postingId: posting, at: Date.now() });
  await open(null);
  expect(rootStore.getState().savedWish).not.toBeNull();
  expect(sent).toEqual([]);
});
