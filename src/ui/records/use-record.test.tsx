// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiProblem, ClientError } from '#kit/client-errors.ts';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { type RecordState, useRecord } from './use-record.ts';

interface View {
  name: string;
  town: string;
  version: number;
}
type Values = Omit<View, 'version'>;

const schema = async () => z.object({ name: z.string().min(1), town: z.string() });
const stored: View = { name: 'Kvarc', town: 'Niš', version: 1 };

/** What the server has, and how it answers. */
let server: View;
let page: HookPage<RecordState<Values, Values, View>>;
const onSaved = vi.fn();
const refusal = (current: View) =>
  new ApiProblem({
    type: '',
    title: '',
    status: 409,
    code: 'conflict',
    detail: 'Neko je bio brži.',
    errors: [],
    requestId: '',
    current,
  });
const save = vi.fn(async (values: Values, over: View): Promise<View> => {
  if (over.version !== server.version) throw refusal({ ...server });
  server = { ...values, version: over.version + 1 };
  return server;
});
const record = () => page.current;
const type = (name: keyof Values, value: string) =>
  page.act(() => record().form.setValue(name, value, { shouldDirty: true }));
const submit = () => page.act(() => record().submission.submit());

beforeEach(async () => {
  server = stored;
  save.mockClear();
  onSaved.mockReset();
  page = await renderHook(() =>
    useRecord<View, Values, Values>({
      schema,
      of: stored,
      toForm: ({ name, town }) => ({ name, town }),
      save,
      compared: (['name', 'town'] as const).map((name) => ({ label: name, of: (values) => values[name] })),
      done: 'Sačuvano.',
      onSaved,
    }),
  );
});
afterEach(() => page.unmount());

test('what was checked is saved over the version that was seen, and said', async () => {
  await type('name', 'Drugi');
  expect(record().unsaved.current).toBe(true);
  await submit();
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Drugi', town: 'Niš' }, stored, { name: 'Drugi' });
  expect(record().stored).toEqual({ name: 'Drugi', town: 'Niš', version: 2 });
  expect(record().unsaved.current).toBe(false);
  expect(page.toasts()).toEqual([expect.stringContaining('Sačuvano.')]);
  expect(onSaved).toHaveBeenCalledOnce();
  await type('town', 'Bor');
  await submit();
  expect(server).toEqual({ name: 'Drugi', town: 'Bor', version: 3 });
});

test('what is wrong is not sent', async () => {
  await type('name', '');
  await submit();
  expect(save).not.toHaveBeenCalled();
  expect(record().submission.errors).toHaveProperty('name');
});

test('what is typed while it is being saved stays, and is unsaved', async () => {
  let answer = () => {};
  save.mockImplementationOnce(
    (values) =>
      new Promise((resolve) => {
        answer = () => resolve({ ...values, version: 2 });
      }),
  );
  await type('name', 'Drugi');
  await page.act(() => void record().submission.submit());
  await type('town', 'Bor');
  await page.act(() => answer());
  expect(record().form.getValues()).toEqual({ name: 'Drugi', town: 'Bor' });
  expect(record().unsaved.current).toBe(true);
});

test('a newer version is chosen from: one’s own changes are saved on top of it', async () => {
  server = { name: 'Njihov', town: 'Bor', version: 5 };
  await type('name', 'Moj');
  await submit();
  expect(record().submission.problem).toBeNull();
  expect(record().newer).toMatchObject({ mine: { name: 'Moj' }, theirs: { name: 'Njihov', town: 'Bor' } });
  expect(page.toasts()).toEqual([]);
  await page.act(() => record().newer?.onKeep());
  expect(server).toEqual({ name: 'Moj', town: 'Bor', version: 6 });
  expect(record().newer).toBeNull();
});

test('or it is taken; who decides later loses nothing and meets it again', async () => {
  server = { name: 'Njihov', town: 'Bor', version: 5 };
  await type('name', 'Moj');
  await submit();
  const first = record().newer?.met;
  expect(record().form.getValues('name')).toBe('Moj');
  expect(record().unsaved.current).toBe(true);
  await submit();
  expect(record().newer?.met).not.toBe(first);
  await page.act(() => record().newer?.onTake());
  expect(record().form.getValues()).toEqual({ name: 'Njihov', town: 'Bor' });
  expect(record().unsaved.current).toBe(false);
  expect(server.version).toBe(5);
});

test('who saved the same elsewhere is asked nothing', async () => {
  server = { name: 'Isti', town: 'Niš', version: 5 };
  await type('name', 'Isti');
  await submit();
  expect(record().newer).toBeNull();
  expect(record().stored.version).toBe(5);
  expect(page.toasts()).toHaveLength(1);
});

test('a lost line says so, and what was typed stays', async () => {
  save.mockRejectedValueOnce(new ClientError('fetch', null));
  await type('name', 'Drugi');
  await submit();
  expect(record().submission.problem).toMatch(/\S/);
  expect(record().form.getValues('name')).toBe('Drugi');
  await submit();
  expect(server.name).toBe('Drugi');
});

test('undoing goes back to what was last saved', async () => {
  await type('name', 'Drugi');
  await submit();
  await type('name', 'Treći');
  await page.act(() => record().undo());
  expect(record().form.getValues('name')).toBe('Drugi');
  expect(record().unsaved.current).toBe(false);
});

test('a list whose order is chosen is one’s own as a whole, and not given up for one that reads the same', async () => {
  interface Row {
    id: string;
    text: string;
  }
  const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id, text: 'ista' }));
  let other = { rows: rows('a', 'c', 'b'), version: 2 };
  const listed = await renderHook(() =>
    useRecord<{ rows: Row[]; version: number }, { rows: Row[] }, { rows: Row[] }>({
      schema: async () => z.object({ rows: z.array(z.object({ id: z.string(), text: z.string() })) }),
      of: { rows: rows('a', 'b', 'c'), version: 1 },
      toForm: (view) => ({ rows: view.rows }),
      save: async (values, over) => {
        if (over.version !== other.version) throw refusal(other as never);
        other = { ...values, version: over.version + 1 };
        return other;
      },
      whole: ['rows'],
      compared: [{ label: 'rows', of: (values) => values.rows.map(({ text }) => text).join() }],
      done: 'Sačuvano.',
    }),
  );
  await listed.act(() => listed.current.form.setValue('rows', rows('b', 'a', 'c'), { shouldDirty: true }));
  await listed.act(() => listed.current.submission.submit());
  expect(listed.current.newer?.mine.rows.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  await listed.act(() => listed.current.newer?.onKeep());
  expect(other).toMatchObject({ rows: rows('b', 'a', 'c'), version: 3 });
  listed.unmount();
});
