import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { pageLanguage, standalonePage } from './standalone-page.ts';

/**
 * The page that the service worker shows without a connection. The worker fills the list and shows its part: the
 * marks `<section hidden>` and `<ul></ul>` are for it (`app/service-worker/copies.ts`).
 */
export const offlinePage =
  (translator: (language: Language) => Translate) =>
  (c: Context): Response => {
    const language = pageLanguage(c);
    const t = translator(language);
    const main = html`<p>${t('shell.offline.text')}</p><p><a href="">${t('shell.offline.again')}</a></p>
<section hidden><h2>${t('shell.offline.read')}</h2><ul></ul></section>`;
    return standalonePage({ language, title: t('shell.offline.title'), main });
  };
