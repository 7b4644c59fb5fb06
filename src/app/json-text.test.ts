// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderHook } from '#tests/support/render-hook.tsx';
import { toJsonText, useJson } from './json-text.ts';

test('a value arrives as it was, and stays the same one until another comes', async () => {
  const value = { list: [1, null, 'š'], inner: { yes: true } };
  let text = toJsonText(value);
  const page = await renderHook(() => useJson(text));
  const first = page.current;
  expect(first).toEqual(value);
  text = toJsonText({ ...value });
  await page.again();
  expect(page.current).toBe(first);
  text = toJsonText({ ...value, list: [2] });
  await page.again();
  expect(page.current.list).toEqual([2]);
});
