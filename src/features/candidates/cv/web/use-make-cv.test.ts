// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { ApiRequest } from '#kit/api-client.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { useMakeCv } from './use-make-cv.ts';

let page: HookPage<ReturnType<typeof useMakeCv>>;
const onMade = vi.fn();
const open = async (answer: () => Response) => {
  const requests: ApiRequest[] = [];
  onMade.mockReset();
  page = await renderHook(() => useMakeCv(onMade), {
    transport: async (request) => {
      requests.push(request);
      return answer();
    },
  });
  return requests;
};
afterEach(() => page.unmount());

test('a CV is made in its form, once however often it is asked for', async () => {
  const requests = await open(() => Response.json({ data: { id: 'made' } }, { status: 201 }));
  await page.act(() => Promise.all([page.current.run('plain'), page.current.run('latin')]));
  expect(requests.map(({ body }) => body)).toEqual(['{"form":"plain"}']);
  expect(onMade).toHaveBeenCalledExactlyOnceWith({ id: 'made' });
  expect(page.toasts().join()).toContain('nalazi se među dokumentima');
  await page.act(() => page.current.run('latin', 'old'));
  expect(requests[1]?.body).toBe('{"form":"latin","replace":"old"}');
});

test('one that cannot be made leads nowhere and says why', async () => {
  const problem = { type: '', title: '', status: 409, code: 'candidates.cv-empty', detail: '' };
  await open(() => Response.json({ ...problem, errors: [], requestId: '' }, { status: 409 }));
  await page.act(() => page.current.run('latin'));
  expect(onMade).not.toHaveBeenCalled();
  expect(page.toasts()).toHaveLength(1);
});
