// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { saveShortcuts, useKeys } from './key-commands.ts';

const onKey = vi.fn((key: string) => key === 'j');
let page: HookPage<void>;

beforeEach(async () => {
  localStorage.clear();
  onKey.mockClear();
  page = await renderHook(() => useKeys(onKey));
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="place"><a href="/"></a><input type="search"><input type="checkbox"></div>',
  );
});
afterEach(() => {
  page.unmount();
  document.querySelector('#place')?.remove();
});

const press = (key: string, selector = '#place a', init: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};

test('a key is passed on in lower case, and is the page’s only when it was used', () => {
  expect(press('J').defaultPrevented).toBe(true);
  expect(press('q').defaultPrevented).toBe(false);
  expect(onKey.mock.calls.map(([key]) => key)).toEqual(['j', 'q']);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('not with %s', (name) => {
  press('j', 'body', { [name]: true });
  expect(onKey).not.toHaveBeenCalled();
});

test('not where somebody types, nor while a window is open', () => {
  press('j', '#place [type=checkbox]');
  expect(onKey).toHaveBeenCalledOnce();
  press('j', '#place [type=search]');
  document.querySelector('#place')?.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  press('j');
  expect(onKey).toHaveBeenCalledOnce();
});

test.each(['with', 'without'])('they can be switched off %s storage, and stay so; Escape stays', (storage) => {
  if (storage === 'without')
    for (const act of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, act).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
  saveShortcuts(false);
  press('j');
  press('Escape');
  expect(onKey.mock.calls.map(([key]) => key)).toEqual(['escape']);
  saveShortcuts(true);
  press('j');
  expect(onKey).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});
