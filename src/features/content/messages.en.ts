import type { Translated } from '#shared/i18n/shape.ts';
import { blogMessages } from './blog/messages.en.ts';
import type { contentMessages as serbian } from './messages.sr.ts';

export const contentMessages = {
  problems: {
    'post-not-found': 'This article does not exist or is no longer published.',
  },
  blog: blogMessages,
  static: {
    onThisPage: 'On this page',
    contents: 'Page contents',
    inForce: 'Effective from {{date}}',
    changed: 'Last changed: {{date}}',
    brief: 'In short.',
    registrationNumber: 'registration number {{number}}',
    pib: 'PIB {{number}}',
  },
} as const satisfies Translated<typeof serbian>;
