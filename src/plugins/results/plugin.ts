import type { Plugin } from '#plugins/plugin.ts';
import { notifyResults, writeResults } from './server/demo-results.ts';
import { createResults } from './server/index.ts';
import { askedMail, noResultMail, openApplicationsMail, resultMail } from './server/result-mail.ts';

/** Results of applications, of which companies notify applicants: one or many, now or in two days, with undo. */
export const plugin = {
  mails: [resultMail, openApplicationsMail, noResultMail, askedMail],
  create: createResults,
  writeDemo: writeResults,
  notifyDemo: notifyResults,
} satisfies Plugin;
