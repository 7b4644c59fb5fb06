// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiRequest } from '#kit/api-client.ts';
import { setAuth, setDraft } from '#kit/root-store.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import type { PostingStep } from '../../posting-steps.ts';
import { emptyDraft } from '../fields.ts';
import { type DraftValues, type SavedDraft, storeDraft, storedDraft } from './posting-draft.ts';
import { type DraftForm, useDraftForm } from './use-draft-form.ts';

const words = (positionTitle: string): DraftValues => ({ ...emptyDraft(), positionTitle });
const auth = {
  user: { id: 'a-user', accountType: 'employer' as const, email: 'kvarc@primer.rs' },
  token: { accessToken: 'x' },
};
const id = 'a'.repeat(32);
const savedAt = '2026-11-20T13:05:00.000Z';

let page: HookPage<DraftForm>;
let saves: ApiRequest[];

const open = async (saved: SavedDraft | null = null, step: PostingStep | null = 'tip') => {
  const source = {
    kind: 'create' as const,
    userId: 'a-user',
    id,
    posting: null,
    initial: emptyDraft(),
    saved,
    lastDayOf: () => null,
  };
  page = await renderHook(() => useDraftForm(source, step), {
    transport: async (request) => {
      saves.push(request);
      const body = JSON.parse(String(request.body));
      return Response.json({ data: { ...body, version: body.version + 1, savedAt } });
    },
  });
};
const title = () => page.current.form.getValues('positionTitle');
const type = (text: string) => page.act(() => page.current.form.setValue('positionTitle', text));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  saves = [];
  setDraft('create', null);
  setAuth(auth);
});
afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
});

test('the form begins with the account’s draft; input is stored in both', async () => {
  await open({ id: 'a'.repeat(32), posting: null, values: words('Kuvar'), version: 3, savedAt });
  expect(title()).toBe('Kuvar');
  expect(page.current.saved).toEqual({ at: new Date(savedAt), inAccount: true });
  await type('Glavni kuvar');
  await page.act(() => vi.advanceTimersByTimeAsync(400));
  expect(storedDraft('create', 'a-user')).toMatchObject({ values: words('Glavni kuvar'), version: 3 });
  expect(saves).toEqual([]);
  await page.act(() => vi.advanceTimersByTimeAsync(2000));
  expect(saves.map(({ url, method }) => `${method} ${url}`)).toEqual(['PUT /api/employer/drafts/create']);
  expect(page.current.saved).toMatchObject({ inAccount: true });
});

test('who leaves at once loses nothing, and finds it again', async () => {
  await open();
  await type('Kuvar');
  await page.unmount();
  expect(saves).toHaveLength(1);
  setAuth(null);
  await open({ id: 'a'.repeat(32), posting: null, values: words('Kuvar'), version: 1, savedAt });
  await type('Glavni kuvar');
  await page.unmount();
  expect(saves).toHaveLength(1);
  await open({ id: 'a'.repeat(32), posting: null, values: words('Kuvar'), version: 1, savedAt });
  expect(title()).toBe('Glavni kuvar');
});

test('unsaved input is saved at once when the connection is back', async () => {
  setAuth(null);
  await open();
  await type('Kuvar');
  await page.act(() => vi.advanceTimersByTimeAsync(2400));
  expect(page.current).toMatchObject({ signedOut: true, saved: { inAccount: false } });
  setAuth(auth);
  await page.act(() => window.dispatchEvent(new Event('online')));
  expect(saves).toHaveLength(1);
  expect(page.current).toMatchObject({ signedOut: false, saved: { inAccount: true } });
});

test('starting over empties the form', async () => {
  await open({ id: 'a'.repeat(32), posting: null, values: words('Kuvar'), version: 3, savedAt });
  await page.act(() => page.current.startOver(emptyDraft()));
  expect(title()).toBe('');
  expect(page.current.saved).toBeNull();
});

test('the one that is opened is the browser’s as well; another one in its place is not filled in', async () => {
  const kept = { id, posting: null, values: words('Kuvar'), version: 3, savedAt };
  const other = { ...kept, id: 'b'.repeat(32), values: words('Vozač'), userId: 'a-user' };
  storeDraft('create', { ...other, synced: true, sendKey: null });
  await open(kept);
  expect(title()).toBe('Kuvar');
  expect(storedDraft('create', 'a-user')).toMatchObject({ id, version: 3, synced: true });
});

test('what the page has saved since it was loaded goes on', async () => {
  const kept = { id, posting: null, values: words('Kuvar'), version: 3, savedAt };
  const later = { ...kept, values: words('Glavni kuvar'), version: 4, userId: 'a-user' };
  storeDraft('create', { ...later, synced: true, sendKey: null });
  await open(kept);
  expect(title()).toBe('Glavni kuvar');
});

test('where it was left is kept, and an empty form on another step is none', async () => {
  await open(null, 'oglasivac');
  await page.act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(saves).toEqual([]);
  await type('Kuvar');
  await page.act(() => vi.advanceTimersByTimeAsync(2400));
  expect(storedDraft('create', 'a-user')?.values.step).toBe('oglasivac');
  await page.unmount();
  await open(null, null);
  expect(page.current.form.getValues('step')).toBe('tip');
  await page.unmount();
  const values = { ...words('Kuvar'), step: 'sadrzaj' as const };
  await open({ id: 'a'.repeat(32), posting: null, values, version: 9, savedAt }, null);
  expect(page.current.form.getValues('step')).toBe('sadrzaj');
});
