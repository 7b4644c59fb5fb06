// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { ApiRequest } from '#kit/api-client.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { type ExternalApply, useExternalApply } from './external-apply.ts';

const transport = vi.fn<(request: ApiRequest) => Promise<Response>>();
let page: HookPage<ExternalApply>;
const open = async () => {
  transport.mockReset();
  page = await renderHook(() => useExternalApply(7), { transport });
};
afterEach(() => page.unmount());

test('the number is fetched only for who asks', async () => {
  await open();
  expect(page.current).toMatchObject({ phone: null, asking: false });
  expect(transport).not.toHaveBeenCalled();
  let answer = (_response: Response) => {};
  transport.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  let asked: Promise<unknown> | undefined;
  await page.act(() => {
    asked = page.current.ask();
  });
  expect(page.current).toMatchObject({ phone: null, asking: true });
  await page.act(async () => {
    answer(Response.json({ data: { link: null, phone: '+381641234567' } }));
    await asked;
  });
  expect(page.current).toMatchObject({ phone: '+381641234567', asking: false });
  expect(transport).toHaveBeenCalledOnce();
  expect(transport.mock.lastCall?.[0]).toMatchObject({ method: 'POST', url: '/api/postings/7/apply-click' });
});

test('a failure is told in a toast, and asking again is possible', async () => {
  await open();
  const body = {
    type: '',
    title: '',
    status: 409,
    code: 'x',
    detail: 'Oglas je istekao.',
    errors: [],
    requestId: '',
  };
  transport.mockResolvedValueOnce(Response.json(body, { status: 409 }));
  await page.act(() => page.current.ask());
  expect(page.current).toMatchObject({ phone: null, asking: false });
  expect(page.toasts()).toEqual([expect.stringContaining('Oglas je istekao.')]);
  transport.mockResolvedValueOnce(Response.json({ data: { link: null, phone: '+381641234567' } }));
  await page.act(() => page.current.ask());
  expect(page.current.phone).toBe('+381641234567');
});
