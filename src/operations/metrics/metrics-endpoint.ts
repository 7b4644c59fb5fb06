import cluster from 'node:cluster';
import type { Hono } from 'hono';
import { allowedAddresses } from '#host/allowed-addresses.ts';
import { clientAddress } from '#host/http/request-facts.ts';
import { Problem } from '#kit/problem.ts';
import type { Metrics } from './metrics.ts';

/** The metrics of the process, and their endpoint. */
export interface ReadableMetrics extends Metrics {
  mount(app: Hono): void;
}

/**
 * Creates the metrics of this process and `GET /metrics`, which covers all processes on the port; for other addresses
 * it does not exist. Prometheus' library is loaded only here.
 */
export async function openMetrics(allowed: readonly string[], trustedProxies: number): Promise<ReadableMetrics> {
  const { collectDefaultMetrics } = await import('prom-client');
  const { createMetrics } = await import('./metrics.ts');
  const { joinGroup } = await import('./group-metrics.ts');
  const metrics = createMetrics(collectDefaultMetrics);
  const { registry } = metrics;
  const readAll = cluster.isWorker ? joinGroup(registry) : () => registry.metrics();
  const isAllowed = allowedAddresses(allowed);
  return {
    ...metrics,
    mount(app) {
      app.get('/metrics', async (c) => {
        // Behind a proxy that is not configured, every caller would have the proxy's address.
        const unannounced = trustedProxies === 0 && c.req.header('x-forwarded-for') !== undefined;
        if (unannounced || !isAllowed(clientAddress(c, trustedProxies))) throw new Problem('not-found');
        const text = await readAll();
        if (text === null) throw new Problem('unavailable', { retryAfter: 5 });
        c.header('Content-Type', registry.contentType);
        c.header('Cache-Control', 'no-store');
        return c.body(text);
      });
    },
  };
}
