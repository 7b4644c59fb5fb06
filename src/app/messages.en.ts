import type { Translated } from '#shared/i18n/shape.ts';
import type { shellMessages as serbian } from './messages.sr.ts';

export const shellMessages = {
  problems: {},
} as const satisfies Translated<typeof serbian>;
