import type { Hono } from 'hono';
import type { Language } from '#kit/i18n/language.ts';
import { toLanguage } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { createChoices } from './choices.ts';
import { calendarPath } from './interview-link.ts';

/**
 * `GET /razgovor/poziv.ics?side=&token=&lang=`: the calendar file of a chosen time, for the holder of its signed link.
 */
export function mountInterviewCalendar(
  app: Hono,
  choices: Pick<ReturnType<typeof createChoices>, 'calendar'>,
  translator: (language: Language) => Translate,
): void {
  app.get(calendarPath, async (c) => {
    const side = c.req.query('side') === 'employer' ? 'employer' : 'candidate';
    const t = translator(toLanguage(c.req.query('lang')));
    const calendar = await choices.calendar(c.req.query('token') ?? '', side, t);
    c.header('Content-Type', 'text/calendar; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="poziv.ics"');
    c.header('Cache-Control', 'private, no-store');
    return c.body(calendar);
  });
}
