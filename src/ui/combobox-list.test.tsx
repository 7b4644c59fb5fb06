// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { texts } from '#app/texts.ts';
import { createApi } from '#kit/api-client.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { ComboboxList } from './combobox-list.tsx';
import { SiteProvider } from './site/site-context.tsx';

const api = createApi(
  ({ url }) => Promise.reject(new Error(`unexpected call of ${url}`)),
  () => 'sr',
);
const site = { language: 'sr' as const, t: createTranslator('sr', texts.sr), api };

afterEach(() => document.body.replaceChildren());

test('a key that comes right after the list was drawn meets that list', async () => {
  const input = document.body.appendChild(document.createElement('input'));
  const place = document.body.appendChild(document.createElement('div'));
  input.value = 'kuv';
  input.focus();
  const find = async () => [{ key: 'kuvar', label: 'Kuvar' }];
  const pressed = vi.fn();
  // Runs after the drawing, before effects that wait for the next task.
  const drawn = new MutationObserver(() => {
    if (pressed.mock.calls.length > 0 || !place.querySelector('[role=option]')) return;
    pressed();
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });
  drawn.observe(place, { childList: true, subtree: true });
  const root = createRoot(place);
  root.render(
    <SiteProvider value={site}>
      <ComboboxList input={input} before="" find={find} />
    </SiteProvider>,
  );
  await vi.waitFor(() => expect(pressed).toHaveBeenCalled());
  await vi.waitFor(() => expect(place.querySelector('[role=option]')).toBeNull());
  root.unmount();
});
