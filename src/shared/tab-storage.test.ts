// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetTab, readTab, tabValue, writeTab } from './tab-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetTab();
});

test('a value lasts until it is forgotten, alone or with all of the tab', () => {
  writeTab('a', { text: 'Pismo' });
  writeTab('b', { text: 'Beleška' });
  expect(tabValue('a')).toEqual({ text: 'Pismo' });
  writeTab('a', null);
  expect(readTab('a')).toBeNull();
  forgetTab();
  expect(readTab('b')).toBeNull();
});

test('without storage it lasts until the page is left', () => {
  vi.stubGlobal('sessionStorage', undefined);
  writeTab('a', { text: 'Pismo' });
  expect(tabValue('a')).toEqual({ text: 'Pismo' });
  forgetTab();
  expect(tabValue('a')).toBeNull();
});
