import type { Plugin } from '#plugins/plugin.ts';
import { createFeeds } from './server/index.ts';

/** What other programs read of the site: crawlers, job boards, readers of feeds, browsers' search fields. */
export const plugin = {
  mails: [],
  create: (core) => createFeeds({ ...core, blog: core.content }),
} satisfies Plugin;
