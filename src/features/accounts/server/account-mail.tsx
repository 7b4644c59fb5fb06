import { letter } from '#host/mail/letter.tsx';
import { MailLink, MailText } from '#host/mail/mail-frame.tsx';
import type { AccountType } from '#kit/actor.ts';
import { pageAddress } from '#kit/site-map.ts';
import { verifyingAddress } from '../auth-addresses.ts';
import { loginPaths } from '../login-paths.ts';

/** Where people write to when something is wrong. */
interface WithContact {
  contact: string;
}

interface WithToken extends WithContact {
  token: string;
}

/** Shows that the address is the person's: after registration, and when it is asked for again. */
export const verificationMail = letter({
  name: 'accounts.verification',
  texts: 'accounts.mail.verification',
  sample: { token: 'primer', contact: 'podrska@primer.rs' },
  byAnybody: 'verification',
  keep: 'until-sent',
  facts: ({ contact }: WithToken & { redirectUrl?: string | null }) => ({ contact }),
  button: ({ token, redirectUrl = null }) => verifyingAddress(token, { redirectUrl }),
  after: ['expiry', 'notYou'],
});

/** Leads to the page where a password is set. */
export const passwordInstructionsMail = letter({
  name: 'accounts.password-instructions',
  texts: 'accounts.mail.passwordInstructions',
  sample: { token: 'primer', contact: 'podrska@primer.rs' },
  byAnybody: 'recovery',
  keep: 'until-sent',
  facts: ({ contact }: WithToken) => ({ contact }),
  button: ({ token }) => `${pageAddress('new-password')}?token=${token}`,
  after: ['expiry', 'notYou'],
});

/** To an address that was registered again although it has an account: only its owner learns of it. */
export const alreadyRegisteredMail = letter({
  name: 'accounts.already-registered',
  texts: 'accounts.mail.alreadyRegistered',
  sample: { contact: 'podrska@primer.rs', accountType: 'jobseeker' },
  byAnybody: 'others',
  facts: ({ contact }: WithContact & { accountType: AccountType }) => ({ contact }),
  body: ['text', 'login'],
  button: ({ accountType }) => loginPaths[accountType],
  after: (_, { say, siteUrl }) => [
    <MailText key="forgotten">
      {say('forgotten')} <MailLink href={`${siteUrl}${pageAddress('forgotten-password')}`}>{say('reset')}</MailLink>
    </MailText>,
    'notYou',
  ],
});

/** A notice of security, after every change of a password. */
export const passwordChangedMail = letter({
  name: 'accounts.password-changed',
  texts: 'accounts.mail.passwordChanged',
  sample: { contact: 'podrska@primer.rs' },
  facts: ({ contact }: WithContact) => ({ contact }),
  body: ['text', 'notYou'],
  button: pageAddress('forgotten-password'),
});

/** The same when an account that was only opened through a provider got its first password. */
export const passwordAddedMail = letter({
  name: 'accounts.password-added',
  texts: 'accounts.mail.passwordAdded',
  sample: { contact: 'podrska@primer.rs' },
  facts: ({ contact }: WithContact) => ({ contact }),
  body: ['text', 'notYou'],
  button: pageAddress('forgotten-password'),
});
