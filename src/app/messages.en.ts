import type { Translated } from '#shared/i18n/shape.ts';
import type { shellMessages as serbian } from './messages.sr.ts';

export const shellMessages = {
  problems: {},
  title: '{{title}} | Prilika',
  description: 'Jobs from all over Serbia, with pay, place of work and deadline stated clearly.',
  nav: {
    label: 'Main navigation',
    postings: 'Jobs',
    myPostings: 'My postings',
    users: 'Users',
    auditLog: 'Audit log',
    newPosting: 'New posting',
    search: 'Search jobs',
    signIn: 'Sign in',
    forEmployers: 'For employers',
    signOut: 'Sign out',
    signOutFailed: 'Signing out did not work.',
    account: 'Account: {{name}}',
    appearance: 'Appearance',
    language: 'Language',
  },
  footer: {
    about: 'Jobs from all over Serbia, with pay, place of work and deadline stated clearly.',
    candidates: 'Candidates',
    postings: 'Jobs',
    remote: 'Remote jobs',
    signInCandidate: 'Sign in as a candidate',
    employers: 'Employers',
    newPosting: 'Post a job',
    signInEmployer: 'Sign in as an employer',
    legal: '© {{year}} Prilika',
  },
  error: {
    title: 'Something is wrong!',
    text: 'The page does not exist or does not work right now. Check the address or go back to the home page.',
    home: 'Go to the home page',
    postings: 'See the jobs',
  },
  noScript: 'This needs JavaScript. Switch it on in your browser, then reload the page.',
} as const satisfies Translated<typeof serbian>;
