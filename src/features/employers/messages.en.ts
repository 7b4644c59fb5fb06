import type { Translated } from '#shared/i18n/shape.ts';
import type { employerMessages as serbian } from './messages.sr.ts';

export const employerMessages = {
  problems: {},
} as const satisfies Translated<typeof serbian>;
