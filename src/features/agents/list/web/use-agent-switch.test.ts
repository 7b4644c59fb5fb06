// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiRequest } from '#kit/api-client.ts';
import { ClientError } from '#kit/client-errors.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import type { AgentView } from '../../fields.ts';
import { useAgentSwitch } from './use-agent-switch.ts';

const agent = {
  id: 7,
  title: 'Vozač',
  emailNotifications: true,
  frequency: 'instant',
  pausedUntil: null,
} as AgentView;

let page: HookPage<ReturnType<typeof useAgentSwitch>>;
let sent: unknown[];
let answers: (() => Response | Promise<Response>)[];
const refresh = vi.fn(async () => {});

beforeEach(async () => {
  sent = [];
  answers = [];
  refresh.mockClear();
  page = await renderHook(() => useAgentSwitch(agent, refresh), {
    transport: async ({ method, url, body }: ApiRequest) => {
      sent.push([method, url, JSON.parse(String(body))]);
      return (answers.shift() ?? (() => Response.json({ data: agent })))();
    },
  });
});
afterEach(() => page.unmount());

const change = (...input: Parameters<typeof page.current.change>) => page.act(() => page.current.change(...input));
const lost = (): Response => {
  throw new ClientError('fetch', null);
};

test('a change is shown while it is sent, and said with a way back', async () => {
  let answer: () => void = () => {};
  answers = [() => new Promise((done) => (answer = () => done(Response.json({ data: agent }))))];
  let saved: Promise<boolean> = Promise.resolve(false);
  await page.act(() => {
    saved = page.current.change({ emailNotifications: false }, 'Ne piše.');
  });
  expect(page.current.shown.emailNotifications).toBe(false);
  await page.act(async () => {
    answer();
    await saved;
  });
  expect(refresh).toHaveBeenCalledOnce();
  expect(document.body.textContent).toContain('Ne piše.');
  expect(sent).toEqual([['PATCH', '/api/candidate/agents/7', { emailNotifications: false }]]);
});

test('a failure puts it back and is said', async () => {
  answers = [lost];
  await change({ frequency: 'weekly' }, 'Sačuvano.');
  expect(page.current.shown.frequency).toBe('instant');
  expect(document.body.textContent).not.toContain('Sačuvano.');
  expect(refresh).not.toHaveBeenCalled();
});

test('changes made at once are sent one after the other, and none is lost', async () => {
  await page.act(async () => {
    const both = [
      page.current.change({ emailNotifications: false }, 'Ne piše.'),
      page.current.change({ emailNotifications: true }, 'Piše.'),
    ];
    await Promise.all(both);
  });
  expect(sent.map((one) => (one as unknown[])[2])).toEqual([
    { emailNotifications: false },
    { emailNotifications: true },
  ]);
});

test('an agent that is gone elsewhere has the list loaded again', async () => {
  const problem = { type: 'about:blank', title: '', status: 404, detail: '', code: 'agents.not-found' };
  answers = [
    () =>
      new Response(JSON.stringify({ ...problem, requestId: '1', errors: [] }), {
        status: 404,
        headers: { 'Content-Type': 'application/problem+json' },
      }),
  ];
  await change({ pausedUntil: '2026-12-24' }, 'Pauziran.');
  expect(refresh).toHaveBeenCalledOnce();
  expect(page.current.shown.pausedUntil).toBe(null);
});
