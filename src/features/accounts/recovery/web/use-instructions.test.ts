// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiRequest } from '#kit/api-client.ts';
import { isApiProblem } from '#kit/client-errors.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { sendVerification } from '../contract.ts';
import { useInstructions } from './use-instructions.ts';

const email = 'ana@primer.rs';
const transport = vi.fn<(request: ApiRequest) => Promise<Response>>();
const refusal = (status: number, headers: Record<string, string> = {}): Response =>
  Response.json(
    { type: '', title: '', status, code: 'x', detail: 'Odbijeno.', errors: [], requestId: '' },
    { status, headers },
  );

let page: HookPage<ReturnType<typeof useInstructions>>;
const open = async (sentTo: string | null = null) => {
  page = await renderHook(() => useInstructions(sendVerification, sentTo), { transport });
};
const passSeconds = (seconds: number) => page.act(() => vi.advanceTimersByTime(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  transport.mockReset().mockImplementation(async () => Response.json({ data: { email } }, { status: 202 }));
});
afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
});

test('what was sent is told with its address, and a minute has to pass until the next', async () => {
  await open();
  expect(page.current).toMatchObject({ state: { step: 'form' }, secondsLeft: 0 });
  await page.act(() => page.current.send('  Ana@primer.rs'));
  expect(page.current.state).toEqual({ step: 'sent', email, acted: true });
  expect(page.current.secondsLeft).toBe(60);
  await passSeconds(59);
  expect(page.current.secondsLeft).toBe(1);
  await passSeconds(5);
  expect(page.current.secondsLeft).toBe(0);
  await page.act(() => page.current.send(email));
  expect(page.current.secondsLeft).toBe(60);
  expect(transport).toHaveBeenCalledTimes(2);
});

test('a page that is opened after the first email waits from the start and says nothing of an act', async () => {
  await open(email);
  expect(page.current).toMatchObject({ state: { step: 'sent', email, acted: false }, secondsLeft: 60 });
  await passSeconds(20);
  expect(page.current.secondsLeft).toBe(40);
  expect(transport).not.toHaveBeenCalled();
});

test('who asks too often is told the minutes, and may go back to the form', async () => {
  await open();
  transport.mockResolvedValueOnce(refusal(429, { 'Retry-After': '601' }));
  await page.act(() => page.current.send(email));
  expect(page.current).toMatchObject({ state: { step: 'wait', minutes: 11 }, secondsLeft: 0 });
  await page.act(() => page.current.backToForm());
  expect(page.current.state).toEqual({ step: 'form' });
});

test('any other refusal is the form’s to tell, and nothing counts as sent', async () => {
  await open();
  transport.mockResolvedValueOnce(refusal(422));
  let thrown: unknown;
  await page.act(() =>
    page.current.send(email).catch((error: unknown) => {
      thrown = error;
    }),
  );
  expect(isApiProblem(thrown) && thrown.problem.status).toBe(422);
  expect(page.current).toMatchObject({ state: { step: 'form' }, secondsLeft: 0 });
});
