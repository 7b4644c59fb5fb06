import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import type pg from 'pg';
import { onDemand } from '../scripts/on-demand.ts';

type Autocannon = typeof import('autocannon');
const { module } = await onDemand<{ default: Autocannon }>('tools/autocannon', 'autocannon');
const autocannon = module.default;

export interface Figures {
  name: string;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
  errors: number;
}

export const connections = 16;

/** Requests for these paths in turn, whichever connection is free: no two ask the same at once. */
export async function measureHttp(
  name: string,
  url: string,
  paths: string[],
  seconds: number,
  headers: Record<string, string> = {},
  atOnce = connections,
): Promise<Figures> {
  let next = 0;
  const result = await autocannon({
    url,
    connections: atOnce,
    duration: seconds,
    requests: [
      {
        method: 'GET',
        headers,
        setupRequest: (request) => ({ ...request, path: paths[next++ % paths.length] as string }),
      },
    ],
  });
  return {
    name,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    max: result.latency.max,
    errors: result.errors + result.non2xx,
  };
}

/** The bare baseline: an HTTP server of Node that returns two bytes. */
export async function measureEmptyServer(seconds: number): Promise<Figures> {
  const server = createServer((_request, response) => response.end('ok'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await measureHttp('bare Node server', `http://127.0.0.1:${port}`, ['/'], seconds);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** A fixed string of a number of bytes from a separate server, through the same HTTP stack as the product's. */
export async function measureFixedAnswer(bytes: number, seconds: number): Promise<Figures> {
  const port = 4013;
  const server = fork('bench/fixed-server.mjs', {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), BENCH_BYTES: String(bytes) },
  });
  try {
    await once(server, 'message');
    const url = `http://127.0.0.1:${port}`;
    await measureHttp('warm-up', url, ['/'], 1);
    return await measureHttp(`fixed answer of ${bytes} bytes`, url, ['/'], seconds);
  } finally {
    server.kill();
  }
}

export interface Statement {
  sql: string;
  params: unknown[];
}

export const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Works through the requests' statements on as many connections as the HTTP measurement has; no application in between. */
export async function measureSql(
  name: string,
  pool: pg.Pool,
  requests: (() => Statement[])[],
  seconds: number,
  atOnce = connections,
): Promise<Figures> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  let next = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      const statements = (requests[next++ % requests.length] as () => Statement[])();
      const started = performance.now();
      await Promise.all(statements.map((statement) => pool.query(statement.sql, statement.params)));
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  times.sort((a, b) => a - b);
  return {
    name,
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    max: times.at(-1) ?? 0,
    errors: 0,
  };
}

/** How much two measurements of one baseline may differ for a ratio to it to mean something. */
const maxDrift = 0.15;

/**
 * A figure of requests a second between two measurements of its baseline, as text of their ratio; where the baselines differ
 * too much, that and the machine's load instead.
 * @param text of figure ÷ baseline
 */
export const ratioToBaseline = (
  perSecond: number,
  [before, after]: readonly [Figures, Figures],
  text: (ratio: number) => string,
): string => {
  const [low, high] = [before.perSecond, after.perSecond].sort((a, b) => a - b) as [number, number];
  if (high > low * (1 + maxDrift))
    return `no ratio: the baseline was ${low.toFixed(0)} and ${high.toFixed(0)}/s, load ${loadavg()[0]?.toFixed(1)}`;
  return text((2 * perSecond) / (low + high));
};
