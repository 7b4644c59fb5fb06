import { Counter, type collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnsweredRequest } from '#host/http/request-log.ts';

/** Reads a value when the metrics are requested; null while it is unavailable. */
export type Reading = () => number | null | Promise<number | null>;

/** How the values of several processes on one port are combined. */
export type Together = 'sum' | 'max';

export interface GaugeOptions {
  /** Ends with its unit: `prilika_queue_oldest_seconds`. */
  name: string;
  help: string;
  together: Together;
  read: Reading;
}

/** The counters of one process, for Prometheus (ADR 59). */
export interface Metrics {
  registry: Registry;
  /** Counts a response. Its route is one of few: no address of a visitor is ever a label. */
  answered(request: AnsweredRequest): void;
  gauge(options: GaugeOptions): void;
  /** A number that only grows. Returns the function that increments it. */
  counter(name: string, help: string): () => void;
}

const secondsOfRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the counters of this process, including those of Node itself (memory, event loop, garbage collection). */
export function createMetrics(collectOfNode: typeof collectDefaultMetrics): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectOfNode({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer, by route.',
    labelNames: ['route'],
    buckets: secondsOfRequests,
    registers,
  });
  return {
    registry,
    answered({ route, method, status, ms }) {
      requests.inc({ route, method, status });
      durations.observe({ route }, ms / 1000);
    },
    gauge({ name, help, together, read }) {
      new Gauge({
        name,
        help,
        registers,
        aggregator: together,
        async collect() {
          const value = await Promise.resolve(read()).catch(() => null);
          // An unavailable value is omitted: any number would be misleading.
          if (value === null) this.remove();
          else this.set(value);
        },
      });
    },
    counter(name, help) {
      const counter = new Counter({ name, help, registers });
      return () => counter.inc();
    },
  };
}
