import type { Feature } from '#platform/feature.ts';
import { changeMail, decisionMail, publishedMail } from './moderation-mail.tsx';
import { createModerationRoutes } from './moderation-routes.ts';

/** What administrators decide about postings. */
export const createModeration = (deps: Parameters<typeof createModerationRoutes>[0]): Feature => ({
  routes: createModerationRoutes(deps),
  mails: [publishedMail, decisionMail, changeMail],
});
