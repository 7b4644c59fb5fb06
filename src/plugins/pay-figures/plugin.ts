import type { Plugin } from '#plugins/plugin.ts';
import { createPayFigures } from './server/index.ts';
import { countPay } from './server/pay-store.ts';

/** What employers offer, by category and region, and how a posting's pay compares. */
export const plugin = {
  mails: [],
  create: createPayFigures,
  writeDemo: (tx, { now }) => countPay(tx, now),
} satisfies Plugin;
