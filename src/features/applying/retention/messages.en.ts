import type { Translated } from '#kit/i18n/shape.ts';
import type { retentionMessages as serbian } from './messages.sr.ts';

export const retentionMessages = {
  mail: {
    /** What administrators read in the mail log. */
    name: 'Applications will be deleted soon',
    subject_one: '{{count}} application will be deleted soon',
    subject_other: '{{count}} applications will be deleted soon',
    preview: 'You can read them until {{date}}.',
    heading: 'Old applications will be deleted soon',
    text: 'We keep applications for {{account}} after the posting has ended, and those sent without an account for {{guest}}. You can read the applications below until {{date}}. After that they are deleted, together with their documents:',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
    next: 'The postings and their statistics are kept.',
    openApplications: 'See the applications',
    openPostings: 'See your postings',
    why: 'You are receiving this email because applications for your company’s postings arrived through Prilika.',
  },
} as const satisfies Translated<typeof serbian>;
