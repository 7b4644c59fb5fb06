import { letter } from '#host/mail/letter.tsx';
import type { LocalDay } from '#kit/dates.ts';
import { accountPath } from '../../account-paths.ts';
import { dormantMonths } from '../sleeping-periods.ts';

interface Dormant {
  /** Day on which it was last used. */
  since: LocalDay;
  /** Last day on which signing in keeps it. */
  lastDay: LocalDay;
}

/** The account will be deleted unless its person signs in (rules.md#retention). */
export const dormantMail = letter({
  name: 'accounts.asleep',
  texts: 'accounts.sleeping.mail.asleep',
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

/** The last mail to its person: even the address is deleted once it was sent. */
export const sleepEndedMail = letter({
  name: 'accounts.sleep-ended',
  texts: 'accounts.sleeping.mail.ended',
  sample: {},
  keep: 'never',
  facts: (_: unknown, { say }) => ({ period: say('months', { count: dormantMonths }) }),
  body: ['text', 'last'],
});
