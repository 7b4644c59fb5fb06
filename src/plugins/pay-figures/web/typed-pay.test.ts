// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SalaryNoteProps } from '#features/publishing/wizard/salary-note.ts';
import type { ApiRequest } from '#kit/api-client.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import type { PayComparison } from '../fields.ts';
import { useTypedComparison } from './typed-pay.tsx';

let page: HookPage<PayComparison | null> | null = null;
let asked: { request: ApiRequest; answer: (response: Response) => void }[];
let fields: SalaryNoteProps;

const open = async () => {
  page = await renderHook(() => useTypedComparison(fields), {
    transport: (request) => new Promise((answer) => asked.push({ request, answer })),
  });
  return page;
};
const passing = (milliseconds: number) => page?.act(() => vi.advanceTimersByTimeAsync(milliseconds));
const found = (percent: number): Response => Response.json({ data: { standing: 'higher', percent } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  const salary = { min: 90_000, max: null, currency: 'RSD', basis: 'net' } as const;
  fields = { salary, categories: ['magacin'], locations: ['nis'], jobType: 'puno', contractType: '' };
});
afterEach(async () => {
  await page?.unmount();
  vi.useRealTimers();
});

test('it is asked for once typing pauses, with the fields as they are', async () => {
  const shown = await open();
  await passing(400);
  fields = { ...fields, salary: { ...fields.salary, min: 95_000 } };
  await shown.again();
  await passing(499);
  expect(asked).toEqual([]);
  await passing(1);
  expect(asked.map(({ request }) => request.url)).toEqual([
    '/api/pay-figures/comparison?jobType=puno&min=95000&currency=RSD&basis=net&categories=magacin&locations=nis',
  ]);
  await shown.act(() => asked[0]?.answer(found(70)));
  expect(shown.current).toMatchObject({ percent: 70 });
});

test('without pay nothing is asked for or shown; a late answer and a failed one show nothing', async () => {
  const shown = await open();
  await passing(500);
  fields = { ...fields, salary: { ...fields.salary, min: null } };
  await shown.again();
  await passing(500);
  await shown.act(() => asked[0]?.answer(found(70)));
  expect([shown.current, asked.length]).toEqual([null, 1]);
  fields = { ...fields, salary: { ...fields.salary, max: 80_000 } };
  await shown.again();
  await passing(500);
  await shown.act(() => asked[1]?.answer(new Response('', { status: 502 })));
  expect(shown.current).toBeNull();
});
