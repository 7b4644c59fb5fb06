import { letter, type Where } from '#host/mail/letter.tsx';
import type { LocalDay } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { WaitingApplications } from './reply-store.ts';

/** Maximum number of postings named in a mail; the others are only counted. */
const named = 20;

interface PostingsInMail {
  postings: readonly { postingId: number; positionTitle: string; applications: number }[];
  morePostings: number;
  applications: number;
}

/** A mail's parameters: the first postings by name, and the total number. */
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

/** Each posting with the number of its applications. */
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

/** Links to the applications of a single posting, else to all postings. */
const buttonOf = ({ postings: [only, ...others], morePostings }: PostingsInMail) =>
  only && others.length + morePostings === 0
    ? pageAddress('employer-applications', only.postingId)
    : pageAddress('my-postings');

/** To the posting's address for notifications: applications since the last morning (rules.md#application-mails). */
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
