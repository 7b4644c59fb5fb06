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
