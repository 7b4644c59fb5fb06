// @vitest-environment happy-dom
import { type NavigateFunction, useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { pageBefore } from '#ui/site/page-before.ts';
import { useFocusOnNavigation } from './shell.tsx';

let page: HookPage<NavigateFunction>;
const useProbe = () => {
  useFocusOnNavigation();
  return useNavigate();
};
const open = async () => {
  page = await renderHook(useProbe, {
    path: '/oglasi',
    around: (children) => (
      <>
        <button type="button">Veza</button>
        <main>{children}</main>
      </>
    ),
  });
  document.querySelector('button')?.focus();
};
const go = (address: string) => page.act(() => page.current(address));
const focused = () => document.activeElement?.tagName;

afterEach(() => page.unmount());

test('another page gets the focus, so that keyboard and screen reader begin there', async () => {
  await open();
  expect(focused()).toBe('BUTTON');
  await go('/oglasi/7');
  expect(focused()).toBe('MAIN');
  expect(pageBefore('/oglasi/7')).toBe('/oglasi');
});

test('another query of the same page leaves the focus where it is', async () => {
  await open();
  await go('/oglasi?sort=newest');
  expect(focused()).toBe('BUTTON');
});
