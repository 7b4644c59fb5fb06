import type { Plugin } from '#plugins/plugin.ts';
import { notifyInterviews, writeInterviews } from './server/demo-interviews.ts';
import { createInterviews } from './server/index.ts';
import { interviewMails } from './server/interview-mail.tsx';

/** Interview times: offered by companies, chosen by candidates, added to both calendars. */
export const plugin = {
  mails: interviewMails,
  create: (core) => createInterviews({ ...core, linkSecret: core.keyFor('interview links') }),
  writeDemo: writeInterviews,
  notifyDemo: notifyInterviews,
} satisfies Plugin;
