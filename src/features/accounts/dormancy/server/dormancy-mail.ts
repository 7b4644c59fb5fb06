import { letter } from '#host/mail/letter.tsx';
import type { LocalDay } from '#kit/dates.ts';
import { accountPath } from '../../account-paths.ts';
import { dormantMonths } from '../dormancy-periods.ts';

interface Dormant {
  /** Day of last use. */
  since: LocalDay;
  /** Last day on which signing in prevents the deletion. */
  lastDay: LocalDay;
}

/** The account will be deleted unless its owner signs in (rules.md#retention). */
export const dormantMail = letter({
  name: 'accounts.asleep',
  texts: 'accounts.dormancy.mail.asleep',
  sample: { since: '2024-12-24', lastDay: '2026-12-24' },
  facts: ({ since, lastDay }: Dormant, { day, say }) => ({
    since: day(since),
    date: day(lastDay),
    period: say('months', { count: dormantMonths }),
  }),
  body: ['text', 'keep'],
  button: accountPath('jobseeker'),
  after: ['otherwise'],
});

/** The last mail to the owner: the address is deleted after it is sent. */
export const dormantDeletedMail = letter({
  name: 'accounts.sleep-ended',
  texts: 'accounts.dormancy.mail.ended',
  sample: {},
  keep: 'never',
  facts: (_: unknown, { say }) => ({ period: say('months', { count: dormantMonths }) }),
  body: ['text', 'last'],
});
