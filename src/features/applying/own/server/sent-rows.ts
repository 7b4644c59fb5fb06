import { labelled } from '#features/catalog/catalog-labels.ts';
import { toFileView } from '#features/files/file-view.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import type { FileRow } from '#features/files/server/file-table.ts';
import { maySeePosting } from '#features/postings/policy.ts';
import { isLive, visibleState } from '#features/postings/posting-state.ts';
import type { Actor } from '#kit/actor.ts';
import { addDays, daysBetween, localDay, localInstant } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { formatPhone } from '#kit/phone.ts';
import { silenceDays } from '../../application-type.ts';
import type { InterviewNews, Received } from '../../sent-news.ts';
import type { ApplicationRow } from '../../server/application-table.ts';
import type { MarkRow, PostingOfSent, SentWithPosting } from '../../server/sent-store.ts';
import type { AppliedMark, SentApplication, SentEvent, SentPosting, SentRow } from '../fields.ts';

/** The reader, the language and the time. */
export interface SentView {
  actor: Actor;
  language: Language;
  now: Date;
}

const daysSince = (instant: Date, now: Date): number => daysBetween(localDay(instant), localDay(now));

const stateOfPosting = (row: PostingOfSent, { actor, now }: SentView): SentPosting['state'] => {
  const may = maySeePosting(actor, row);
  if (may !== 'yes') return may === 'removed' ? 'removed' : 'hidden';
  if (isLive(row, now)) return 'live';
  return visibleState(row, now) === 'closed' ? 'closed' : 'expired';
};

/** The stated salary; null when it has neither minimum nor maximum. */
const salaryOf = ({
  salaryMin: min,
  salaryMax: max,
  salaryCurrency: currency,
  salaryBasis: basis,
}: PostingOfSent): SentPosting['salary'] =>
  currency === null || basis === null || (min === null && max === null) ? null : { min, max, currency, basis };

/** Posting → what its applicant may see of it. */
export const toSentPosting = (row: PostingOfSent, view: SentView): SentPosting => {
  const { id, employerId, positionTitle, advertiserName, company, logoFileId, liveUntil } = row;
  const state = stateOfPosting(row, view);
  // A company's logo is not shown with another advertiser's name.
  const ownName = advertiserName === '' || advertiserName === company;
  const visible = state !== 'removed' && state !== 'hidden';
  return {
    id,
    positionTitle,
    company: advertiserName || company,
    employerId,
    logo: logoFileId !== null && ownName ? publicFileAddress(logoFileId) : null,
    locations: row.locations.map((code) => labelled('locations', code, view.language)),
    salary: visible ? salaryOf(row) : null,
    state,
    visible,
    closesOn: liveUntil && localDay(liveUntil),
  };
};

const stateOf = ({ withdrawnAt, openedAt }: ApplicationRow, received: Received | undefined): SentRow['state'] => {
  if (withdrawnAt) return 'withdrawn';
  if (received) return 'message';
  return openedAt ? 'opened' : 'sent';
};

const promisedBy = (row: ApplicationRow, { replyWithinDays }: PostingOfSent): string | null =>
  replyWithinDays === null || row.answeredAt || row.withdrawnAt
    ? null
    : addDays(localDay(row.createdAt), replyWithinDays);

/** Messages and interviews since an application was sent. */
export interface SentNews {
  /** Messages from the company. */
  received: Received | undefined;
  interview: InterviewNews | undefined;
}

const facts = (
  { application: row, posting }: SentWithPosting,
  { received, interview }: SentNews,
  now: Date,
): Omit<SentRow, 'posting'> => ({
  id: row.id,
  applicationType: row.applicationType,
  state: stateOf(row, received),
  unread: received?.unread ?? 0,
  interview: interview ?? null,
  result: row.result &&
    row.resultAt && { result: row.result, reason: row.resultReason, at: row.resultAt.toISOString() },
  guest: row.candidateId === null,
  createdAt: row.createdAt.toISOString(),
  daysAgo: daysSince(row.createdAt, now),
  promisedBy: promisedBy(row, posting),
});

/** Application → row of its sender's list. */
export const toSentRow = ({ application, posting }: SentWithPosting, news: SentNews, view: SentView): SentRow => ({
  ...facts({ application, posting }, news, view.now),
  posting: toSentPosting(posting, view),
});

/**
 * When a posting ended, as shown to applicants; null while it is live or waiting for approval.
 * @param movedAt when it entered its current state
 */
export const endedAt = (row: PostingOfSent, movedAt: Date | null, view: SentView): Date | null => {
  const state = stateOfPosting(row, view);
  if (state === 'live' || state === 'hidden') return null;
  return state === 'expired' ? row.liveUntil : (movedAt ?? row.liveUntil);
};

/** When it was clear that the company gives no result (rules.md#results); null before, and where there is one. */
const silentAt = ({ result, withdrawnAt }: ApplicationRow, ended: Date | null, now: Date): Date | null => {
  if (result || withdrawnAt || !ended) return null;
  const at = localInstant(addDays(localDay(ended), silenceDays), 0);
  return at <= now ? at : null;
};

const eventsOf = (row: ApplicationRow, received: Received | undefined, ended: Date | null, now: Date): SentEvent[] => {
  const moments: [SentEvent['kind'], Date | null][] = [
    ['sent', row.createdAt],
    ['opened', row.openedAt],
    ['message', received?.firstAt ?? null],
    ['result', row.resultAt],
    ['posting-ended', ended],
    ['no-result', silentAt(row, ended, now)],
    ['withdrawn', row.withdrawnAt],
  ];
  return moments
    .flatMap(([kind, at]) => (at ? [{ kind, at }] : []))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ kind, at }) => ({ kind, at: at.toISOString(), daysAgo: daysSince(at, now) }));
};

/** Application with its documents → what its sender sees, without the employer's sorting. */
export const toSentApplication = (
  { application: row, posting }: SentWithPosting,
  documents: readonly FileRow[],
  news: SentNews,
  ended: Date | null,
  now: Date,
): SentApplication => ({
  ...facts({ application: row, posting }, news, now),
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email ?? '',
  phone: row.phone,
  phoneText: formatPhone(row.phone),
  address: row.address,
  city: row.city,
  birthDate: row.birthDate,
  coverLetter: row.coverLetter,
  withoutCv: row.withoutCv,
  // Only the employer sees whether requirements were met.
  answers: row.answers.map(({ requirement: _, ...given }) => given),
  documents: documents.map(toFileView),
  snapshot: row.snapshot,
  events: eventsOf(row, news.received, ended, now),
});

/** Application → mark next to its posting. */
export const toMark = ({ postingId, id, candidateId, createdAt, withdrawnAt }: MarkRow): AppliedMark => ({
  postingId,
  applicationId: id,
  appliedOn: localDay(createdAt),
  withdrawn: withdrawnAt !== null,
  guest: candidateId === null,
});
