import { isNull, type SQL } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import { findMailPosting } from '#features/applying/server/mail-posting.ts';
import { sentBy } from '#features/applying/server/sent-by.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { Problem, type ProblemCode } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { CandidateInterview, InterviewAnswer } from '../fields.ts';
import { perform } from './interview-answers.ts';
import { type CalendarEvent, interviewCalendar } from './interview-calendar.ts';
import { readInterviewLink } from './interview-link.ts';
import { calendarEvent, type PostDeps, slotOf } from './interview-post.ts';
import { toCandidateInterview } from './interview-rows.ts';
import * as store from './interview-store.ts';
import * as roundStore from './round-store.ts';

/** How long after its last time a link still shows the interview. */
const shownAfter = 86_400_000;

/** The interviews of a candidate's own application. */
async function listOwn(
  executor: Executor,
  accountId: string,
  applicationId: string,
  view: Parameters<typeof toCandidateInterview>[3],
): Promise<CandidateInterview[]> {
  if (!(await store.isSentBy(executor, applicationId, sentBy(accountId)))) throw new Problem('applications.not-found');
  const rounds = await roundStore.readRounds(
    executor,
    await roundStore.listRounds(executor, roundStore.roundsOfApplication(executor, applicationId), {
      limit: 20,
    }),
  );
  const [first] = rounds;
  const about = first && (await findMailPosting(executor, first.round.postingId));
  if (!about) return [];
  return rounds.flatMap((whole) =>
    whole.invited
      .filter(({ person }) => person.id === applicationId)
      .map(({ interview }) => toCandidateInterview(whole, interview, about, view)),
  );
}

/**
 * Choosing a time, with an account or by the link of a mail (rules.md#interviews); other people's applications and
 * interviews are not found.
 */
export function createChoices(deps: PostDeps & Pick<Machinery, 'database' | 'clock'>) {
  const { database, clock, linkSecret } = deps;
  const { executor } = database;

  const view = async (
    tx: Executor,
    whole: roundStore.WholeRound,
    interviewId: string,
    language: Language,
  ): Promise<CandidateInterview | null> => {
    const about = await findMailPosting(tx, whole.round.postingId);
    const one = whole.invited.find(({ interview }) => interview.id === interviewId);
    if (!about || !one) return null;
    return toCandidateInterview(whole, one.interview, about, { language, now: clock.now(), linkSecret });
  };

  /**
   * Performs an answer for the interview whose application matches the condition. @param missing thrown when there is
   * none
   */
  const answerFor = async (
    interviewId: string,
    ofPerson: SQL | undefined,
    { answer, language, missing }: { answer: InterviewAnswer; language: Language; missing: ProblemCode },
  ): Promise<CandidateInterview> => {
    const found = await roundStore.findRoundOf(executor, interviewId, ofPerson);
    if (!found) throw new Problem(missing);
    return database.transaction(async (tx) => {
      const whole = await roundStore.lockRound(tx, found.id);
      const one = whole?.invited.find(({ interview }) => interview.id === interviewId);
      const about = whole && (await findMailPosting(tx, whole.round.postingId));
      // The person was erased meanwhile.
      if (!whole || !one || !about) throw new Problem(missing);
      const happening = { about, round: whole.round, now: clock.now() };
      await perform(deps, { tx, whole, one, happening }, answer, language);
      const [changed] = await roundStore.readRounds(tx, [whole.round]);
      const shown = changed && (await view(tx, changed, interviewId, language));
      if (!shown) throw new Problem(missing);
      return shown;
    });
  };

  const byLink = async (kind: Parameters<typeof readInterviewLink>[1], token: string) => {
    const interviewId = readInterviewLink(linkSecret, kind, token);
    // An application that now belongs to an account is no longer accessible by the link.
    const guests = kind === 'choice' ? isNull(applications.candidateId) : undefined;
    const round = interviewId && (await roundStore.findRoundOf(executor, interviewId, guests));
    const [whole] = round ? await roundStore.readRounds(executor, [round]) : [];
    const one = whole?.invited.find(({ interview }) => interview.id === interviewId);
    if (!whole || !one) throw new Problem('applications.bad-interview-link');
    const last = Math.max(0, ...whole.slots.map(({ endsAt }) => endsAt.getTime()));
    if (last + shownAfter < clock.now().getTime()) throw new Problem('applications.interview-link-over');
    return { whole, one };
  };

  const routes: Route[] = [
    on(contract.listOwnInterviews, ({ actor: { accountId }, id, language }) =>
      listOwn(executor, accountId, id, { language, now: clock.now(), linkSecret }),
    ),

    on(contract.answerInterview, ({ actor: { accountId }, id, body: answer, language }) => {
      const missing = 'applications.interview-not-found';
      return answerFor(id, sentBy(accountId), { answer, language, missing });
    }),

    on(contract.guestInterview, async ({ token, language }) => {
      const { whole, one } = await byLink('choice', token);
      const shown = await view(executor, whole, one.interview.id, language);
      if (!shown) throw new Problem('applications.bad-interview-link');
      return shown;
    }),

    on(contract.answerGuestInterview, async ({ token, body: answer, language }) => {
      const { one } = await byLink('choice', token);
      const guests = isNull(applications.candidateId);
      const missing = 'applications.bad-interview-link';
      return answerFor(one.interview.id, guests, { answer, language, missing });
    }),
  ];

  return {
    routes,
    /** The calendar file of a signed link. @throws bad-interview-link, interview-link-over */
    async calendar(token: string, side: 'candidate' | 'employer', t: Translate): Promise<string> {
      const { whole, one } = await byLink(`${side}-calendar`, token);
      const about = await findMailPosting(executor, whole.round.postingId);
      const slot = slotOf(whole, one.interview);
      if (!about || !slot || one.interview.cancelledAt) throw new Problem('applications.interview-link-over');
      const happening = { about, round: whole.round, now: clock.now() };
      const event: CalendarEvent = {
        ...calendarEvent(deps, happening, one, slot, { side, cancelled: false }),
        // A file to import, not an invitation to answer.
        organizer: null,
        attendee: null,
      };
      return interviewCalendar(event, t);
    },
  };
}
