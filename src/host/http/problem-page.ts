import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import { htmlLang, type Language, toLanguage } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { Problem, ProblemTable } from '#kit/problem.ts';
import { languageCookie } from './page-host.ts';
import { problemSentence, statusOf } from './problem-response.ts';
import { standaloneCsp } from './security-headers.ts';

const style = `body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:18vh auto 0;padding:0 1rem;color:#1d2523;background:#fcf9f4}
a{color:#006267}@media(prefers-color-scheme:dark){body{background:#121e1c;color:#eceae5}a{color:#7cc9ce}}`;

/** Whether the response is for a person in a browser, and not for a program. */
export const isForPeople = (c: Context): boolean =>
  !/^\/api(\/|$)/.test(c.req.path) && (c.req.header('accept') ?? '').includes('text/html');

/** A problem as an HTML page, for requests that never reach the pages; it needs neither rendering nor data. */
export function problemPage(
  c: Context,
  problem: Problem,
  translator: (language: Language) => Translate,
  problems: ProblemTable,
): Response {
  const language = toLanguage(c.req.query('lang') ?? getCookie(c, languageCookie));
  const t = translator(language);
  const page = html`<!doctype html>
<html lang="${htmlLang[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t('shell.error.title')} | Prilika</title><style>${raw(style)}</style></head>
<body><main><h1>${t('shell.error.title')}</h1><p>${problemSentence(problem, t)}</p><p><a href="/">${t('shell.error.home')}</a></p></main></body></html>`;
  return new Response(String(page), {
    status: statusOf(problem, problems),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': standaloneCsp,
      'Cache-Control': 'no-store',
      ...(problem.retryAfter === undefined ? {} : { 'Retry-After': String(Math.ceil(problem.retryAfter)) }),
    },
  });
}
