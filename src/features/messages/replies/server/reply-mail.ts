import {
  listPostings,
  type PostingsInMail,
  postingsButton,
  postingsReminder,
  samplePostings as sample,
} from '#features/applying/server/postings-in-mail.ts';
import { letter } from '#host/mail/letter.tsx';
import type { LocalDay } from '#kit/dates.ts';

/** To the posting's address for notifications: applications since the last morning (rules.md#application-mails). */
export const digestMail = letter({
  name: 'applications.digest',
  texts: 'applications.replies.mail.digest',
  sample,
  facts: ({ applications: count }: PostingsInMail) => ({ count }),
  greeting: false,
  body: listPostings,
  button: postingsButton,
});

/** To the company: promised answers are due (rules.md#reply-promise). */
export const reminderMail = letter({
  ...postingsReminder,
  name: 'applications.reply-reminder',
  texts: 'applications.replies.mail.reminder',
  sample: { ...sample, firstDay: '2026-11-25' },
  facts: ({ applications: count, firstDay }: PostingsInMail & { firstDay: LocalDay }, { day }) => ({
    count,
    date: day(firstDay),
  }),
});
