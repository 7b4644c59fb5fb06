import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { Problem, ProblemTable } from '#kit/problem.ts';
import { problemSentence, statusOf } from './problem-response.ts';
import { pageLanguage, standalonePage } from './standalone-page.ts';

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
  const language = pageLanguage(c);
  const t = translator(language);
  const main = html`<p>${problemSentence(problem, t)}</p><p><a href="/">${t('shell.error.home')}</a></p>`;
  return standalonePage(
    { language, title: t('shell.error.title'), main },
    {
      status: statusOf(problem, problems),
      headers: problem.retryAfter === undefined ? {} : { 'Retry-After': String(Math.ceil(problem.retryAfter)) },
    },
  );
}
