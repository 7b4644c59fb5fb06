import type { Translated } from '#shared/i18n/shape.ts';
import type { applicationMessages as serbian } from './messages.sr.ts';

export const applicationMessages = {
  problems: {
    'already-applied': 'You have already applied to this posting.',
    'other-apply-mode': 'The employer takes applications to this posting in another way.',
    'without-cv': 'Add a CV or confirm that you apply without one.',
    'not-found': 'The application was not found.',
  },
} as const satisfies Translated<typeof serbian>;
