import type { Translated } from '#kit/i18n/shape.ts';
import type { replyMessages as serbian } from './messages.sr.ts';

export const replyMessages = {
  mail: {
    button: 'View the applications',
    digest: {
      name: 'Application summary',
      subject_one: '{{count}} new application to your postings',
      subject_other: '{{count}} new applications to your postings',
      preview: 'Applications that arrived since the previous morning.',
      heading_one: '{{count}} new application',
      heading_other: '{{count}} new applications',
      why: 'You are receiving this email because this posting is set to send a summary every morning. You can change that by editing the posting.',
    },
    reminder: {
      name: 'Promised reply due soon',
      subject_one: '{{count}} candidate is waiting for a promised reply',
      subject_other: '{{count}} candidates are waiting for a promised reply',
      preview: 'The first promised reply is due on {{date}}.',
      heading: 'Candidates are waiting for the reply you promised',
      text: 'In the posting you promised a reply to everyone who applies. The first one is due on {{date}}.',
      next: 'A short message is enough. You can send the same message to everyone at once.',
      why: 'You are receiving this email because your posting promises a reply.',
    },
  },
} as const satisfies Translated<typeof serbian>;
