import type { Plugin } from '#plugins/plugin.ts';

/** What is new for somebody who comes back, above the home page; it asks the API of the features it shows. */
export const plugin = { mails: [], create: () => ({ routes: [] }) } satisfies Plugin;
