import { letter } from '#host/mail/letter.tsx';
import type { LocalDay } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { retentionMonths } from '../retention-months.ts';

/** Max postings listed in a mail; the rest are only counted. */
const named = 20;

export interface EndingApplications {
  postingId: number;
  positionTitle: string;
  /** Number of its applications to be deleted. */
  applications: number;
}

interface Deletion {
  /** The listed postings. */
  postings: readonly EndingApplications[];
  /** Number of postings that are not listed, and of all applications. */
  morePostings: number;
  applications: number;
  /** Last local day on which the applications can be read. */
  lastDay: LocalDay;
}

/** To the employer: these applications will soon be deleted (rules.md#retention). */
export const deletionMail = letter({
  name: 'applications.deletion',
  texts: 'applications.retention.mail',
  sample: {
    postings: [
      { postingId: 1, positionTitle: 'Knjigovođa (m/ž)', applications: 3 },
      { postingId: 2, positionTitle: 'Obračun zarada', applications: 1 },
    ],
    morePostings: 0,
    applications: 4,
    lastDay: '2026-12-08',
  },
  facts: ({ applications, lastDay }: Deletion, { day, say }) => ({
    count: applications,
    account: say('months', { count: retentionMonths.account }),
    guest: say('months', { count: retentionMonths.guest }),
    date: day(lastDay),
  }),
  body: ({ postings, morePostings }, { say, table }) => [
    'text',
    table(postings.map((one) => [one.positionTitle, say('applications', { count: one.applications })])),
    morePostings > 0 && ['more', { count: morePostings }],
    'next',
  ],
  button: ({ postings: [only, ...others], morePostings }) =>
    only && others.length + morePostings === 0
      ? [pageAddress('employer-applications', only.postingId), 'openApplications']
      : [pageAddress('my-postings'), 'openPostings'],
});

/** Parameters of the mail: the first postings by name, the rest as a count. */
export const toDeletionParams = (postings: readonly EndingApplications[], lastDay: LocalDay): Deletion => ({
  postings: postings.slice(0, named),
  morePostings: Math.max(0, postings.length - named),
  applications: postings.reduce((sum, { applications }) => sum + applications, 0),
  lastDay,
});
