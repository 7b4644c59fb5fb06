import type { Translated } from '#shared/i18n/shape.ts';
import { accountMailMessages } from './account-mail-messages.en.ts';
import { accountPageMessages } from './account-page-messages.en.ts';
import { externalMessages, identityProblems } from './external-messages.en.ts';
import type { accountMessages as serbian } from './messages.sr.ts';
import { personalDataMessages } from './personal-data-messages.en.ts';
import { recoveryMessages } from './recovery-messages.en.ts';
import { registrationMessages } from './registration-messages.en.ts';
import { unsubscribeMessages } from './unsubscribe-messages.en.ts';

export const accountMessages = {
  unsubscribe: unsubscribeMessages,
  login: {
    audience: 'Who signs in',
    jobseeker: {
      switch: 'I look for a job',
      title: 'Welcome',
      noAccount: 'No account yet?',
      register: 'Register',
      after: ', it takes one minute.',
      email: 'Email',
      sideTitle: 'A job you see before you open the posting.',
      side: {
        salary: 'Salary, place and deadline stand in every list',
        search: 'Search understands both scripts and words without diacritics',
        apply: 'Three minutes are enough to apply',
      },
    },
    employer: {
      switch: 'I am hiring',
      title: 'Sign-in for employers',
      noAccount: 'Your company has no account yet?',
      register: 'Register it',
      after: '.',
      email: 'Company email',
      sideTitle: 'From posting to interview, without a crowded inbox.',
      side: {
        time: 'A posting is ready in about ten minutes',
        sort: 'Sort applications into saved, maybe and rejected',
        documents: 'A candidate’s CV and answers are on one page',
      },
    },
    password: 'Password',
    forgotten: 'Forgot your password?',
    verify: 'Ask for new verification instructions',
    admin: {
      title: 'Access to administration',
      description: 'For the staff of Prilika.',
      email: 'Email',
    },
    submit: 'Sign in',
    sending: 'Signing you in',
    wait_one: 'Too many attempts. Try again in {{count}} minute.',
    wait_other: 'Too many attempts. Try again in {{count}} minutes.',
  },
  external: externalMessages,
  pages: accountPageMessages,
  personalData: personalDataMessages,
  registration: registrationMessages,
  recovery: recoveryMessages,
  mail: { ...accountMailMessages },
  problems: {
    ...identityProblems,
    'wrong-credentials':
      'The email or the password is not right. Check also that you sign in on the right page, for candidates or for employers.',
    'email-not-verified': 'The email address is not verified yet. Open the link in the mail we sent you.',
    'bad-unsubscribe-link': 'The unsubscribe link is not valid. Open it once more from the message.',
    blocked: 'The account is blocked. Contact us through the Contact page.',
    'token-invalid': 'The link is not good any more. Ask for a new one.',
    'session-ended': 'Your session has ended. Sign in again.',
    'foreign-origin': 'The request did not come from our site.',
  },
} as const satisfies Translated<typeof serbian>;
