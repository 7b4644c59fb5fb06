import type { Feature } from '#host/feature.ts';
import type { ProblemTable } from '#kit/problem.ts';
import { createMailTextRoutes } from '../samples/server/mail-text-routes.ts';
import { createMailLogRoutes, type MailLogDeps } from './mail-log-routes.ts';

/** Problem codes with their HTTP statuses. */
export const mailProblems = {
  'administration.mail-not-found': 404,
  'administration.mail-not-resendable': 409,
} as const satisfies ProblemTable;

type MailProblems = typeof mailProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends MailProblems {}
}

/** The mail log of administrators, and the texts of all mails. */
export const createMails = (deps: MailLogDeps): Feature => ({
  routes: [...createMailLogRoutes(deps), ...createMailTextRoutes(deps)],
  problems: mailProblems,
});
