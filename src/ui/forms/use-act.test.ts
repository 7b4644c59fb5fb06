// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ApiProblem, ClientError } from '#kit/client-errors.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { type Act, type ActOptions, useAct } from './use-act.ts';

const refusal = (status: number): ApiProblem =>
  new ApiProblem({
    type: 'about:blank',
    title: '',
    status,
    code: 'conflict',
    detail: 'Neko je bio brži.',
    errors: [],
    requestId: '',
  });

let page: HookPage<Act<[string]>> | undefined;
const open = async (perform: (name: string) => Promise<unknown>, options?: ActOptions) => {
  page = await renderHook(() => useAct(perform, options));
  return page;
};
afterEach(() => page?.unmount());

test('while it is being done the page knows what, and a second click does nothing', async () => {
  let answer = () => {};
  const perform = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const { act, ...shown } = await open(perform, { done: 'Gotovo.' });
  await act(() => void page?.current.run('prvi'));
  expect(page?.current.busy).toEqual(['prvi']);
  await act(async () => expect(await page?.current.run('drugi')).toBe(false));
  expect(perform).toHaveBeenCalledExactlyOnceWith('prvi');
  expect(shown.toasts()).toEqual([]);
  await act(() => answer());
  expect(page?.current).toMatchObject({ busy: null, problem: null });
  expect(shown.toasts()).toEqual([expect.stringContaining('Gotovo.')]);
});

test('a failure is returned to the page, and cleared by the next attempt', async () => {
  const perform = vi.fn(async () => {}).mockRejectedValueOnce(refusal(422));
  const { act, toasts } = await open(perform, { done: 'Gotovo.' });
  await act(async () => expect(await page?.current.run('x')).toBe(false));
  expect(page?.current).toMatchObject({ busy: null, problem: 'Neko je bio brži.' });
  expect(toasts()).toEqual([]);
  await act(async () => expect(await page?.current.run('x')).toBe(true));
  expect(page?.current.problem).toBeNull();
});

test('or a toast says it: its sentence alone, or under a title', async () => {
  const perform = () => Promise.reject(new ClientError('timeout', null));
  const { act, toasts } = await open(perform, { toast: true });
  await act(() => page?.current.run('x'));
  const sentence = toasts()[0];
  expect(sentence).toMatch(/\S/);
  expect(page?.current.problem).toBeNull();
  await page?.unmount();
  const titled = await open(perform, { toast: 'Nije sačuvano.' });
  await titled.act(() => page?.current.run('x'));
  expect(titled.toasts()).toEqual([`Nije sačuvano. ${sentence?.trim()} `]);
});

test('after a conflict the current state is shown; other failures leave it', async () => {
  const refresh = vi.fn(async () => {});
  const perform = vi.fn().mockRejectedValueOnce(refusal(422)).mockRejectedValueOnce(refusal(409));
  const { act } = await open(perform, { refresh });
  await act(() => page?.current.run('x'));
  expect(refresh).not.toHaveBeenCalled();
  await act(() => page?.current.run('x'));
  expect(refresh).toHaveBeenCalledOnce();
  expect(page?.current.problem).toBe('Neko je bio brži.');
});

test('another sentence for a failure, or none where it is shown elsewhere', async () => {
  const explain = vi.fn<NonNullable<ActOptions['explain']>>().mockReturnValueOnce('Rečeno drugačije.');
  const { act } = await open(() => Promise.reject(refusal(409)), { explain });
  await act(() => page?.current.run('x'));
  expect(page?.current.problem).toBe('Rečeno drugačije.');
  explain.mockReturnValueOnce(null);
  await act(() => page?.current.run('x'));
  expect(page?.current.problem).toBeNull();
});
