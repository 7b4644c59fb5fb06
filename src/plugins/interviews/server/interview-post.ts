import { z } from 'zod';
import { aboutOf, type MailPosting, replyAddress } from '#features/applying/server/mail-posting.ts';
import type { Employers } from '#features/employers/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { defineJob, type Jobs } from '#host/jobs/jobs.ts';
import type { ManyMail } from '#host/mail/mail-batches.ts';
import type { RegisteredMail } from '#host/mail/mail-template.ts';
import type { Mailer } from '#host/mail/mailer.ts';
import type { Key } from '#host/secrets.ts';
import { pageAddress } from '#kit/site-map.ts';
import { type SlotTimes, timesView } from '../slot-times.ts';
import type { CalendarEvent } from './interview-calendar.ts';
import { guestInterviewPath, signInterviewLink } from './interview-link.ts';
import {
  bookedMail,
  candidateOffMail,
  chosenMail,
  employerOffMail,
  type OffCause,
  offeredMail,
  slotsInMail,
} from './interview-mail.tsx';
import type { Invited, InvitedInterview, RoundRow, SlotRow, WholeRound } from './round-store.ts';

/** Sends mails that an action has written into the outbox; those left after a crash are found by the outbox itself. */
export const deliverInterviewMailsJob = defineJob({
  name: 'applications.deliver-interview-mails',
  payload: z.object({ ids: z.array(z.string()) }),
});

export interface PostDeps {
  mailer: Pick<Mailer, 'queueMany' | 'deliver'>;
  jobs: Jobs;
  employers: Pick<Employers, 'noticeAddress'>;
  linkSecret: Key;
  siteUrl: string;
}

/** Writes the mails of one occasion and the job that sends them, in the caller's transaction. */
export async function sendMails<P>(
  tx: Executor,
  { mailer, jobs }: Pick<PostDeps, 'mailer' | 'jobs'>,
  template: RegisteredMail<P>,
  mails: readonly ManyMail<P>[],
): Promise<void> {
  if (mails.length === 0) return;
  const ids = await mailer.queueMany(tx, template, mails);
  await jobs.send(tx, deliverInterviewMailsJob, { ids });
}

/** The candidate's page of an interview: the application's for an account, else the page opened by the signed link. */
export const candidatePath = (secret: Key, person: Invited, interviewId: string): string =>
  person.candidateId
    ? pageAddress('candidate-application', person.id)
    : guestInterviewPath(signInterviewLink(secret, 'choice', interviewId));

/** A candidate as the recipient of a mail; null when there is no address any more. */
export const toCandidate = (person: Invited, about: MailPosting): Omit<ManyMail<unknown>, 'params'> | null =>
  person.email === null || person.erasedAt
    ? null
    : {
        to: person.email,
        language: person.language,
        accountId: person.candidateId,
        replyTo: replyAddress(about),
      };

/** The company as the recipient of mail about a candidate: the posting's address for notifications, else its owner. */
const toCompany = async (
  tx: Executor,
  { employers }: Pick<PostDeps, 'employers'>,
  about: MailPosting,
  person: Invited,
): Promise<Omit<ManyMail<unknown>, 'params'> | null> => {
  const to = await employers.noticeAddress(tx, about.employerId, [about.notificationsEmail]);
  if (!to) return null;
  return {
    to,
    language: about.mailLanguage ?? 'sr',
    aboutAccountId: person.candidateId,
    employerId: about.employerId,
    replyTo: person.email,
  };
};

const nameOf = ({ firstName, lastName, erasedAt }: Invited): string =>
  erasedAt ? '' : `${firstName} ${lastName}`.trim();

export interface Happening {
  about: MailPosting;
  round: RoundRow;
  now: Date;
}

/** Notifies candidates that times were offered, or `added` to those that they have not chosen from yet. */
export async function notifyOffered(
  tx: Executor,
  deps: PostDeps,
  { about, round }: Pick<Happening, 'about' | 'round'>,
  to: readonly InvitedInterview[],
  { slots, added }: { slots: readonly SlotTimes[]; added: boolean },
): Promise<void> {
  const params = {
    ...aboutOf(about),
    added,
    placeKind: round.placeKind,
    place: round.place,
    note: round.note,
    slots: slots.slice(0, slotsInMail).map(timesView),
    more: Math.max(0, slots.length - slotsInMail),
  };
  const mails = to.flatMap(({ interview, person }) => {
    const address = toCandidate(person, about);
    const path = candidatePath(deps.linkSecret, person, interview.id);
    return address ? [{ ...address, params: { ...params, path } }] : [];
  });
  await sendMails(tx, deps, offeredMail, mails);
}

