import { letter } from '#host/mail/letter.tsx';
import type { LocalDay } from '#kit/dates.ts';
import { accountPath } from '../../account-paths.ts';

/** Texts of this file's mails and of the archive's explanatory text. */
interface ToOwner {
  accountType: 'jobseeker' | 'employer';
}

/** The copy is ready for download on the account page after signing in. */
export const exportReadyMail = letter({
  name: 'accounts.export-ready',
  texts: 'accounts.personalData.mail.ready',
  sample: { accountType: 'jobseeker', until: '2026-12-01' },
  facts: ({ until }: ToOwner & { until: LocalDay }, { day }) => ({ date: day(until) }),
  body: ['text', 'privacy'],
  button: ({ accountType }) => accountPath(accountType),
  after: ['notYou'],
});

/** The copy could not be created after all attempts. */
export const exportFailedMail = letter({
  name: 'accounts.export-failed',
  texts: 'accounts.personalData.mail.failed',
  sample: { accountType: 'jobseeker' },
  body: ['text', 'again'],
  button: ({ accountType }: ToOwner) => accountPath(accountType),
});

/** The last mail to a person: the address is deleted after it is sent. */
export const accountDeletedMail = letter({
  name: 'accounts.deleted',
  texts: 'accounts.personalData.mail.deleted',
  sample: {},
  keep: 'never',
  body: ['text', 'last', 'notYou'],
});
