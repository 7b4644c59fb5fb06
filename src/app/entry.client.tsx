import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
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

// Zod reads it when a form loads it: its probe for `eval` would violate the content policy of the pages.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const language = toLanguage(document.documentElement.lang.slice(0, 2));

let client: Api | undefined;
/** Reading a page does not need the API's client: it is loaded with the first call, and remembers what has no answer yet. */
const loadClient = async (): Promise<Api> => {
  const { createBrowserApi } = await fetched(() => import('./browser-transport.ts'));
  client ??= createBrowserApi(language);
  return client;
};
const api: Api = {
  // What outlives the page waits for nothing once the client is there: it still leaves in time. Without a connection none is
  // tried.
  call: async (endpoint, input, options) =>
    (client && options?.outlivesPage && navigator.onLine ? client : await loadClient()).call(endpoint, input, options),
};
document.addEventListener('input', () => void loadClient().catch(() => undefined), { once: true });

const start = async (): Promise<void> => {
  // The page has asked for its texts when it woke its scripts.
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
          <DocumentProvider value={{ nonce: undefined, translationsHref, version: root.dataset['version'] }}>
            <HydratedRouter />
          </DocumentProvider>
        </SiteProvider>
      </StrictMode>,
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
