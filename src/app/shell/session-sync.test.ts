// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#features/accounts/fields.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { keepInStep } from '../browser-session.ts';
import { pageUser } from '../page-user.ts';
import { announceSession } from '../session-end.ts';
import { useSessionSync } from './session-sync.ts';

vi.mock('../browser-session.ts', () => ({ keepInStep: vi.fn(async () => {}) }));

const ana = { id: 'ana' } as SessionUser;
const marko = { id: 'marko' } as SessionUser;
let user: SessionUser | null;
let page: HookPage<boolean>;
const open = async (whose: SessionUser | null) => {
  user = whose;
  page = await renderHook(() => useSessionSync(user, 'sr'));
};
beforeEach(() => vi.mocked(keepInStep).mockClear());
afterEach(() => page.unmount());

test('the stored sign-in follows whom the page was rendered for, and only when that changes', async () => {
  await open(ana);
  expect(pageUser()).toBe(ana);
  expect(vi.mocked(keepInStep).mock.calls).toEqual([[ana, 'sr']]);
  await page.again();
  expect(keepInStep).toHaveBeenCalledOnce();
  user = marko;
  await page.again();
  expect(pageUser()).toBe(marko);
  expect(vi.mocked(keepInStep).mock.calls).toEqual([
    [ana, 'sr'],
    [marko, 'sr'],
  ]);
  user = null;
  await page.again();
  expect(pageUser()).toBeNull();
  expect(vi.mocked(keepInStep).mock.lastCall).toEqual([null, 'sr']);
});

test('the page of a user knows when their session has ended, and when it is theirs again', async () => {
  await open(ana);
  expect(page.current).toBe(false);
  await page.act(() => announceSession(true));
  expect(page.current).toBe(true);
  await page.act(() => announceSession(false));
  expect(page.current).toBe(false);
});

test('a guest’s page has no session that could end', async () => {
  await open(null);
  await page.act(() => announceSession(true));
  expect(page.current).toBe(false);
});
