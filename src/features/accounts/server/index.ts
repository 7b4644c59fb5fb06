import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Route } from '#platform/http/call-context.ts';
import type { RateLimit, RateLimitRule } from '#platform/rate-limit.ts';
import type { AccessTokens } from '#platform/sessions/access-token.ts';
import { accountRoutes } from './account-routes.ts';
import { type AccountService, createAccountService } from './account-service.ts';
import { createSessions, type SessionService } from './session-service.ts';

export interface Accounts extends AccountService {
  sessions: SessionService;
  routes: Route[];
}

export interface AccountsDeps {
  database: Database;
  clock: Clock;
  tokens: AccessTokens;
  rateLimit: (rule: RateLimitRule) => RateLimit;
}

/** Registration, login, sessions. */
export function createAccounts(deps: AccountsDeps): Accounts {
  const sessions = createSessions(deps);
  const service = createAccountService({
    ...deps,
    sessions,
    loginsPerAccount: deps.rateLimit({ name: 'login-account', points: 10, seconds: 900 }),
    loginsPerAddress: deps.rateLimit({ name: 'login-address', points: 100, seconds: 900 }),
  });
  return { ...service, sessions, routes: accountRoutes(service, sessions) };
}
