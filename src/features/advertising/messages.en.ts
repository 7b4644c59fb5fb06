import type { Translated } from '#shared/i18n/shape.ts';
import type { advertisingMessages as serbian } from './messages.sr.ts';

export const advertisingMessages = {
  problems: {},
} as const satisfies Translated<typeof serbian>;
