import type { Plugin } from '#plugins/plugin.ts';
import { createPush } from './server/index.ts';

/** Notifications on phones and computers: by kind, never at night, at most three a day. */
export const plugin = { mails: [], create: createPush } satisfies Plugin;
