// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import type { LastLetter } from '../../../own/fields.ts';
import { useLastLetter } from './use-last-letter.ts';

const last: LastLetter = {
  text: 'Poštovani, radim.',
  positionTitle: 'Kuvar',
  sentAt: '2026-11-10T09:00:00.000Z',
};
let page: HookPage<ReturnType<typeof useLastLetter>>;
let value: string;
const open = async (typed: string, letter: LastLetter | null = last) => {
  value = typed;
  const onChange = (text: string) => {
    value = text;
  };
  page = await renderHook(() => useLastLetter(letter, { value, onChange }));
};
afterEach(() => page.unmount());

test('it comes into an empty field at once, and goes again', async () => {
  await open('  ');
  expect(page.current).toMatchObject({ offered: true, taken: false });
  await page.act(() => page.current.take());
  await page.again();
  expect(value).toBe(last.text);
  expect(page.current).toMatchObject({ offered: false, taken: true, asking: false });
  await page.act(() => page.current.undo());
  await page.again();
  expect(value).toBe('  ');
  expect(page.current).toMatchObject({ offered: true, taken: false });
});

test('a text that is there is asked about, and comes back', async () => {
  await open('Moj tekst.');
  await page.act(() => page.current.take());
  expect([page.current.asking, value]).toEqual([true, 'Moj tekst.']);
  await page.act(() => page.current.keep());
  expect([page.current.asking, value]).toEqual([false, 'Moj tekst.']);
  await page.act(() => page.current.take());
  await page.act(() => page.current.replace());
  await page.again();
  expect([page.current.taken, value]).toEqual([true, last.text]);
  await page.act(() => page.current.undo());
  expect(value).toBe('Moj tekst.');
});

test('once it is changed, nothing undoes the change', async () => {
  await open('');
  await page.act(() => page.current.take());
  value = `${last.text} I još nešto.`;
  await page.again();
  expect(page.current).toMatchObject({ taken: false, offered: true });
});

test('without one nothing is offered', async () => {
  await open('', null);
  expect(page.current.offered).toBe(false);
});
