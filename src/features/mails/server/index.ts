import type { Feature } from '#host/feature.ts';
import { mailProblems } from '../problems.ts';
import { createMailTextRoutes } from '../samples/server/mail-text-routes.ts';
import { createMailLogRoutes, type MailLogDeps } from './mail-log-routes.ts';

/** The mail log of administrators, and the texts of all mails. */
export const createMails = (deps: MailLogDeps): Feature => ({
  routes: [...createMailLogRoutes(deps), ...createMailTextRoutes(deps)],
  problems: mailProblems,
});
