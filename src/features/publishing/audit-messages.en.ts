import type { Translated } from '#kit/i18n/shape.ts';
import type { publishingActs as serbian } from './audit-messages.sr.ts';

export const publishingActs = {
  postings: { import: 'Postings imported from a file' },
} as const satisfies Translated<typeof serbian>;
