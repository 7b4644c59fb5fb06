import type { Route } from '#platform/http/call-context.ts';
import { administrationRoutes } from './administration-routes.ts';
import { createAuditService } from './audit-service.ts';
import { mailLogRoutes } from './mail-log-routes.ts';
import { createMailLogService, type MailLogDeps } from './mail-log-service.ts';
import { createSummaryService } from './summary-service.ts';
import { createUserService, type UserServiceDeps } from './user-service.ts';

export interface Administration {
  routes: Route[];
}

/** What only administrators see and do. */
export function createAdministration(deps: UserServiceDeps & MailLogDeps): Administration {
  return {
    routes: [
      ...administrationRoutes({
        users: createUserService(deps),
        audit: createAuditService(deps),
        summary: createSummaryService(deps),
      }),
      ...mailLogRoutes(createMailLogService(deps)),
    ],
  };
}
