import type { Hono } from 'hono';
import { type Route, route } from '#platform/http/call-context.ts';
import type { Language } from '#shared/i18n/language.ts';
import { toLanguage } from '#shared/i18n/language.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import * as contract from '../contract.ts';
import type { ChoiceService } from './choice-service.ts';
import { calendarPath } from './interview-link.ts';
import type { OfferService } from './offer-service.ts';
import type { RoundService } from './round-service.ts';

export const interviewRoutes = (
  offers: OfferService,
  rounds: RoundService,
  choices: ChoiceService,
): Route[] => [
  route(contract.listInterviews, ({ actor, language }, { params, query }) =>
    offers.list(actor, params.id, query, language),
  ),
  route(contract.offerInterviews, async ({ actor, language, once }, { params, body }) => ({
    data: await offers.offer(actor, params.id, body, once, language),
  })),
  route(contract.addInterviewSlots, async ({ actor, language, once }, { params, body }) => ({
    data: await rounds.addSlots(actor, params.id, body.slots, once, language),
  })),
  route(contract.moveInterviewSlot, async ({ actor, language }, { params, body }) => ({
    data: await rounds.moveSlot(actor, params.id, body, language),
  })),
  route(contract.removeInterviewSlot, async ({ actor, language }, { params }) => ({
    data: await rounds.removeSlot(actor, params.id, language),
  })),
  route(contract.cancelInterviewRound, async ({ actor, language }, { params, body }) => ({
    data: await rounds.cancelRound(actor, params.id, body.reason, language),
  })),
  route(contract.cancelInterview, async ({ actor, language }, { params, body }) => ({
    data: await rounds.cancelOne(actor, params.id, body.reason, language),
  })),
  route(contract.listOwnInterviews, async ({ actor, language }, { params }) => ({
    data: await choices.list(actor, params.id, language),
  })),
  route(contract.answerInterview, async ({ actor, language }, { params, body }) => ({
    data: await choices.answer(actor, params.id, body, language),
  })),
  route(contract.guestInterview, async ({ language }, { params }) => ({
    data: await choices.facts(params.token, language),
  })),
  route(contract.answerGuestInterview, async ({ language }, { params, body }) => ({
    data: await choices.answerByLink(params.token, body, language),
  })),
];

/** `GET /razgovor/poziv.ics?side=&token=&lang=`: the calendar file of a chosen time, for whoever has its signed link. */
export function mountInterviewCalendar(
  app: Hono,
  choices: Pick<ChoiceService, 'calendar'>,
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
