import type { Translated } from '#shared/i18n/shape.ts';
import type { postingMessages as serbian } from './messages.sr.ts';

export const postingMessages = {
  problems: {
    'not-found': 'The posting was not found.',
    removed: 'The posting has been removed.',
    'not-live': 'The posting has expired meanwhile, applications are no longer possible.',
    'free-limit-reached': 'This option is no longer available.',
    'free-not-available': 'This option is not available.',
    'expiry-passed': 'The last day for applications has passed. Choose a later one.',
    'company-incomplete': 'Complete your company’s data before you publish.',
  },
} as const satisfies Translated<typeof serbian>;
