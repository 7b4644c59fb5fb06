// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ClientError } from '#kit/client-errors.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { type Submission, usePlainSubmit } from './use-submit.ts';

let page: HookPage<Submission>;
const open = async (...input: Parameters<typeof usePlainSubmit>) => {
  page = await renderHook(() => usePlainSubmit(...input));
};
afterEach(() => page.unmount());

test('one attempt at a time, and the page knows which', async () => {
  let answer = () => {};
  const waits = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  const send = vi.fn(waits);
  await open(send);
  await page.act(() => void page.current.submit());
  expect(page.current).toMatchObject({ running: 'submit', tries: 0 });
  await page.act(() => page.current.submit());
  await page.act(() => page.current.attempt(() => expect.unreachable()));
  expect(send).toHaveBeenCalledOnce();
  await page.act(() => answer());
  expect(page.current).toMatchObject({ running: null, tries: 1, problem: null });
  await page.act(() => void page.current.attempt(waits));
  expect(page.current.running).toBe('attempt');
  await page.act(() => answer());
  expect(page.current).toMatchObject({ running: null, tries: 2 });
});

test('sending waits for a part that is under way, and happens once', async () => {
  const order: string[] = [];
  let answer = () => {};
  await open(async () => void order.push('sent'));
  await page.act(
    () =>
      void page.current.attempt(async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        order.push('part');
      }),
  );
  await page.act(() => {
    void page.current.submit();
    void page.current.submit();
  });
  expect(order).toEqual([]);
  await page.act(() => answer());
  expect(order).toEqual(['part', 'sent']);
  expect(page.current).toMatchObject({ running: null, tries: 2 });
});

test('a failure is shown until the next attempt, with another sentence where there is one', async () => {
  const send = vi.fn(async () => {}).mockRejectedValueOnce(new ClientError('fetch', null));
  await open(send);
  await page.act(() => page.current.submit());
  expect(page.current).toMatchObject({ running: null, tries: 1, problem: expect.stringMatching(/\S/) });
  await page.act(() => page.current.submit());
  expect(page.current).toMatchObject({ tries: 2, problem: null });
  await page.unmount();
  await open(
    () => Promise.reject(new ClientError('fetch', null)),
    (_, usual) => `Zašto: ${usual()}`,
  );
  await page.act(() => page.current.submit());
  expect(page.current.problem).toMatch(/^Zašto: \S/);
});
