// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiRequest } from '#kit/api-client.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import type { CandidateDocument } from '../fields.ts';
import { type DocumentActs, useDocumentActs } from './use-document-acts.ts';

const document = (change: Partial<CandidateDocument> = {}): CandidateDocument => ({
  id: 'a',
  fileId: 'file-a',
  name: 'Moj CV.pdf',
  type: 'application/pdf',
  size: 10,
  addedAt: '2026-11-20T10:00:00.000Z',
  cvForm: null,
  outdated: false,
  isDefault: false,
  sentWith: 0,
  ...change,
});
const picture = document({ name: 'Diploma.jpg', type: 'image/jpeg' });

let page: HookPage<DocumentActs>;
let requests: ApiRequest[];
let gone: boolean;
const refresh = vi.fn(async () => {});
const tab = { opener: {}, location: { assign: vi.fn() }, close: vi.fn() };

beforeEach(async () => {
  requests = [];
  gone = false;
  refresh.mockClear();
  tab.location.assign.mockClear();
  tab.close.mockClear();
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  page = await renderHook(() => useDocumentActs(refresh), {
    transport: async (request) => {
      requests.push(request);
      const problem = { type: '', title: '', status: 404, code: 'not-found', detail: 'Nema ga.' };
      if (gone) return Response.json({ ...problem, errors: [], requestId: '' }, { status: 404 });
      return Response.json({ data: { url: '/api/services/files/file-a/content?signature=x' } });
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  return page.unmount();
});

test.each([picture, document()])('$name is shown in the page until it is closed', async (shown) => {
  await page.act(async () => void (await page.current.view(shown)));
  expect(page.current.shown).toEqual({
    document: shown,
    url: '/api/services/files/file-a/content?signature=x',
  });
  expect(window.open).not.toHaveBeenCalled();
  await page.act(() => page.current.closeShown());
  expect(page.current.shown).toBeNull();
});

test('it opens in a tab of its own that cannot reach back', async () => {
  await page.act(() => page.current.open(document()));
  expect(tab.opener).toBeNull();
  expect(tab.location.assign).toHaveBeenCalledExactlyOnceWith('/api/services/files/file-a/content?signature=x');
  expect(page.current.shown).toBeNull();
});

test('one that was deleted elsewhere is told, closes its tab and leaves the list', async () => {
  gone = true;
  await page.act(() => page.current.open(document()));
  expect(tab.close).toHaveBeenCalledOnce();
  expect(refresh).toHaveBeenCalledOnce();
  expect(page.toasts().join()).toContain('Nema ga.');
  await page.act(() => page.current.makeDefault(document()));
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('it is saved under the name it has in the list', async () => {
  const saved: string[] = [];
  vi.stubGlobal('fetch', async () => new Response('%PDF'));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href.slice(0, 5)}`);
  });
  await page.act(async () => void (await page.current.download(document())));
  expect(saved).toEqual(['Moj CV.pdf blob:']);
});

test('a link that is no longer valid is told', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await page.act(async () => void (await page.current.download(document())));
  expect(page.toasts()).toHaveLength(1);
  expect(refresh).toHaveBeenCalledOnce();
});

test('the default CV is chosen and given up, each with its sentence', async () => {
  await page.act(async () => void (await page.current.makeDefault(document())));
  await page.act(async () => void (await page.current.dropDefault(document({ isDefault: true }))));
  expect(requests.map(({ method, body }) => `${method} ${body}`)).toEqual([
    'PATCH {"isDefault":true}',
    'PATCH {"isDefault":false}',
  ]);
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(page.toasts()).toHaveLength(2);
});
