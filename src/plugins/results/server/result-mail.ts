import type { ApplicationResult, ResultReason } from '#features/applying/application-type.ts';
import { aboutPosting, type LetterPosting, sampleLetterPosting } from '#features/applying/server/letter-posting.tsx';
import {
  listPostings,
  type PostingsInMail,
  postingsButton,
  samplePostings,
} from '#features/applying/server/postings-in-mail.ts';
import { letter } from '#host/mail/letter.tsx';
import { pageAddress } from '#kit/site-map.ts';

interface About {
  positionTitle: string;
  company: string;
  posting?: LetterPosting;
  /** Id of the application; null for applicants without an account, who have no page of it. */
  applicationId: string | null;
}

interface Result extends About {
  result: ApplicationResult;
  reason: ResultReason | null;
}

const sample: About = {
  positionTitle: 'Knjigovođa (m/ž)',
  company: 'Kvarc Računovodstvo',
  posting: sampleLetterPosting,
  applicationId: '00000000-0000-4000-8000-000000000001',
};

/** The page of an application; guests have none. */
const pathOf = (applicationId: string | null): string | null =>
  applicationId && pageAddress('candidate-application', applicationId);

/** To the application, or to other jobs. */
const button = ({ applicationId }: About) => {
  const path = pathOf(applicationId);
  return path ? ([path, 'open'] as const) : ([pageAddress('postings'), 'search'] as const);
};

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
  notification: { kind: 'result', path: ({ applicationId }) => pathOf(applicationId) },
  about: aboutPosting,
  body: ({ reason }) => ['text', reason && 'reason', 'next'],
  button,
});

/** To a company: postings have ended, and their applications have no result. */
export const openApplicationsMail = letter({
  name: 'applications.open-after-end',
  texts: 'applications.sendingResults.mail.openAfterEnd',
  sample: samplePostings,
  facts: ({ applications: count }: PostingsInMail) => ({ count }),
  notification: { kind: 'reminder', members: 'recruiter', path: postingsButton },
  body: (list, where) => ['text', ...listPostings(list, where), 'next'],
  button: postingsButton,
});

/** To a company: candidates ask whether their applications are still open. */
export const askedMail = letter({
  name: 'applications.status-asked',
  texts: 'applications.sendingResults.mail.asked',
  sample: samplePostings,
  facts: ({ applications: count }: PostingsInMail) => ({ count }),
  notification: { kind: 'reminder', members: 'recruiter', path: postingsButton },
  body: (list, where) => ['text', ...listPostings(list, where), 'next'],
  button: postingsButton,
});

/** To a candidate: the posting ended long ago, and the company gave no result. */
export const noResultMail = letter({
  name: 'applications.no-result',
  texts: 'applications.sendingResults.mail.noResult',
  sample,
  facts: ({ positionTitle, company }: About) => ({ positionTitle, company }),
  notification: { kind: 'result', path: ({ applicationId }) => pathOf(applicationId) },
  about: aboutPosting,
  body: ['text', 'next'],
  button,
});
