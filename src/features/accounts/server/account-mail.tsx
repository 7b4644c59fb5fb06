import { letter } from '#host/mail/letter.tsx';
import { MailLink, MailText } from '#host/mail/mail-frame.tsx';
import type { AccountType } from '#kit/actor.ts';
import { pageAddress } from '#kit/site-map.ts';
import { verifyingAddress } from '../auth-addresses.ts';
import { loginPaths } from '../login-paths.ts';

/** Contact address for help. */
interface WithContact {
  contact: string;
}

interface WithToken extends WithContact {
  token: string;
}

/** Verifies the address: sent after registration and on request. */
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

/** Contains the link to the page for setting a password. */
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

/** To an address that was registered again although it has an account: only its owner is notified. */
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

/** Security notification after every password change. */
export const passwordChangedMail = letter({
  name: 'accounts.password-changed',
  texts: 'accounts.mail.passwordChanged',
  sample: { contact: 'podrska@primer.rs' },
  facts: ({ contact }: WithContact) => ({ contact }),
  body: ['text', 'notYou'],
  button: pageAddress('forgotten-password'),
});

/** Security notification when an account that only used external sign-in got its first password. */
export const passwordAddedMail = letter({
  name: 'accounts.password-added',
  texts: 'accounts.mail.passwordAdded',
  sample: { contact: 'podrska@primer.rs' },
  facts: ({ contact }: WithContact) => ({ contact }),
  body: ['text', 'notYou'],
  button: pageAddress('forgotten-password'),
});
