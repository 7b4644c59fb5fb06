// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { ApiRequest } from '#kit/api-client.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { maxDocuments } from '../../../application-type.ts';
import type { UploadedDocument } from '../application-draft.ts';
import { type GuestDocuments, useGuestDocuments } from './use-guest-documents.ts';

const document = (fileId: string): UploadedDocument => ({
  fileId,
  guestToken: `token of ${fileId}`,
  name: `${fileId}.pdf`,
  size: 10,
});
const pdf = (name: string) => new File(['%PDF'], name);

let page: HookPage<GuestDocuments>;
let requests: ApiRequest[];
const onChange = vi.fn<(uploaded: UploadedDocument[]) => void>();

const open = async (initial: UploadedDocument[] = []) => {
  requests = [];
  onChange.mockReset();
  page = await renderHook(() => useGuestDocuments(initial, onChange), {
    transport: async (request) => {
      requests.push(request);
      const file = request.body instanceof FormData ? (request.body.get('file') as File) : null;
      const id = `uploaded-${requests.length}`;
      return Response.json({ data: { id, name: file?.name, size: file?.size, guestToken: 'new token' } });
    },
  });
};
afterEach(() => page.unmount());

test('uploads are added to earlier ones, with the token of their owner', async () => {
  await open([document('a')]);
  await page.act(() => page.current.add([pdf('cv.pdf')]));
  const added = { fileId: 'uploaded-1', guestToken: 'new token', name: 'cv.pdf', size: 4 };
  expect(page.current).toMatchObject({ uploaded: [document('a'), added], pending: [], full: false });
  expect(onChange).toHaveBeenCalledExactlyOnceWith([document('a'), added]);
  expect(page.current.news).toContain('cv.pdf');
  expect(requests[0]?.onProgress).toBeTypeOf('function');
});

test('several that are uploaded at once are all there', async () => {
  await open();
  await page.act(() => page.current.add([pdf('prvi.pdf'), pdf('drugi.pdf')]));
  expect(page.current.uploaded.map(({ name }) => name)).toEqual(['prvi.pdf', 'drugi.pdf']);
});

test('there is a limit', async () => {
  await open([document('a')]);
  await page.act(() => page.current.add(Array.from({ length: maxDocuments }, (_, n) => pdf(`${n}.pdf`))));
  expect(page.current.uploaded).toHaveLength(maxDocuments);
  expect(page.current.full).toBe(true);
  await page.act(() => page.current.add([pdf('još.pdf')]));
  expect(requests).toHaveLength(maxDocuments - 1);
});

test('refused files take no place of those that are allowed', async () => {
  await open();
  const refused = Array.from({ length: maxDocuments - 1 }, (_, n) => pdf(`${n}.exe`));
  await page.act(() => page.current.add([...refused, pdf('cv.pdf'), pdf('diploma.pdf')]));
  expect(page.current.uploaded.map(({ name }) => name)).toEqual(['cv.pdf', 'diploma.pdf']);
  expect(page.current.pending).toHaveLength(refused.length);
  expect(page.current.full).toBe(false);
});

test('a removed one is deleted on the server too', async () => {
  await open([document('a'), document('b')]);
  await page.act(() => page.current.remove(document('a')));
  expect(page.current.uploaded).toEqual([document('b')]);
  expect(onChange).toHaveBeenCalledExactlyOnceWith([document('b')]);
  expect(requests).toMatchObject([{ method: 'DELETE', url: '/api/services/files/a/delete?guestToken=token+of+a' }]);
});
