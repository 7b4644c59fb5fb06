import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import { htmlLang, type Language, toLanguage } from '#kit/i18n/language.ts';
import { languageCookie } from './page-host.ts';
import { standaloneCsp } from './security-headers.ts';

const style = `body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:18vh auto 0;padding:0 1rem;color:#1d2523;background:#fcf9f4}
a{color:#006267}@media(prefers-color-scheme:dark){body{background:#121e1c;color:#eceae5}a{color:#7cc9ce}}`;

/** The language of a page that is not rendered: as chosen by its address, else by the visitor. */
export const pageLanguage = (c: Context): Language => toLanguage(c.req.query('lang') ?? getCookie(c, languageCookie));

/** A page that needs neither rendering nor data nor files. */
export function standalonePage(
  { language, title, main }: { language: Language; title: string; main: ReturnType<typeof html> },
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const page = html`<!doctype html>
<html lang="${htmlLang[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} | Prilika</title><style>${raw(style)}</style></head>
<body><main><h1>${title}</h1>${main}</main></body></html>`;
  return new Response(String(page), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': standaloneCsp,
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
