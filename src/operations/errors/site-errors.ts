import { getCookie } from 'hono/cookie';
import type { AroundRequest } from '#host/http/http-app.ts';
import { languageCookie } from '#host/http/page-host.ts';
import type { createRequestFacts } from '#host/http/request-facts.ts';
import { browserErrorsPath } from '#kit/browser-errors.ts';
import { toLanguage } from '#kit/i18n/language.ts';
import { developmentVersion } from '#kit/web-version.ts';
import type { ErrorTracking } from './error-tracking.ts';

/** Reports errors in a request with its route pattern, its language and the caller's role. */
const aroundRequest =
  (tracking: Pick<ErrorTracking, 'during'>): AroundRequest =>
  (c, route, work) =>
    tracking.during(
      () => ({
        requestId: c.get('requestId' as never),
        route: route(),
        method: c.req.method,
        language: toLanguage(c.req.header('locale') ?? c.req.query('lang') ?? getCookie(c, languageCookie)),
        role: c.get('role' as never) ?? 'guest',
      }),
      work,
    );

/** Error tracking with its HTTP parts; nothing is loaded without a DSN. */
export async function openSiteErrors({
  dsn,
  webVersion,
  development,
  assetOf,
}: {
  dsn: string;
  webVersion?: (() => Promise<string>) | undefined;
  development: boolean;
  /** The address of a script of the web build, by name. */
  assetOf?: ((name: string) => string | null) | undefined;
}) {
  const [{ openErrorTracking }, { openErrorTunnel }] = await Promise.all([
    import('./error-tracking.ts'),
    import('./error-tunnel.ts'),
  ]);
  const release = async () => `prilika@${(await webVersion?.()) ?? developmentVersion}`;
  const tracking = await openErrorTracking({
    dsn,
    environment: development ? 'development' : 'production',
    release,
  });
  const script = assetOf?.('error-reports') ?? null;
  return {
    ...tracking,
    ofPages: {
      failed: (error: unknown) => tracking.report(error, { kind: 'page' }),
      browserErrors: async () => (script ? { script, to: browserErrorsPath, release: await release() } : null),
    },
    around: aroundRequest(tracking),
    openTunnel: (facts: ReturnType<typeof createRequestFacts>) => openErrorTunnel({ tracking, facts }),
  };
}
