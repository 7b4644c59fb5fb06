import type { Translated } from '#kit/i18n/shape.ts';
import type { advertisingActs as serbian } from './audit-messages.sr.ts';

export const advertisingActs = {
  orders: { cancel: 'Order canceled', pay: 'Payment confirmed' },
  prices: { save: 'Price list changed' },
} as const satisfies Translated<typeof serbian>;
