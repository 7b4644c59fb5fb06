import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Scripts } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import type { Api } from '#kit/api-client.ts';
import { fetched } from '#kit/client-errors.ts';
import { toLanguage } from '#kit/i18n/language.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { SiteProvider } from '#ui/site/site-context.tsx';
import { loadTexts } from './browser-texts.ts';
import { keepEarlyInput } from './early-input.ts';
import { aliveEvent } from './page-events.ts';
import { DocumentProvider } from './shell/document-context.tsx';
import { loadShownUserMenu } from './shell/late-user-menu.tsx';
import { watchInput } from './unsaved-input.ts';

// Configures Zod, which is loaded by forms: its probe for `eval` would violate the content security policy.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const language = toLanguage(document.documentElement.lang.slice(0, 2));

let client: Api | undefined;
/**
 * Reading pages does not need the API client: it is loaded with the first call, and then reused, because it stores the
 * keys of unanswered requests.
 */
const loadClient = async (): Promise<Api> => {
  const { createBrowserApi } = await fetched(() => import('./browser-transport.ts'));
  client ??= createBrowserApi(language);
  return client;
};
const api: Api = {
  // Requests that outlive the page are sent without waiting once the client is loaded, so that they still leave in
  // time.
  call: async (endpoint, input, options) =>
    (client && options?.outlivesPage && navigator.onLine ? client : await loadClient()).call(endpoint, input, options),
};
document.addEventListener('input', () => void loadClient().catch(() => undefined), { once: true });

const start = async (): Promise<void> => {
  // The page has requested its texts when its scripts were enabled.
  const root: HTMLElement & { texts?: Promise<Response> } = document.documentElement;
  const translationsHref = root.dataset['translations'] ?? `/locales/${language}/translation.json`;
  const [texts] = await Promise.all([loadTexts(translationsHref, root.texts), loadShownUserMenu()]);
  const site = { language, t: createTranslator(language, texts), api };
  keepEarlyInput();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SiteProvider value={site}>
          <DocumentProvider
            value={{
              nonce: undefined,
              translationsHref,
              version: root.dataset['version'],
              firstScript: '',
              scripts: <Scripts />,
            }}
          >
            <HydratedRouter />
          </DocumentProvider>
        </SiteProvider>
      </StrictMode>,
      // As one that nobody catches: it is logged, and reported where errors are (ADR 64).
      { onCaughtError: reportError },
    );
  });
};

watchInput();
document.addEventListener(aliveEvent, () => {
  import('./page-data.ts').then(
    ({ readAhead }) => readAhead(),
    () => undefined,
  );
});
void start();
