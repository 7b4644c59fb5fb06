import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createApi } from '#shared/api-client.ts';
import { toLanguage } from '#shared/i18n/language.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { SiteProvider } from '#ui/site/site-context.tsx';
import { browserTransport } from './browser-transport.ts';
import { DocumentProvider } from './shell/document-context.tsx';

const language = toLanguage(document.documentElement.lang.slice(0, 2));

const start = async (): Promise<void> => {
  // The page preloads this very address.
  const preload = document.querySelector('link[rel=preload][as=fetch]');
  const translationsHref = preload?.getAttribute('href') ?? `/locales/${language}/translation.json`;
  const response = await fetch(translationsHref);
  const site = {
    language,
    t: createTranslator(language, (await response.json()) as object),
    api: createApi(browserTransport, () => language),
  };
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

void start();
