// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isOfList, keysOf, listKeys } from './list-keys.ts';

test('those who only read have no keys that sort or select', () => {
  expect(keysOf(true)).toEqual(listKeys);
  expect(keysOf(false).map(([key]) => key)).toEqual(['j', 'k', '/', '?']);
});

test('a key means the list where the focus is in it or nowhere', () => {
  document.body.innerHTML = '<div id="list"><a href="/"></a></div><button></button>';
  const list = document.querySelector('#list');
  const has = (selector: string) => isOfList(document.querySelector(selector) as Element, list);
  expect(has('body')).toBe(true);
  expect(has('#list a')).toBe(true);
  expect(has('button')).toBe(false);
});
