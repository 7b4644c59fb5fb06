import type { Translated } from '#kit/i18n/shape.ts';
import { accountMailMessages } from './account-mail-messages.en.ts';
import { accountPageMessages } from './account-page-messages.en.ts';
import { dormancyMessages } from './dormancy/messages.en.ts';
import { externalMessages, identityProblems } from './external-sign-in/messages.en.ts';
import type { accountMessages as serbian } from './messages.sr.ts';
import { personalDataMessages } from './personal-data/messages.en.ts';
import { recoveryMessages } from './recovery/messages.en.ts';
import { registrationMessages } from './registration/messages.en.ts';
import { unsubscribeMessages } from './unsubscribing/messages.en.ts';

export const accountMessages = {
  unsubscribe: unsubscribeMessages,
  dormancy: dormancyMessages,
  login: {
    toSave: 'Sign in to save the job “{{title}}”.',
    audience: 'Who is signing in',
    jobseeker: {
      switch: 'I’m looking for a job',
      title: 'Welcome',
      noAccount: 'Don’t have an account?',
      register: 'Register',
      after: ', it takes one minute.',
      email: 'Email',
      sideTitle: 'See what matters about a job right in the list.',
      side: {
        salary: 'Location, deadline and, where stated, salary in every list',
        search: 'Search understands Latin and Cyrillic, with or without diacritics',
        apply: 'Applying for a job takes three minutes',
      },
    },
    employer: {
      switch: 'I’m hiring',
      title: 'Employer sign-in',
      noAccount: 'Your company doesn’t have an account yet?',
      register: 'Register it',
      after: '.',
      email: 'Company email',
      sideTitle: 'From posting to interview, without a crowded inbox.',
      side: {
        time: 'A posting is ready in about 10 minutes',
        sort: 'Sort applications into saved, maybe and rejected',
        documents: 'A candidate’s CV and answers are on one page',
      },
    },
    password: 'Password',
    forgotten: 'Forgot your password?',
    verify: 'Request new verification instructions',
    admin: {
      title: 'Administration access',
      description: 'For Prilika staff.',
      email: 'Email',
    },
    submit: 'Sign in',
    sending: 'Signing you in',
    wait_one: 'Too many attempts. Try again in {{count}} minute.',
    wait_other: 'Too many attempts. Try again in {{count}} minutes.',
    reset: 'If this is your account, a new password lets you sign in right away:',
    toReset: 'set it by email',
  },
  external: externalMessages,
  pages: accountPageMessages,
  personalData: personalDataMessages,
  registration: registrationMessages,
  recovery: recoveryMessages,
  mail: { ...accountMailMessages },
  problems: {
    ...identityProblems,
    'terms-changed': 'The text has been changed again in the meantime. Read it, then accept.',
    'wrong-credentials':
      'The email or password is not correct. Also check that you are signing in on the right page, for candidates or for employers.',
    'email-not-verified': 'Your email address is not verified yet. Open the link in the email we sent you.',
    'bad-unsubscribe-link': 'The unsubscribe link is not valid. Open it again from the email.',
    blocked: 'The account is blocked. Contact us through the Contact page.',
    'without-company':
      'This account no longer belongs to a company. Ask an account owner at the company for a new invitation.',
    'token-invalid': 'This link is no longer valid. Request a new one.',
    'session-ended': 'You are no longer signed in. Sign in again.',
    'foreign-origin': 'The request did not come from our site. Reload the page and try again.',
  },
} as const satisfies Translated<typeof serbian>;
