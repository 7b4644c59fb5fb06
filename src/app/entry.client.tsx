import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Api } from '#shared/api-client.ts';
import { fetched } from '#shared/client-errors.ts';
import { toLanguage } from '#shared/i18n/language.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { SiteProvider } from '#ui/site/site-context.tsx';
import { keepEarlyInput } from './early-input.ts';
import { DocumentProvider } from './shell/document-context.tsx';
import { loadShownUserMenu } from './shell/late-user-menu.tsx';
import { watchInput } from './unsaved-input.ts';

// Zod reads it when a form loads it: its probe for `eval` would violate the content policy of the pages.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const language = toLanguage(document.documentElement.lang.slice(0, 2));

/** Reading a page does not need the API's client: it is loaded with the first call. */
const api: Api = {
  async call(endpoint, input, options) {
    const { createBrowserApi } = await fetched(() => import('./browser-api.ts'));
    return createBrowserApi(language).call(endpoint, input, options);
  },
};

const start = async (): Promise<void> => {
  // The page has asked for this very address when it woke its scripts.
  const translationsHref =
    document.documentElement.dataset.translations ?? `/locales/${language}/translation.json`;
  const [response] = await Promise.all([fetch(translationsHref), loadShownUserMenu()]);
  const site = {
    language,
    t: createTranslator(language, (await response.json()) as object),
    api,
  };
  keepEarlyInput();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SiteProvider value={site}>
          <DocumentProvider value={{ nonce: undefined, translationsHref }}>
            <HydratedRouter />
          </DocumentProvider>
        </SiteProvider>
      </StrictMode>,
    );
  });
};

watchInput();
void start();
