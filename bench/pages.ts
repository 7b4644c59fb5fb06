import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { runOnServer, withDatabase } from '#tests/support/test-server.ts';
import { connections, measureFixedAnswer, measureHttp, ratioToBaseline } from './measure.ts';
import { generatePostings } from './postings-data.ts';
import { startServer } from './server-process.ts';

const profilePort = 4014;
const pages = ['/', '/oglasi', '/oglasi/8', '/poslodavci', '/cenovnik'];

/** Milliseconds of processor of the main thread for one request, by part. */
const partsOf = async (url: string, path: string, requests: number): Promise<Map<string, number>> => {
  const ask = async (times: number): Promise<void> => {
    for (let at = 0; at < times; at += 1) await (await fetch(`${url}${path}`)).arrayBuffer();
  };
  await ask(Math.ceil(requests / 2));
  await fetch(`http://127.0.0.1:${profilePort}/start`);
  await ask(requests);
  const sums = await (await fetch(`http://127.0.0.1:${profilePort}/stop`)).json();
  return new Map(
    Object.entries(sums as Record<string, number>)
      .map(([part, ms]): [string, number] => [part, ms / requests])
      .sort(([, a], [, b]) => b - a),
  );
};

const printParts = (name: string, parts: Map<string, number>): void => {
  const total = [...parts.values()].reduce((sum, ms) => sum + ms, 0);
  const each = [...parts].map(([part, ms]) => `${part} ${ms.toFixed(2)}`).join(', ');
  console.log(`${name.padEnd(24)}${total.toFixed(2).padStart(8)} ms   ${each}`);
};

/**
 * What a page costs (ADR 52): processor by part when it is made, and how many a kept one answers, beside a fixed answer of
 * the same size in the same run.
 */
export async function benchPages(size: number, seconds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prilika-bench-'));
  const postgres = await startPostgresServer();
  try {
    await runOnServer(postgres.url, 'create database bench_pages');
    const databaseUrl = withDatabase(postgres.url, 'bench_pages');
    const database = await openDatabase({ dataDir, databaseUrl, poolSize: 2, log: createLog('silent') });
    await generatePostings(database, dataDir, size);
    await database.close();
    const environment = {
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: String(connections),
      WEB_PROCESSES: '1',
    };

    console.log(`\nProcessor of one page made, PostgreSQL, ${size} postings, one request at a time`);
    const profiled = {
      PAGE_CACHE_MB: '0',
      BENCH_PROFILE_PORT: String(profilePort),
      NODE_OPTIONS: '--import ./bench/profile-probe.mjs',
    };
    const making = await startServer({ ...environment, ...profiled }, dataDir, 4012);
    printParts('/healthz (bare)', await partsOf(making.url, '/healthz', 1000));
    for (const path of pages) printParts(path, await partsOf(making.url, path, 300));
    await making.stop();

    console.log(`\nPages a second, ${connections} connections`);
    const keeping = await startServer(environment, dataDir, 4012);
    for (const path of pages) {
      const answer = await fetch(`${keeping.url}${path}`, { headers: { 'accept-encoding': 'identity' } });
      const bytes = (await answer.arrayBuffer()).byteLength;
      await measureHttp('warm-up', keeping.url, [path], 1);
      const different = Array.from({ length: 5000 }, (_, at) => `${path}?n=${at}`);
      const before = await measureFixedAnswer(bytes, seconds / 2);
      const kept = await measureHttp(path, keeping.url, [path], seconds);
      const made = await measureHttp(path, keeping.url, different, Math.min(seconds, 4));
      const baselines = [before, await measureFixedAnswer(bytes, seconds / 2)] as const;
      const keptShare = ratioToBaseline(
        kept.perSecond,
        baselines,
        (ratio) => `kept ${ratio.toFixed(2)} (wanted ≥ 0.5)`,
      );
      const madeShare = ratioToBaseline(made.perSecond, baselines, (ratio) => `made 1/${(1 / ratio).toFixed(0)}`);
      console.log(
        [
          path.padEnd(14),
          `kept ${kept.perSecond.toFixed(0)} (p99 ${kept.p99} ms), made ${made.perSecond.toFixed(0)} (p99 ${made.p99} ms)`,
          `kept ÷ made ${(kept.perSecond / made.perSecond).toFixed(0)}`,
          `÷ fixed answer of ${bytes} bytes: ${keptShare}, ${madeShare} (wanted ≥ 1/55, a posting 1/45)`,
        ].join('  '),
      );
    }
    await keeping.stop();
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
