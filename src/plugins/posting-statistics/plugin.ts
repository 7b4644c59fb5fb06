import type { Plugin } from '#plugins/plugin.ts';
import { createStatisticsRoutes } from './server/index.ts';

/** How a posting does by day, where its views come from, and what has happened to it. */
export const plugin = {
  mails: [],
  create: (core) => ({ routes: createStatisticsRoutes(core) }),
} satisfies Plugin;
