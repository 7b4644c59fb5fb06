import type { Hono } from 'hono';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { MountHost } from '#platform/feature.ts';
import type { Route } from '#platform/http/call-context.ts';
import type { Log } from '#platform/log.ts';
import type { OidcProvider } from '#platform/oidc-config.ts';
import type { RateLimit, RateLimitRule } from '#platform/rate-limit.ts';
import type { Key } from '#platform/secrets.ts';
import type { LegalTexts } from '../../server/consent-store.ts';
import type { SessionService } from '../../sessions/server/session-service.ts';
import { createExternalClient } from './external-client.ts';
import { externalRoutes, mountExternal } from './external-routes.ts';
import { createSeals } from './external-seals.ts';
import { createExternalService, type ExternalService } from './external-service.ts';

export interface External extends ExternalService {
  routes: Route[];
  /** Puts the way to the providers and back into the application. */
  mount(app: Hono, host: MountHost): void;
}

/** Signing in at external providers (OpenID Connect), as many as are configured. */
export function createExternal(deps: {
  database: Database;
  clock: Clock;
  audit: Audit;
  log: Log;
  sessions: SessionService;
  rateLimit: (rule: RateLimitRule) => RateLimit;
  providers: OidcProvider[];
  /** 32 bytes; seals what the browser keeps of a sign-in under way. */
  secret: Key;
  legalTexts: LegalTexts;
}): External {
  const seals = createSeals(deps.secret, deps.clock);
  const external = createExternalService({ ...deps, seals });
  const clients = new Map(deps.providers.map((provider) => [provider.id, createExternalClient(provider)]));
  const perAddress = deps.rateLimit({ name: 'external-address', points: 200, seconds: 900 });
  return {
    ...external,
    routes: externalRoutes(external),
    mount: (app, host) => mountExternal(app, { ...deps, external, clients, seals, perAddress }, host),
  };
}
