import type { Plugin } from '#plugins/plugin.ts';
import { createFeeds } from './server/index.ts';

/** Documents for other programs: crawlers, job boards, feed readers, browsers' search fields. */
export const plugin = {
  mails: [],
  create: (core) => createFeeds({ ...core, blog: core.content }),
} satisfies Plugin;
