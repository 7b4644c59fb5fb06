import type { ApplicationResult, ResultReason } from '#features/applying/application-type.ts';
import { letter } from '#host/mail/letter.tsx';
import { pageAddress } from '#kit/site-map.ts';

interface Result {
  positionTitle: string;
  company: string;
  result: ApplicationResult;
  reason: ResultReason | null;
  /** The page of the application; null for applicants without an account. */
  path: string | null;
}

/** To an applicant: what became of the application. */
export const resultMail = letter({
  name: 'applications.result',
  texts: 'applications.sendingResults.mail.result',
  sample: {
    positionTitle: 'Knjigovođa (m/ž)',
    company: 'Kvarc Računovodstvo',
    result: 'notSelected',
    reason: 'iskustvo',
    path: pageAddress('candidate-application', '00000000-0000-4000-8000-000000000001'),
  },
  kind: ({ result }: Result) => result,
  facts: ({ positionTitle, company, reason }, { t }) => ({
    positionTitle,
    company,
    reason: reason ? t(`applications.results.reasons.${reason}`) : '',
  }),
  body: ({ reason }) => ['text', reason && 'reason', 'next'],
  button: ({ path }) => (path ? ([path, 'open'] as const) : ([pageAddress('postings'), 'search'] as const)),
});

interface Open {
  postings: readonly { postingId: number; positionTitle: string; count: number }[];
}

/** Maximum number of postings in a mail. */
const named = 20;

/** To a company: postings have ended, and their applications have no result. */
export const openApplicationsMail = letter({
  name: 'applications.open-after-end',
  texts: 'applications.sendingResults.mail.openAfterEnd',
  sample: { postings: [{ postingId: 1, positionTitle: 'Knjigovođa (m/ž)', count: 3 }] },
  facts: ({ postings }: Open) => ({ count: postings.reduce((sum, { count }) => sum + count, 0) }),
  body: ({ postings }, { table, t }) => [
    'text',
    table(
      postings
        .slice(0, named)
        .map(({ positionTitle, count }) => [positionTitle, t('applications.sendingResults.mail.people', { count })]),
    ),
    'next',
  ],
  button: ({ postings: [only, ...others] }) =>
    only && others.length === 0 ? pageAddress('employer-applications', only.postingId) : pageAddress('my-postings'),
});

/** To a candidate: the posting ended long ago, and the company gave no result. */
export const noResultMail = letter({
  name: 'applications.no-result',
  texts: 'applications.sendingResults.mail.noResult',
  sample: {
    positionTitle: 'Knjigovođa (m/ž)',
    company: 'Kvarc Računovodstvo',
    path: pageAddress('candidate-application', '00000000-0000-4000-8000-000000000001'),
  },
  facts: ({ positionTitle, company }: { positionTitle: string; company: string; path: string | null }) => ({
    positionTitle,
    company,
  }),
  body: ['text', 'next'],
  button: ({ path }) => (path ? ([path, 'open'] as const) : ([pageAddress('postings'), 'search'] as const)),
});
