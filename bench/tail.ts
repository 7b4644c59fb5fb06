import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';
import { connections, type Figures, measureHttp } from './measure.ts';
import { generatePostings } from './postings-data.ts';
import { startServer } from './server-process.ts';

const beside = ['/healthz', '/oglasi', '/api/postings?sort=newest'];

const line = ({ perSecond, p50, p99, max, errors }: Figures): string =>
  `${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50}, p99 ${p99}, longest ${max} ms  ${(p99 / p50).toFixed(1)}${errors ? `  ${errors} errors` : ''}`;

/**
 * How long the slowest wait while distinct searches are rendered, at the product's defaults, and what one connection of each
 * cheaper kind waits at that time: a check of health, a cached page, a list of the API.
 */
export async function benchTail(size: number, seconds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prilika-bench-'));
  try {
    const database = await openDatabase({ dataDir, log: createLog('silent') });
    await generatePostings(database, dataDir, size);
    await database.close();
    const server = await startServer({}, dataDir, 4015);
    let next = 30_000;
    /** Addresses that nobody has asked for. */
    const newSearches = (): string[] => Array.from({ length: 10_000 }, () => `/oglasi?q=kuvar&salaryFrom=${next++}`);
    await measureHttp('warm-up', server.url, newSearches(), seconds);
    console.log(
      `\nDistinct searches, default database and processes, ${size} postings (wanted: p99 ≤ 2.5 × p50, beside ≤ 25 ms)`,
    );
    for (const atOnce of [connections, 4 * connections]) {
      await server.probe();
      const [searched, ...cheap] = await Promise.all([
        measureHttp('searches', server.url, newSearches(), seconds, {}, atOnce),
        ...beside.map((path) => measureHttp(path, server.url, [path], seconds, {}, 1)),
      ]);
      const { delayP99 } = await server.probe();
      console.log(
        `${`${atOnce} at once`.padEnd(28)}${line(searched as Figures)}  event loop p99 ${delayP99.toFixed(0)} ms`,
      );
      for (const figures of cheap) console.log(`  ${figures.name.padEnd(26)}${line(figures)}`);
    }
    await server.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
