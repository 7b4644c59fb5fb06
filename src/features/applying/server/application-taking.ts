import type { Employers } from '#features/employers/server/index.ts';
import type { PostingRow } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { Mailer, QueuedMail } from '#host/mail/mailer.ts';
import { localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Problem, validationProblem } from '#kit/problem.ts';
import type { AnsweredQuestion } from '../fields.ts';
import { applyingRefusal, lacksCv } from '../policy.ts';
import type { SentParts } from '../sent-parts.ts';
import { checkAnswers, type GivenAnswer } from '../survey-answers.ts';
import { confirmationMail, guestConfirmationMail, notificationMail } from './application-mail.tsx';
import { findCompany, markConfirmationDue } from './application-store.ts';
import type { ApplicationRow } from './application-table.ts';
import { type LetterPosting, letterPosting } from './letter-posting.tsx';

/** Data about postings that applying needs. */
export interface ApplicationPostings {
  /** The posting, locked until the transaction ends; null when there is none. */
  lock(tx: Executor, id: number): Promise<PostingRow | null>;
  countApplication(tx: Executor, id: number): Promise<void>;
}

/**
 * Locks the posting that is applied to, so that applications to it are processed one at a time.
 * @throws 404 for one that was never live, 409 for one that has ended or takes applications elsewhere
 */
export async function lockApplicable(
  tx: Executor,
  postings: ApplicationPostings,
  id: number,
  now: Date,
): Promise<PostingRow> {
  const posting = await postings.lock(tx, id);
  const refusal = applyingRefusal(posting, now);
  if (refusal !== null || !posting) throw new Problem(refusal ?? 'postings.not-found');
  return posting;
}

/**
 * Validates an application and returns the text of its answers.
 * @throws 422 for unanswered questions, for answers that end applying and for a missing CV that was not confirmed
 */
export function answersOf(
  posting: PostingRow,
  input: { answers: readonly GivenAnswer[]; documents: readonly unknown[]; withoutCv: boolean },
): AnsweredQuestion[] {
  const { answered, issues, ends } = checkAnswers(posting.questions, input.answers);
  if (issues.length > 0) throw validationProblem(issues);
  if (ends.length > 0) {
    const unmet = ends.map((index) => ({ path: `answers.${index}`, code: 'requirement-not-met' }));
    throw new Problem('applications.requirement-not-met', { issues: unmet });
  }
  if (lacksCv(input)) throw new Problem('applications.without-cv');
  return answered;
}

/** A posting as named in mails about an application, and the company's mail language. */
export interface MailSubject {
  about: { postingId: number; positionTitle: string; company: string };
  /** What mails to applicants show of it. */
  shown: LetterPosting;
  mailLanguage: Language;
}

export async function mailSubjectOf(tx: Executor, posting: PostingRow): Promise<MailSubject> {
  const { mailLanguage, ...named } = await findCompany(tx, posting.employerId);
  const { id, positionTitle, advertiserName } = posting;
  const company = advertiserName || named.company;
  return {
    about: { postingId: id, positionTitle, company },
    shown: letterPosting({ ...posting, ...named }),
    mailLanguage,
  };
}

/** Recipient of mail to an applicant about a posting, and the reply-to address. */
export type ToPerson = Pick<QueuedMail<unknown>, 'to' | 'language' | 'replyTo' | 'accountId'>;

export const toPerson = (
  posting: PostingRow,
  person: { email: string; language: Language; accountId?: string },
): ToPerson => ({
  to: person.email,
  language: person.language,
  ...(person.accountId === undefined ? {} : { accountId: person.accountId }),
  ...(posting.advertiserEmail ? { replyTo: posting.advertiserEmail } : {}),
});

/**
 * Address for notices about applications to a posting (rules.md#notice-addresses); null when the posting requests none.
 */
export const noticesOf = async (
  tx: Executor,
  employers: Pick<Employers, 'noticeAddress'>,
  { employerId, notificationsEmail }: Pick<PostingRow, 'employerId' | 'notificationsEmail'>,
): Promise<string | null> =>
  notificationsEmail === '' ? null : employers.noticeAddress(tx, employerId, [notificationsEmail]);

/** Whether the posting's address is notified immediately of each application. */
const tellsAtOnce = (posting: PostingRow): boolean => posting.notificationsEmail !== '' && !posting.notificationsDigest;

/** `notified_at` of a new application; null when the next digest notifies (rules.md#application-mails). */
export const initialNotifiedAt = (posting: PostingRow, now: Date): Date | null =>
  posting.notificationsEmail !== '' && posting.notificationsDigest ? null : now;

/**
 * Counts a stored application, confirms it to the applicant, and notifies the employer if requested. When a guest's
 * address has reached its daily limit, the confirmation is deferred to the next morning.
 */
export async function announce(
  tx: Executor,
  deps: {
    mailer: Pick<Mailer, 'queue'>;
    postings: ApplicationPostings;
    employers: Pick<Employers, 'noticeAddress'>;
  },
  {
    posting,
    application,
    documents,
    subject,
    person,
    withdrawPath,
  }: {
    posting: PostingRow;
    application: ApplicationRow;
    documents: number;
    subject: MailSubject;
    person: ToPerson;
    /** Path of the page where a guest can withdraw it. */
    withdrawPath?: string;
  },
): Promise<void> {
  const { mailer, postings } = deps;
  await postings.countApplication(tx, posting.id);
  const { id, candidateId, firstName, lastName, phone, city, coverLetter, answers } = application;
  const parts: SentParts = { documents, coverLetter: coverLetter !== '', answers: answers.length };
  const name = `${firstName} ${lastName}`;
  const unmet = answers.filter(({ requirement }) => requirement?.met === false).map(({ text }) => text);
  const closesOn = posting.liveUntil && localDay(posting.liveUntil);
  const confirmed = await mailer.queue(tx, {
    template: candidateId === null ? guestConfirmationMail : confirmationMail,
    // Only accounts have a page of their own applications.
    params: {
      ...subject.about,
      posting: subject.shown,
      name,
      parts,
      closesOn,
      withdrawPath: withdrawPath ?? null,
      ownPage: candidateId === null ? null : id,
    },
    ...person,
  });
  if (!confirmed) await markConfirmationDue(tx, id, application.createdAt);
  const to = tellsAtOnce(posting) ? await noticesOf(tx, deps.employers, posting) : null;
  if (to === null) return;
  await mailer.queue(tx, {
    template: notificationMail,
    params: { ...subject.about, applicationId: id, name, email: person.to, phone, city, parts, unmet },
    to,
    language: subject.mailLanguage,
    replyTo: person.to,
    ...(candidateId === null ? {} : { aboutAccountId: candidateId }),
  });
}
