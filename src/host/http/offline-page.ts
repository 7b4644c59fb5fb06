import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { standaloneCsp } from './security-headers.ts';
import { pageLanguage, standalonePage } from './standalone-page.ts';

/** Runs in the browser: lists the postings that the service worker has copied (`app/service-worker`), newest first. */
async function listCopies(): Promise<void> {
  const [section, list] = [document.querySelector('section'), document.querySelector('ul')];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      const copy = pathname === '/offline' ? undefined : await cache.match(request);
      if (!copy || !section || !list) continue;
      const link = document.createElement('a');
      link.href = pathname;
      const { title } = new DOMParser().parseFromString(await copy.text(), 'text/html');
      link.textContent = title.replace(/ \| Prilika$/, '');
      list.prepend(document.createElement('li'));
      list.firstElementChild?.append(link);
      section.hidden = false;
    }
  }
}

const script = `(${listCopies})()`;
const policy = `${standaloneCsp}; script-src 'sha256-${hash('sha256', script, 'base64')}'`;

/** The page that the service worker shows without a connection. */
export const offlinePage =
  (translator: (language: Language) => Translate) =>
  (c: Context): Response => {
    const language = pageLanguage(c);
    const t = translator(language);
    const main = html`<p>${t('shell.offline.text')}</p><p><a href="">${t('shell.offline.again')}</a></p>
<section hidden><h2>${t('shell.offline.read')}</h2><ul></ul></section><script>${raw(script)}</script>`;
    const headers = { 'Content-Security-Policy': policy };
    return standalonePage({ language, title: t('shell.offline.title'), main }, { headers });
  };
