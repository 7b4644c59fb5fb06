import type { Translated } from '#kit/i18n/shape.ts';
import type { moderationActs as serbian } from './audit-messages.sr.ts';

export const moderationActs = {
  objections: { uphold: 'Objection upheld', reject: 'Objection rejected' },
  postings: {
    approve: 'Posting approved',
    reject: 'Posting rejected',
    remove: 'Posting removed',
    'approve-change': 'Posting change approved',
    'reject-change': 'Posting change rejected',
    recall: 'Posting sent back for review',
  },
} as const satisfies Translated<typeof serbian>;
