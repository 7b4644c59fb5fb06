// @vitest-environment happy-dom
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiRequest } from '#kit/api-client.ts';
import { setAuth } from '#kit/root-store.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { emptyDraft } from '../../drafts/fields.ts';
import { type DraftValues, type PostingDraft, storeDraft, storedDraft } from '../../drafts/web/posting-draft.ts';
import type { DraftForm } from '../../drafts/web/use-draft-form.ts';
import { type Sending, useSendPosting } from './use-send-posting.ts';

const draft: PostingDraft = {
  id: 'a'.repeat(32),
  userId: 'a-user',
  posting: null,
  values: { ...emptyDraft(), positionTitle: 'Kuvar' },
  savedAt: '2026-11-20T13:05:00.000Z',
  version: 1,
  synced: true,
  sendKey: null,
};
const problem =
  (status: number, code: string, more: object = {}) =>
  (): Response =>
    Response.json(
      { type: '', title: '', status, code, detail: 'Odbijeno.', errors: [], requestId: '', ...more },
      { status },
    );

const called = {
  meetSent: vi.fn(),
  onSent: vi.fn(),
  onWrongStep: vi.fn(),
  onAdTypeClosed: vi.fn(),
  onPriceChanged: vi.fn(),
};
let page: HookPage<Sending>;
let sent: ApiRequest[];
let answers: (() => Response)[];

beforeEach(async () => {
  for (const mock of Object.values(called)) mock.mockReset();
  sent = [];
  answers = [];
  storeDraft('create', draft);
  setAuth({
    user: { id: 'a-user', accountType: 'employer', email: 'kvarc@primer.rs' },
    token: { accessToken: 'x' },
  });
  page = await renderHook(
    () => {
      const form = useForm<DraftValues>({ defaultValues: draft.values });
      const { meetSent, ...more } = called;
      const session = {
        form,
        meetSent,
        remind: () => false,
        send: (post) => post(draft),
      } as Partial<DraftForm> as DraftForm;
      return useSendPosting({ kind: 'create', draft: session, purchase: null, ...more });
    },
    {
      transport: async (request) => {
        sent.push(request);
        return (answers.shift() ?? (() => Response.json({ data: { id: 9 } }, { status: 201 })))();
      },
    },
  );
});
afterEach(() => page.unmount());
const send = () => page.act(() => page.current.send());

test('a draft is sent', async () => {
  await send();
  expect(called.onSent).toHaveBeenCalledExactlyOnceWith({ id: 9 });
  expect(page.current).toMatchObject({ sending: false, failure: null });
});

test('a failed sending keeps the draft, says why, and is repeated under its key', async () => {
  answers = [problem(503, 'unavailable')];
  await send();
  expect(page.current.failure).toEqual({ kind: 'problem', sentence: 'Odbijeno.' });
  expect(storedDraft('create', 'a-user')).toMatchObject({ values: { positionTitle: 'Kuvar' } });
  await send();
  expect(page.current.failure).toBeNull();
  const [first, second] = sent.map(({ headers }) => headers['Idempotency-Key']);
  expect(second).toBe(first);
});

test('nothing is sent after signing out in another tab', async () => {
  setAuth(null);
  await send();
  expect(sent).toEqual([]);
  expect(page.current.failure).toEqual({ kind: 'signed-out' });
  await page.act(() => page.current.clearFailure());
  expect(page.current.failure).toBeNull();
});

test.each([
  [
    'a wrong field leads to the first step that has one',
    422,
    'validation',
    {
      errors: [
        { path: 'jobDescription', code: 'required', message: 'Obavezno.' },
        { path: 'positionTitle', code: 'required', message: 'Obavezno.' },
      ],
    },
    'onWrongStep',
  ],
  ['an ad type that is closed leads back to it', 409, 'postings.free-limit-reached', {}, 'onAdTypeClosed'],
  ['another price is asked for', 409, 'advertising.price-changed', {}, 'onPriceChanged'],
] as const)('%s', async (_, status, code, more, expected) => {
  answers = [problem(status, code, more)];
  await send();
  expect(called[expected]).toHaveBeenCalledOnce();
  if (expected === 'onWrongStep') expect(called.onWrongStep).toHaveBeenCalledWith('opsti-podaci');
  expect(page.current.failure).toMatchObject({ kind: 'problem' });
});

test('a draft that was sent elsewhere is told what it became, and sends its id', async () => {
  const current = { id: 9, positionTitle: 'Kuvar', state: 'in_review' };
  answers = [problem(409, 'postings.draft-sent', { current })];
  await send();
  expect(JSON.parse(String(sent[0]?.body))).toMatchObject({ draftId: draft.id });
  expect(called.meetSent).toHaveBeenCalledExactlyOnceWith(current);
  expect(page.current.failure).toBeNull();
});

test('a posting that was changed meanwhile offers both versions', async () => {
  answers = [problem(409, 'postings.changed', { current: { id: 9, version: 4 } })];
  await send();
  expect(page.current.newer).toEqual({ id: 9, version: 4 });
  await page.act(() => page.current.decided());
  expect(page.current).toMatchObject({ newer: null, failure: null });
});
