import type { Feature } from '#platform/feature.ts';
import { mailProblems } from '../problems.ts';
import { mailLogRoutes } from './mail-log-routes.ts';
import { createMailLogService, type MailLogDeps } from './mail-log-service.ts';

/** The mail log of administrators. */
export const createMails = (deps: MailLogDeps): Feature => ({
  routes: mailLogRoutes(createMailLogService(deps)),
  problems: mailProblems,
});
