// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keyAct, listHasKeys, listKeys, saveShortcuts, shortcutsOn } from './list-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, isComposing: false };

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    '<div id="list"><a href="/"></a><input type="search"><input type="checkbox"></div><button></button>';
});

test('every key does one thing', () => {
  for (const [key, act] of listKeys) expect(keyAct({ ...plain, key })).toBe(act);
  expect(keyAct({ ...plain, key: 'J' })).toBe('next');
  expect(keyAct({ ...plain, key: 'Enter' })).toBeNull();
});

test.each(['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented', 'isComposing'])('not with %s', (name) => {
  expect(keyAct({ ...plain, key: 'j', [name]: true })).toBeNull();
});

test('keys mean the list where nobody types and no window is open', () => {
  const list = document.querySelector('#list');
  const has = (selector: string) => listHasKeys(document.querySelector(selector), list);
  expect(has('body')).toBe(true);
  expect(has('#list a')).toBe(true);
  expect(has('#list [type=checkbox]')).toBe(true);
  expect(has('#list [type=search]')).toBe(false);
  expect(has('button')).toBe(false);
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  expect(has('#list a')).toBe(false);
});

test('they can be switched off, and stay so', () => {
  expect(shortcutsOn()).toBe(true);
  saveShortcuts(false);
  expect(shortcutsOn()).toBe(false);
  saveShortcuts(true);
  expect(shortcutsOn()).toBe(true);
});
