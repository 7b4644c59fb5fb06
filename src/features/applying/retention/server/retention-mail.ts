import { letter } from '#host/mail/letter.tsx';
import type { LocalDay } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { listPostings, type PostingsInMail, postingsButton, samplePostings } from '../../server/postings-in-mail.ts';
import { retentionMonths } from '../retention-months.ts';

/** With the last local day on which the applications can be read. */
type Deletion = PostingsInMail & { lastDay: LocalDay };

/** To the employer: these applications will soon be deleted (rules.md#retention). */
export const deletionMail = letter({
  name: 'applications.deletion',
  texts: 'applications.retention.mail',
  sample: { ...samplePostings, lastDay: '2026-12-08' },
  facts: ({ applications, lastDay }: Deletion, { day, say }) => ({
    count: applications,
    account: say('months', { count: retentionMonths.account }),
    guest: say('months', { count: retentionMonths.guest }),
    date: day(lastDay),
  }),
  body: (list, where) => ['text', ...listPostings(list, where), 'next'],
  button: (list) => {
    const path = postingsButton(list);
    return [path, path === pageAddress('my-postings') ? 'openPostings' : 'openApplications'];
  },
});
