import type { Translated } from '#kit/i18n/shape.ts';
import { blogMessages } from './blog/messages.en.ts';
import type { contentMessages as serbian } from './messages.sr.ts';

export const contentMessages = {
  problems: {
    'post-not-found': 'This article does not exist or is no longer published.',
  },
  blog: blogMessages,
  notices: {
    label: 'Site notices',
    dismiss: 'Close the announcement',
    changed: {
      terms: 'We have changed our terms of use.',
      privacy: 'We have changed our privacy policy.',
      both: 'We have changed our terms of use and privacy policy.',
    },
    /** Terms are accepted, a privacy policy is read (rules.md#consents). */
    please: {
      terms: 'Please read the changes, then accept them:',
      privacy: 'Please read the changes:',
      both: 'Please read the changes, then accept the terms:',
    },
    read: { terms: 'terms of use', privacy: 'privacy policy' },
    otherwise: 'Until then everything works as before. If you disagree, you can delete',
    account: 'your account.',
    accept: { terms: 'I accept', privacy: 'OK', both: 'I accept' },
    accepted: 'Thank you, this has been recorded.',
  },
  static: {
    counts: {
      postings_one: 'live job',
      postings_other: 'live jobs',
      companies_one: 'company hiring',
      companies_other: 'companies hiring',
      categories_one: 'field of work',
      categories_other: 'fields of work',
      dinars_one: 'dinar for candidates',
      dinars_other: 'dinars for candidates',
    },
    onThisPage: 'On this page',
    contents: 'Page contents',
    inForce: 'Effective from {{date}}',
    changed: 'Last changed: {{date}}',
    brief: 'In short.',
    registrationNumber: 'registration number {{number}}',
    pib: 'PIB {{number}}',
  },
} as const satisfies Translated<typeof serbian>;
