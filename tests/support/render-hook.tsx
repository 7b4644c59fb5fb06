import { act, type ReactNode, useReducer } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { texts } from '#app/texts.ts';
import { createApi, type Transport } from '#kit/api-client.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { ToastProvider } from '#ui/light/toasts.tsx';
import { SiteProvider } from '#ui/site/site-context.tsx';

export interface HookPage<T> {
  /** What the hook returned last. */
  readonly current: T;
  /** Acts on the hook and waits until all its effects are rendered. */
  act: (what: () => unknown) => Promise<void>;
  /** Renders once more, with what the hook reads from outside as it is now. */
  again: () => Promise<void>;
  /** The toasts on the page, as text. */
  toasts: () => string[];
  /** How often the page has asked for its data since it was opened. */
  loads: () => number;
  /** Path and query of the page. */
  address: () => string;
  unmount: () => Promise<void>;
}

/**
 * Calls a hook on a page with the real Serbian texts, toasts and a router; needs `@vitest-environment happy-dom`.
 * @param transport handles calls of the API; without one a call fails the test
 */
export async function renderHook<T>(
  hook: () => T,
  { transport, path = '/', around = (page) => page }: HookOptions = {},
): Promise<HookPage<T>> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // happy-dom has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: () => {}, hidePopover: () => {} });
  let current: { value: T } | null = null;
  let loads = 0;
  let renderAgain = () => {};
  const Probe = () => {
    [, renderAgain] = useReducer((times: number) => times + 1, 0);
    current = { value: hook() };
    return null;
  };
  const api = createApi(transport ?? (({ url }) => Promise.reject(new Error(`unexpected call of ${url}`))), () => 'sr');
  const site = { language: 'sr' as const, t: createTranslator('sr', texts.sr), api };
  const loader = () => {
    loads += 1;
    return null;
  };
  const router = createMemoryRouter([{ id: 'page', path: '*', loader, Component: () => around(<Probe />) }], {
    initialEntries: [path],
    hydrationData: { loaderData: { page: null } },
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const render = () =>
    act(async () =>
      root.render(
        <SiteProvider value={site}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </SiteProvider>,
      ),
    );
  await render();
  return {
    get current() {
      if (!current) throw new Error('the hook was not called');
      return current.value;
    },
    act: (what) =>
      act(async () => {
        await what();
      }),
    again: () => act(async () => renderAgain()),
    toasts: () => [...document.querySelectorAll('.toast .grow')].map((toast) => toast.textContent),
    loads: () => loads,
    address: () => router.state.location.pathname + router.state.location.search,
    async unmount() {
      await act(async () => root.unmount());
      document.body.replaceChildren();
    },
  };
}

interface HookOptions {
  transport?: Transport;
  path?: string;
  /** Wrapper around the hook: a form's provider. */
  around?: (page: ReactNode) => ReactNode;
}
