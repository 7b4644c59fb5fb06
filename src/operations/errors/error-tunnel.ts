import type { Context, Hono } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { readBytes } from '#host/http/request-body.ts';
import type { RequestFacts } from '#host/http/request-facts.ts';
import { pageRoute } from '#host/http/request-log.ts';
import { browserErrorsPath } from '#kit/browser-errors.ts';
import { Problem } from '#kit/problem.ts';
import type { ErrorTracking } from './error-tracking.ts';

/** Maximum bytes of an envelope with one event. */
const maxBytes = 65_536;
/** Maximum per caller and minute. */
const maxPerMinute = 10;

/** The only event of an envelope; null for anything else. */
const eventIn = (items: readonly unknown[]): object | null => {
  const [only, ...others] = items as readonly [{ type?: unknown }, unknown][];
  if (!only || others.length > 0) return null;
  const [head, event] = only;
  return head.type === 'event' && typeof event === 'object' && event !== null ? event : null;
};

/**
 * Endpoint to which browsers send their errors: on the site's own origin, so that no policy has to allow another, and
 * browsers do not learn the collector's address. The allowed parts of one event are forwarded to the configured project
 * only.
 */
export async function openErrorTunnel(deps: {
  tracking: Pick<ErrorTracking, 'passOn'>;
  facts: (c: Context) => RequestFacts;
}): Promise<(app: Hono) => void> {
  const { parseEnvelope } = await import('@sentry/core');
  const limiter = new RateLimiterMemory({ points: maxPerMinute, duration: 60 });
  const take = async (c: Context): Promise<Response> => {
    const { network, foreignOrigin } = deps.facts(c);
    if (foreignOrigin !== null) throw new Problem('forbidden');
    const allowed = await limiter.consume(network).then(
      () => true,
      () => false,
    );
    if (!allowed) throw new Problem('too-many-requests', { retryAfter: 60 });
    const bytes = await readBytes(c, maxBytes, 'payload-too-large');
    let event: { transaction?: unknown } | null;
    try {
      event = eventIn(parseEnvelope(bytes)[1]);
    } catch (error) {
      throw new Problem('bad-request', { cause: error });
    }
    if (!event) throw new Problem('bad-request');
    // Only the pattern of the page's path is forwarded.
    deps.tracking.passOn({ ...event, transaction: pageRoute(String(event.transaction)) });
    return c.json({});
  };
  return (app) => {
    app.post(browserErrorsPath, take);
  };
}
