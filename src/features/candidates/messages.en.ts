import type { Translated } from '#shared/i18n/shape.ts';
import type { candidateMessages as serbian } from './messages.sr.ts';

export const candidateMessages = {
  problems: {
    'profile-changed': 'You have saved the profile elsewhere in the meantime. Choose which version to keep.',
  },
} satisfies Translated<typeof serbian>;