/** The calendar event of an interview's time, for one of the two sides. */
export function calendarEvent(
  { linkSecret, siteUrl }: Pick<PostDeps, 'linkSecret' | 'siteUrl'>,
  { about, round, now }: Happening,
  { interview, person }: InvitedInterview,
  slot: Pick<SlotRow, 'startsAt' | 'endsAt'>,
  { side, cancelled }: { side: 'candidate' | 'employer'; cancelled: boolean },
): CalendarEvent {
  const path =
    side === 'employer'
      ? pageAddress('employer-application', person.id)
      : candidatePath(linkSecret, person, interview.id);
  return {
    uid: `${interview.id}@${new URL(siteUrl).hostname}`,
    sequence: interview.sequence,
    stamp: now.toISOString(),
    ...timesView(slot),
    positionTitle: about.positionTitle,
    company: about.company,
    name: nameOf(person),
    placeKind: round.placeKind,
    place: round.place,
    note: round.note,
    organizer: replyAddress(about),
    attendee: person.erasedAt ? null : person.email,
    cancelled,
    page: cancelled ? null : `${siteUrl}${path}`,
  };
}

/** Notifies both sides of an agreed time; `interview` is the state after the change. */
export async function notifyBooked(
  tx: Executor,
  deps: PostDeps,
  happening: Happening,
  invited: InvitedInterview,
  { slot, how }: { slot: SlotRow; how: 'chosen' | 'moved' | 'moved-by-employer' },
): Promise<void> {
  const { about } = happening;
  const { person, interview } = invited;
  const words = { positionTitle: about.positionTitle, company: about.company, how };
  const eventFor = (side: 'candidate' | 'employer') =>
    calendarEvent(deps, happening, invited, slot, { side, cancelled: false });
  const candidate = toCandidate(person, about);
  if (candidate) {
    const path = candidatePath(deps.linkSecret, person, interview.id);
    const params = { ...words, posting: about.shown, event: eventFor('candidate'), path };
    await sendMails(tx, deps, bookedMail, [{ ...candidate, params }]);
  }
  const company = await toCompany(tx, deps, about, person);
  if (company) {
    const params = { ...words, applicationId: person.id, name: nameOf(person), event: eventFor('employer') };
    await sendMails(tx, deps, chosenMail, [{ ...company, params }]);
  }
}

/** A cancelled interview, with the time that was chosen. */
export interface CalledOff {
  invited: InvitedInterview;
  slot: SlotRow | null;
}

/**
 * Notifies both sides that interviews do not take place; the company only of those that had a time, or that the candidate called
 * off. Interviews are as they are after the change.
 */
export async function notifyCancelled(
  tx: Executor,
  deps: PostDeps,
  happening: Happening,
  off: readonly CalledOff[],
  { cause, reason }: { cause: OffCause; reason: string },
): Promise<void> {
  const { about } = happening;
  const words = { positionTitle: about.positionTitle, company: about.company, cause, reason };
  const byCandidate = cause === 'candidate' || cause === 'withdrawn' || cause === 'erased';
  const eventOf = ({ invited, slot }: CalledOff, side: 'candidate' | 'employer') =>
    slot && calendarEvent(deps, happening, invited, slot, { side, cancelled: true });
  const toCandidates = off.flatMap((one) => {
    // A candidate who cancelled without a chosen time gets no mail.
    const address = byCandidate && !one.slot ? null : toCandidate(one.invited.person, about);
    const path = byCandidate ? null : candidatePath(deps.linkSecret, one.invited.person, one.invited.interview.id);
    return address
      ? [{ ...address, params: { ...words, posting: about.shown, event: eventOf(one, 'candidate'), path } }]
      : [];
  });
  await sendMails(tx, deps, candidateOffMail, toCandidates);
  const toEmployer = [];
  for (const one of off) {
    const { person } = one.invited;
    const address = byCandidate || one.slot ? await toCompany(tx, deps, about, person) : null;
    const params = {
      ...words,
      applicationId: person.id,
      name: nameOf(person),
      event: eventOf(one, 'employer'),
    };
    if (address) toEmployer.push({ ...address, params });
  }
  await sendMails(tx, deps, employerOffMail, toEmployer);
}

/** Notifies the company that none of the times suits a candidate. */
export async function notifyUnsuited(
  tx: Executor,
  deps: PostDeps,
  { about }: Happening,
  { person }: InvitedInterview,
  reason: string,
): Promise<void> {
  const company = await toCompany(tx, deps, about, person);
  if (!company) return;
  const params = {
    positionTitle: about.positionTitle,
    company: about.company,
    cause: 'unsuited' as const,
    applicationId: person.id,
    name: nameOf(person),
    event: null,
    reason,
  };
  await sendMails(tx, deps, employerOffMail, [{ ...company, params }]);
}

/** The time of an interview in its round; null while none is chosen. */
export const slotOf = ({ slots }: WholeRound, { slotId }: { slotId: string | null }): SlotRow | null =>
  slots.find(({ id }) => id === slotId) ?? null;
