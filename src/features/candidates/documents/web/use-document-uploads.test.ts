// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { ApiRequest } from '#kit/api-client.ts';
import { ClientError } from '#kit/client-errors.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { type DocumentUploads, useDocumentUploads } from './use-document-uploads.ts';

let page: HookPage<DocumentUploads>;
let requests: ApiRequest[];
/** Responses to the next calls that add an upload, instead of the document. */
let saved: (() => Promise<Response> | Response)[];
const refresh = vi.fn(async () => {});
const onAdded = vi.fn();

const refused = (status: number, code: string) =>
  Response.json({ type: '', title: '', status, code, detail: 'Odbijeno.', errors: [], requestId: '' }, { status });
const open = async () => {
  requests = [];
  saved = [];
  refresh.mockClear();
  onAdded.mockClear();
  page = await renderHook(() => useDocumentUploads(refresh, onAdded), {
    transport: async (request) => {
      requests.push(request);
      if (request.method === 'DELETE') return Response.json({ data: {} });
      if (request.body instanceof FormData) {
        return Response.json({ data: { id: `upload-${requests.length}` } });
      }
      const answer = saved.shift();
      return answer ? answer() : Response.json({ data: { id: 'document', name: 'cv.pdf' } });
    },
  });
};
afterEach(() => page.unmount());

const pdf = (name: string) => new File(['%PDF'], name);
const calls = () => requests.map(({ method, url }) => `${method} ${url.replace('/api', '')}`);
const errors = () => page.current.pending.map(({ error }) => error);

test('an upload becomes a document, and the list is loaded anew', async () => {
  await open();
  await page.act(() => page.current.add([pdf('cv.pdf')]));
  expect(calls()).toEqual(['POST /services/files', 'POST /candidate/documents']);
  expect(requests[0]?.body).toSatisfy((body: FormData) => body.get('purpose') === 'document');
  expect(requests[1]?.body).toBe('{"fileId":"upload-1"}');
  expect(page.current.pending).toEqual([]);
  expect(page.current.news).toContain('cv.pdf');
  expect(onAdded).toHaveBeenCalledExactlyOnceWith('document');
  expect(refresh).toHaveBeenCalledOnce();
});

test('when the connection breaks after the upload, another try does not send the bytes again', async () => {
  await open();
  saved.push(() => Promise.reject(new ClientError('fetch', 'offline')));
  await page.act(() => page.current.add([pdf('cv.pdf')]));
  expect(errors()).toEqual([expect.any(String)]);
  await page.act(() => page.current.retry(page.current.pending[0]?.key ?? ''));
  expect(calls()).toEqual(['POST /services/files', 'POST /candidate/documents', 'POST /candidate/documents']);
  expect(page.current.pending).toEqual([]);
});

test('one that is refused says why at its place and leaves no upload behind', async () => {
  await open();
  saved.push(() => refused(409, 'files.documents-full'));
  await page.act(() => page.current.add([pdf('prvi.pdf'), pdf('drugi.pdf')]));
  expect(page.current.pending.map(({ file, error }) => [file.name, error])).toEqual([['prvi.pdf', 'Odbijeno.']]);
  expect(calls()).toContain('DELETE /services/files/upload-1/delete');
  expect(refresh).toHaveBeenCalledOnce();
});

test('one that is called off while it is being kept is taken away, and the list is loaded anew', async () => {
  await open();
  let fail: (error: Error) => void = () => {};
  saved.push(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  await page.act(() => page.current.add([pdf('cv.pdf')]));
  await page.act(() => {
    page.current.drop(page.current.pending[0]?.key ?? '');
    fail(new DOMException('called off', 'AbortError'));
  });
  expect(calls().at(-1)).toBe('DELETE /services/files/upload-1/delete');
  expect(page.current.pending).toEqual([]);
  expect(page.current.news).toBe('');
  expect(refresh).toHaveBeenCalledOnce();
});
