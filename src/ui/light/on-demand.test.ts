// @vitest-environment happy-dom
import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { type OnDemand, useOnDemand } from './on-demand.ts';

const Window: ComponentType = () => null;
const load = vi.fn<() => Promise<ComponentType>>();
let page: HookPage<OnDemand<object>>;
const open = async () => {
  load.mockReset();
  page = await renderHook(() => useOnDemand(load));
};
afterEach(() => page.unmount());

test('the part comes with its first use, and only once', async () => {
  await open();
  let come = (_part: ComponentType) => {};
  load.mockReturnValueOnce(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  expect(page.current).toMatchObject({ Part: null, loading: false });
  expect(load).not.toHaveBeenCalled();
  let answer: Promise<boolean> | undefined;
  await page.act(() => {
    answer = page.current.ask();
  });
  expect(page.current).toMatchObject({ Part: null, loading: true });
  await page.act(() => come(Window));
  expect(await answer).toBe(true);
  expect(page.current).toMatchObject({ Part: Window, loading: false });
  await page.act(async () => expect(await page.current.ask()).toBe(true));
  expect(load).toHaveBeenCalledOnce();
});

test('one that cannot be had is told as a failed connection, and the next click tries again', async () => {
  await open();
  load.mockRejectedValueOnce(new TypeError('error loading dynamically imported module'));
  await page.act(async () => expect(await page.current.ask()).toBe(false));
  expect(page.current).toMatchObject({ Part: null, loading: false });
  expect(page.toasts()).toEqual([expect.stringContaining('Niste povezani na internet.')]);
  load.mockResolvedValueOnce(Window);
  await page.act(async () => expect(await page.current.ask()).toBe(true));
  expect(page.current.Part).toBe(Window);
});
