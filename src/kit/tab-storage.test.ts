// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { clearTab, readTab, tabValue, writeTab } from './tab-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  clearTab();
});

test('a value lasts until it is forgotten, alone or with all of the tab', () => {
  writeTab('a', { text: 'Pismo' });
  writeTab('b', { text: 'Beleška' });
  expect(tabValue('a')).toEqual({ text: 'Pismo' });
  writeTab('a', null);
  expect(readTab('a')).toBeNull();
  clearTab();
  expect(readTab('b')).toBeNull();
});

test('without storage it lasts until the page is left', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeTab('a', { text: 'Pismo' });
  expect(tabValue('a')).toEqual({ text: 'Pismo' });
  clearTab();
  expect(tabValue('a')).toBeNull();
});
