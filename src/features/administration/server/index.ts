import type { Route } from '#platform/http/call-context.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { MailTemplate } from '#platform/mail/mail-template.ts';
import { administrationRoutes } from './administration-routes.ts';
import { createAuditService } from './audit-service.ts';
import { companyBlockedMail, companyUnblockedMail } from './company-mail.tsx';
import { companyRoutes } from './company-routes.ts';
import { type CompanyServiceDeps, createCompanyService } from './company-service.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { createInboxService } from './inbox-service.ts';
import { mailLogRoutes } from './mail-log-routes.ts';
import { createMailLogService, type MailLogDeps } from './mail-log-service.ts';
import { handleRetention } from './retention-job.ts';
import { selectedCompanyRoutes } from './selected-companies.ts';
import { createSummaryService } from './summary-service.ts';
import { createUserService, type UserServiceDeps } from './user-service.ts';

/** For the mailer, which renders them when they are sent. */
export const companyMails: MailTemplate<never>[] = [companyBlockedMail, companyUnblockedMail];

export interface Administration {
  routes: Route[];
}

/** What only administrators see and do. */
export async function createAdministration(
  deps: UserServiceDeps & CompanyServiceDeps & MailLogDeps & { jobs: Jobs },
): Promise<Administration> {
  await handleRetention(deps);
  return {
    routes: [
      ...administrationRoutes({
        users: createUserService(deps),
        audit: createAuditService(deps),
        summary: createSummaryService(deps),
      }),
      ...companyRoutes(createCompanyService(deps)),
      ...selectedCompanyRoutes(deps),
      ...inboxRoutes(createInboxService(deps)),
      ...mailLogRoutes(createMailLogService(deps)),
    ],
  };
}
