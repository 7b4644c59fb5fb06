// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ApiProblem, ClientError } from '#kit/client-errors.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { type Uploads, uploadsEnded, useUpload } from './use-upload.ts';

interface Sending {
  file: File;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
  resolve: (id: string) => void;
  reject: (error: unknown) => void;
}
let sendings: Sending[];
let page: HookPage<Uploads>;
const onUploaded = vi.fn<(id: string, file: File) => void>();

const open = async (outlives = false) => {
  sendings = [];
  onUploaded.mockReset();
  page = await renderHook(() =>
    useUpload<string>({
      refusalOf: ({ size }) => (size === 0 ? 'files.empty' : null),
      send: (form, options) =>
        new Promise((resolve, reject) => {
          sendings.push({ file: form.get('file') as File, ...options, resolve, reject });
          options.signal.addEventListener('abort', () => reject(options.signal.reason));
        }),
      onUploaded,
      outlives,
    }),
  );
};
afterEach(() => page.unmount());

const pdf = (name: string) => new File(['%PDF'], name);
const refusal = (status: number) =>
  new ApiProblem({ type: '', title: '', status, code: 'x', detail: 'Odbijeno.', errors: [], requestId: '' });
const pendingRows = () =>
  page.current.pending.map(({ file, progress, error }) => ({ name: file.name, progress, error }));
const at = (index: number): Sending => {
  const sending = sendings[index];
  if (!sending) throw new Error(`upload ${index} was not begun`);
  return sending;
};

test('files go at once, each with its own progress, and leave the list when they are there', async () => {
  await open();
  await page.act(() => page.current.add([pdf('prvi.pdf'), pdf('drugi.pdf')]));
  await page.act(() => at(1).onProgress(40));
  expect(pendingRows()).toEqual([
    { name: 'prvi.pdf', progress: 0, error: null },
    { name: 'drugi.pdf', progress: 40, error: null },
  ]);
  await page.act(() => at(0).resolve('a'));
  expect(pendingRows()).toEqual([{ name: 'drugi.pdf', progress: 40, error: null }]);
  expect(onUploaded).toHaveBeenCalledExactlyOnceWith('a', at(0).file);
});

test('of many files three are on their way at once, the next when one is there or taken away', async () => {
  await open();
  await page.act(() => page.current.add(['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`))));
  const names = () => sendings.map(({ file }) => file.name[0]);
  expect(names()).toEqual(['1', '2', '3']);
  expect(page.current.pending).toHaveLength(6);
  await page.act(() => at(1).resolve('b'));
  expect(names()).toEqual(['1', '2', '3', '4']);
  // Taken away while it waits: it is not sent at all.
  await page.act(() => page.current.drop(page.current.pending[3]?.key ?? ''));
  await page.act(() => page.current.drop(page.current.pending[0]?.key ?? ''));
  expect(names()).toEqual(['1', '2', '3', '4', '6']);
});

test('a file that would be refused is not sent, and cannot be tried again', async () => {
  await open();
  await page.act(() => page.current.add([new File([], 'prazan.pdf')]));
  expect(sendings).toEqual([]);
  expect(page.current.pending).toMatchObject([{ error: expect.stringMatching(/\s/), hopeless: true }]);
});

test.each([
  ['no answer', new ClientError('timeout', null), false],
  ['too many at once', refusal(429), false],
  ['a line that is too slow', refusal(408), false],
  ['a fault of the server', refusal(503), false],
  ['a refusal', refusal(422), true],
])('after %s the file stays with the reason', async (_, error, hopeless) => {
  await open();
  await page.act(() => page.current.add([pdf('cv.pdf')]));
  await page.act(() => at(0).onProgress(70));
  await page.act(() => at(0).reject(error));
  const [failed] = page.current.pending;
  expect(failed).toMatchObject({ error: expect.stringMatching(/\S/), hopeless });
  await page.act(() => page.current.retry(failed?.key ?? ''));
  expect(pendingRows()).toEqual([{ name: 'cv.pdf', progress: 0, error: null }]);
  await page.act(() => at(1).resolve('a'));
  expect(at(1).file.name).toBe('cv.pdf');
  expect(onUploaded).toHaveBeenCalledOnce();
});

test('removing a file aborts its upload, and a late response has no effect', async () => {
  await open();
  await page.act(() => page.current.add([pdf('cv.pdf')]));
  await page.act(() => page.current.drop(page.current.pending[0]?.key ?? ''));
  expect(at(0).signal.aborted).toBe(true);
  await page.act(() => at(0).resolve('a'));
  expect(page.current.pending).toEqual([]);
  expect(onUploaded).not.toHaveBeenCalled();
});

test('where one file has room, the next takes its place', async () => {
  await open();
  await page.act(() => page.current.replace(pdf('prvi.pdf')));
  await page.act(() => at(0).reject(refusal(422)));
  await page.act(() => page.current.replace(pdf('drugi.pdf')));
  expect(pendingRows()).toEqual([{ name: 'drugi.pdf', progress: 0, error: null }]);
});

test('leaving the page calls uploads off, unless they outlive their field', async () => {
  await open();
  await page.act(() => page.current.add([pdf('cv.pdf')]));
  await page.unmount();
  expect(at(0).signal.aborted).toBe(true);
  await open(true);
  await page.act(() => page.current.add([pdf('cv.pdf')]));
  await page.unmount();
  expect(at(0).signal.aborted).toBe(false);
  at(0).resolve('a');
  await expect.poll(() => onUploaded.mock.calls.length).toBe(1);
});

test('the browser asks before the page is left while a file is on its way, and only then', async () => {
  const asks = (): boolean => {
    const leaving = new Event('beforeunload', { cancelable: true });
    globalThis.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  await open();
  expect(asks()).toBe(false);
  await page.act(() => page.current.add([pdf('prvi.pdf')]));
  expect(asks()).toBe(true);
  await page.act(() => at(0).reject(refusal(400)));
  expect(asks()).toBe(false);
});

test('whoever goes on can wait until all uploads have ended, well or not', async () => {
  await open();
  let ended = false;
  await page.act(() => page.current.add([pdf('prvi.pdf'), pdf('drugi.pdf')]));
  const waiting = uploadsEnded().then(() => {
    ended = true;
  });
  await page.act(() => at(0).resolve('a'));
  expect(ended).toBe(false);
  await page.act(() => at(1).reject(refusal(503)));
  await waiting;
  expect(ended).toBe(true);
  await uploadsEnded();
});
