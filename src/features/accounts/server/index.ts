import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Route } from '#platform/http/call-context.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimit, RateLimitRule } from '#platform/rate-limit.ts';
import type { AccessTokens } from '#platform/sessions/access-token.ts';
import { forgetSessionsJob, keptEndedDays } from './account-jobs.ts';
import { accountRoutes } from './account-routes.ts';
import { type AccountService, createAccountService } from './account-service.ts';
import { deleteOldSessions } from './account-store.ts';
import { createSessionList } from './session-list-service.ts';
import { sessionRoutes } from './session-routes.ts';
import { createSessions, type SessionService } from './session-service.ts';

export interface Accounts extends AccountService {
  sessions: SessionService;
  routes: Route[];
}

export interface AccountsDeps {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  audit: Audit;
  tokens: AccessTokens;
  rateLimit: (rule: RateLimitRule) => RateLimit;
}

/** Registration, login, sessions. */
export async function createAccounts(deps: AccountsDeps): Promise<Accounts> {
  const sessions = createSessions(deps);
  const service = createAccountService({
    ...deps,
    sessions,
    loginsPerAccount: deps.rateLimit({ name: 'login-account', points: 10, seconds: 900 }),
    loginsPerAddress: deps.rateLimit({ name: 'login-address', points: 100, seconds: 900 }),
  });
  await deps.jobs.handle(forgetSessionsJob, () =>
    deleteOldSessions(
      deps.database.executor,
      new Date(deps.clock.now().getTime() - keptEndedDays * 86_400_000),
    ),
  );
  await deps.jobs.schedule(forgetSessionsJob, '23 3 * * *');
  return {
    ...service,
    sessions,
    routes: [...accountRoutes(service, sessions), ...sessionRoutes(createSessionList(deps))],
  };
}
