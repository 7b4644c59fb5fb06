import { letter, type Where } from '#host/mail/letter.tsx';
import type { LocalDay } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { WaitingApplications } from './reply-store.ts';

/** Postings that a mail names; of the others it says how many they are. */
const named = 20;

interface PostingsInMail {
  postings: readonly { postingId: number; positionTitle: string; applications: number }[];
  morePostings: number;
  applications: number;
}

/** What a mail says of applications: the first postings by name, and how many there are. */
export const toListParams = (waiting: readonly WaitingApplications[]): PostingsInMail => ({
  postings: waiting.slice(0, named).map(({ postingId, positionTitle, ids }) => ({
    postingId,
    positionTitle,
    applications: ids.length,
  })),
  morePostings: Math.max(0, waiting.length - named),
  applications: waiting.reduce((sum, { ids }) => sum + ids.length, 0),
});

const sample: PostingsInMail = {
  postings: [
    { postingId: 1, positionTitle: 'Knjigovođa (m/ž)', applications: 3 },
    { postingId: 2, positionTitle: 'Obračun zarada', applications: 1 },
  ],
  morePostings: 0,
  applications: 4,
};

/** Each posting with how many of its applications are meant. */
const postingsOf = ({ postings, morePostings }: PostingsInMail, { t, table }: Where) =>
  [
    table(
      postings.map((one) => [
        one.positionTitle,
        t('applications.replies.mail.applications', { count: one.applications }),
      ]),
    ),
    morePostings > 0 && (['more', { count: morePostings }] as const),
  ] as const;

/** Leads to the applications of the only posting, else to all postings. */
const buttonOf = ({ postings: [only, ...others], morePostings }: PostingsInMail) =>
  only && others.length + morePostings === 0
    ? pageAddress('employer-applications', only.postingId)
    : pageAddress('my-postings');

/** To the posting's address for notifications: what came since the last morning (rules.md#application-mails). */
export const digestMail = letter({
  name: 'applications.digest',
  texts: 'applications.replies.mail.digest',
  sample,
  facts: ({ applications: count }: PostingsInMail) => ({ count }),
  greeting: false,
  body: postingsOf,
  button: buttonOf,
});

/** To the company: promised answers are due (rules.md#reply-promise). */
export const reminderMail = letter({
  name: 'applications.reply-reminder',
  texts: 'applications.replies.mail.reminder',
  sample: { ...sample, firstDay: '2026-11-25' },
  facts: ({ applications: count, firstDay }: PostingsInMail & { firstDay: LocalDay }, { day }) => ({
    count,
    date: day(firstDay),
  }),
  body: (list, where) => ['text', ...postingsOf(list, where), 'next'],
  button: buttonOf,
});
