// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { experienceStep } from '../step-fields.ts';
import { useEntries } from './use-entries.ts';

const entry = (companyName: string) => ({
  companyName,
  positionName: 'Kuvar',
  dateFrom: '03/2020',
  dateTo: '',
  ongoing: true,
});
const empty = { companyName: '', positionName: '', dateFrom: '', dateTo: '', ongoing: false };
const schema = async () => experienceStep;

const useList = (first: number | null = null, saved: ReturnType<typeof entry>[] = []) => {
  const form = useZodForm({ schema, defaultValues: { experience: [entry('Lipa'), entry('Breza')] } });
  // Subscribes to validation errors, like the fields on the page.
  void form.formState.errors;
  return { form, entries: useEntries(form, 'experience', empty, { first, saved }) };
};

let page: HookPage<ReturnType<typeof useList>>;
beforeEach(async () => {
  page = await renderHook(() => useList());
});
afterEach(() => page.unmount());

const names = () => page.current.form.getValues('experience').map(({ companyName }) => companyName);
const set = (place: number, companyName: string) =>
  page.act(() => page.current.form.setValue(`experience.${place}.companyName`, companyName));

test('one entry is open at a time; giving it up brings back what it was', async () => {
  expect(page.current.entries.open).toBeNull();
  await page.act(() => page.current.entries.begin(1));
  expect(page.current.entries.open).toBe(1);
  await set(1, 'Hrast');
  await page.act(() => page.current.entries.giveUp());
  expect([names(), page.current.entries.open]).toEqual([['Lipa', 'Breza'], null]);
});

test('a new entry that is given up goes away again', async () => {
  await page.act(() => page.current.entries.add());
  expect([names(), page.current.entries.open]).toEqual([['Lipa', 'Breza', ''], 2]);
  await page.act(() => page.current.entries.giveUp());
  expect([names(), page.current.entries.open]).toEqual([['Lipa', 'Breza'], null]);
});

test('an entry closes only when it is right', async () => {
  await page.act(() => page.current.entries.begin(0));
  await set(0, '');
  const save = vi.fn(async () => true);
  await page.act(() => page.current.entries.done(save));
  expect(page.current.entries.open).toBe(0);
  expect(save).not.toHaveBeenCalled();
  await set(0, 'Jela');
  await page.act(() => page.current.entries.done(save));
  expect([names(), page.current.entries.open]).toEqual([['Jela', 'Breza'], null]);
  expect(save).toHaveBeenCalledOnce();
});

test('an entry that could not be saved stays open', async () => {
  await page.act(() => page.current.entries.begin(0));
  // A newer version was met.
  await page.act(() => page.current.entries.done(async () => false));
  expect(page.current.entries.open).toBe(0);
  const done = page.current.entries.done(() => Promise.reject(new Error('offline')));
  await page.act(() => expect(done).rejects.toThrow('offline'));
  expect(page.current.entries.open).toBe(0);
});

test('giving up an entry that was wrong from the beginning brings back what is saved of it', async () => {
  const opened = await renderHook(() => useList(null, [entry('Lipa'), entry('Hrast')]));
  await opened.act(() => opened.current.form.setValue('experience.1.companyName', ''));
  await opened.act(() => opened.current.form.trigger());
  await opened.again();
  expect(opened.current.entries.open).toBe(1);
  await opened.act(() => opened.current.entries.giveUp());
  expect(opened.current.form.getValues('experience').map(({ companyName }) => companyName)).toEqual(['Lipa', 'Hrast']);
  await opened.unmount();
});

test('a closed entry that is wrong opens when the section is checked', async () => {
  await set(1, '');
  await page.act(() => page.current.form.trigger());
  await page.again();
  expect(page.current.entries.open).toBe(1);
});

test('entries are moved and removed, in their order', async () => {
  await page.act(() => page.current.entries.move(0, 1));
  expect(names()).toEqual(['Breza', 'Lipa']);
  await page.act(() => page.current.entries.remove(0));
  expect(names()).toEqual(['Lipa']);
});

test('an address may open an entry; one that is not there opens none', async () => {
  const opened = await renderHook(() => useList(1));
  expect(opened.current.entries.open).toBe(1);
  await opened.act(() => opened.current.entries.giveUp());
  expect(opened.current.form.getValues('experience')).toHaveLength(2);
  await opened.unmount();
  const none = await renderHook(() => useList(7));
  expect(none.current.entries.open).toBeNull();
  await none.unmount();
});
