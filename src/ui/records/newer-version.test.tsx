// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { NewerVersion } from './newer-version.tsx';

let page: HookPage<null>;
let meetAgain: () => void;
const onKeep = vi.fn();
const onTake = vi.fn();

function Probe() {
  const [met, setMet] = useState(1);
  meetAgain = () => setMet((before) => before + 1);
  return (
    <NewerVersion
      kind="draft"
      met={met}
      when="juče"
      mine={{ name: 'Moj' }}
      theirs={{ name: 'Njihov' }}
      compared={[{ label: 'Ime', of: ({ name }) => name }]}
      onKeep={onKeep}
      onTake={onTake}
    />
  );
}

const press = (name: string) =>
  page.act(() => {
    const found = [...document.querySelectorAll('button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    );
    if (!found) throw new Error(`no button ${name}`);
    found.click();
  });
const isOpen = () => document.querySelector('dialog') !== null;

afterEach(() => page.unmount());

test('closing the window decides nothing: a note leads back, and the next meeting asks again', async () => {
  page = await renderHook(() => null, { around: () => <Probe /> });
  expect(isOpen()).toBe(true);
  expect(document.body.textContent).toContain('Njihov');
  await press('Zatvori');
  expect([isOpen(), onKeep.mock.calls, onTake.mock.calls]).toEqual([false, [], []]);
  expect(document.querySelector('[role=status]')?.textContent).toContain('Nacrt je menjan na dva mesta');
  await press('Izaberite');
  expect(isOpen()).toBe(true);
  await press('Zatvori');
  await page.act(() => meetAgain());
  expect(isOpen()).toBe(true);
  await press('Uzmi drugi nacrt');
  expect(onTake).toHaveBeenCalledOnce();
});
