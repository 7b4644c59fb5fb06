import type { Feature } from '#platform/feature.ts';
import { mailProblems } from '../problems.ts';
import { mailTextRoutes } from '../samples/server/mail-text-routes.ts';
import { mailLogRoutes } from './mail-log-routes.ts';
import { createMailLogService, type MailLogDeps } from './mail-log-service.ts';

/** The mail log of administrators, and the texts of all mails. */
export const createMails = (deps: MailLogDeps): Feature => ({
  routes: [...mailLogRoutes(createMailLogService(deps)), ...mailTextRoutes(deps)],
  problems: mailProblems,
});
