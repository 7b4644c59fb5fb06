import type { ApplicationResult, ResultReason } from '#features/applying/application-type.ts';
import { type AboutPosting, aboutPosting, sampleAbout } from '#features/applying/server/letter-posting.tsx';
import { aboutOf, findMailPosting, replyAddress } from '#features/applying/server/mail-posting.ts';
import { postingsReminder } from '#features/applying/server/postings-in-mail.ts';
import type { Executor } from '#host/database/database.ts';
import { letter } from '#host/mail/letter.tsx';
import type { RegisteredMail } from '#host/mail/mail-template.ts';
import type { Mailer } from '#host/mail/mailer.ts';
import { partsOf } from '#kit/parts-of.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { Person } from './result-store.ts';

interface About extends AboutPosting {
  /** Id of the application; null for applicants without an account, who have no page of it. */
  applicationId: string | null;
}

interface Result extends About {
  result: ApplicationResult;
  reason: ResultReason | null;
}

const sample: About = { ...sampleAbout, applicationId: '00000000-0000-4000-8000-000000000001' };

/** The page of an application; guests have none. */
const path = ({ applicationId }: About): string | null =>
  applicationId && pageAddress('candidate-application', applicationId);

/** What mails to applicants share: the posting they are about, and the button to the application or to other jobs. */
const toApplicant = {
  notification: { kind: 'result', path },
  about: aboutPosting,
  button: (about: About) => [path(about) ?? pageAddress('postings'), path(about) ? 'open' : 'search'] as const,
} as const;

/** To an applicant: what became of the application. */
export const resultMail = letter({
  name: 'applications.result',
  texts: 'applications.sendingResults.mail.result',
  sample: { ...sample, result: 'notSelected', reason: 'iskustvo' },
  kind: ({ result }: Result) => result,
  facts: ({ positionTitle, company, reason }, { t }) => ({
    positionTitle,
    company,
    reason: reason ? t(`applications.results.reasons.${reason}`) : '',
  }),
  body: ({ reason }) => ['text', reason && 'reason', 'next'],
  ...toApplicant,
});

/** To a candidate: the posting ended long ago, and the company gave no result. */
export const noResultMail = letter({
  name: 'applications.no-result',
  texts: 'applications.sendingResults.mail.noResult',
  sample,
  facts: ({ positionTitle, company }: About) => ({ positionTitle, company }),
  body: ['text', 'next'],
  ...toApplicant,
});

/** To a company: postings have ended, and their applications have no result. */
export const openApplicationsMail = letter({
  name: 'applications.open-after-end',
  texts: 'applications.sendingResults.mail.openAfterEnd',
  ...postingsReminder,
});

/** To a company: candidates ask whether their applications are still open. */
export const askedMail = letter({
  name: 'applications.status-asked',
  texts: 'applications.sendingResults.mail.asked',
  ...postingsReminder,
});

/**
 * Writes a mail to each of these applicants to a posting, in the caller's transaction, 500 at once: the result, to which they can
 * reply, or that there is none.
 * @returns the ids of the mails
 */
export async function mailApplicants(
  tx: Executor,
  mailer: Pick<Mailer, 'queueMany'>,
  postingId: number,
  people: readonly Person[],
  outcome?: Pick<Result, 'result' | 'reason'>,
): Promise<string[]> {
  const posting = await findMailPosting(tx, postingId);
  if (!posting) return [];
  const template = (outcome ? resultMail : noResultMail) as RegisteredMail<About>;
  const mails = people.map(({ applicationId, candidateId: accountId, email: to, language }) => ({
    to,
    language,
    accountId,
    replyTo: outcome ? replyAddress(posting) : null,
    params: { ...aboutOf(posting), applicationId: accountId && applicationId, ...outcome },
  }));
  const ids = [];
  for (const part of partsOf(mails, 500)) ids.push(...(await mailer.queueMany(tx, template, part)));
  return ids;
}
