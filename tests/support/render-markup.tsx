import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { texts } from '#app/texts.ts';
import { createApi } from '#kit/api-client.ts';
import type { Language } from '#kit/i18n/language.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { SiteProvider } from '#ui/site/site-context.tsx';

/** The server's HTML of components of the design system: with the real texts, and no API. */
export function renderMarkup(children: ReactNode, language: Language = 'sr'): string {
  const api = createApi(
    () => Promise.reject(new Error('Rendering on the server must not call the API.')),
    () => language,
  );
  const t = createTranslator(language, texts[language]);
  return renderToStaticMarkup(<SiteProvider value={{ language, t, api }}>{children}</SiteProvider>);
}
