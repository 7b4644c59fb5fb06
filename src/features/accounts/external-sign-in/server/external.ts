import type { Hono } from 'hono';
import type { MountHost } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { OidcProvider } from '#host/oidc-config.ts';
import type { Key } from '#host/secrets.ts';
import type { LegalTexts } from '../../server/consent-store.ts';
import type { Sessions } from '../../sessions/server/sessions.ts';
import { createExternalAccounts } from './external-accounts.ts';
import { createExternalClient } from './external-client.ts';
import { mountExternal } from './external-pages.ts';
import { createSeals } from './external-seals.ts';

/** Sign-in with the configured external providers (OpenID Connect). */
export function createExternal(
  deps: Pick<Machinery, 'database' | 'clock' | 'audit' | 'log' | 'rateLimit'> & {
    sessions: Sessions;
    providers: OidcProvider[];
    /** 32 bytes; seals the sign-in data stored in the browser. */
    secret: Key;
    legalTexts: LegalTexts;
  },
) {
  const seals = createSeals(deps.secret, deps.clock);
  const external = createExternalAccounts({ ...deps, seals });
  const clients = new Map(deps.providers.map((provider) => [provider.id, createExternalClient(provider)]));
  const perAddress = deps.rateLimit({ name: 'external-address', points: 200, seconds: 900 });
  return {
    identitiesOf: external.identitiesOf,
    routes: external.routes,
    /** Mounts the redirects to the providers and back. */
    mount: (app: Hono, host: MountHost): void =>
      mountExternal(app, { ...deps, external, clients, seals, perAddress }, host),
  };
}
