import type { Translated } from '#kit/i18n/shape.ts';
import type { fileActs as serbian } from './audit-messages.sr.ts';

export const fileActs = {
  files: { infected: 'File with a virus removed' },
} as const satisfies Translated<typeof serbian>;
