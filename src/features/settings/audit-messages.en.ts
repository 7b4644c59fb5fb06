import type { Translated } from '#kit/i18n/shape.ts';
import type { settingsActs as serbian } from './audit-messages.sr.ts';

export const settingsActs = {
  settings: { save: 'Settings changed' },
} as const satisfies Translated<typeof serbian>;
