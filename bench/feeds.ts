import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { runOnServer, withDatabase } from '#tests/support/test-server.ts';
import { percentile } from './measure.ts';
import { generatePostings } from './postings-data.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const port = 4015;
/** Boards that ask at once: each address of the site has feeds of its own. */
const hosts = ['127.0.0.1', 'localhost'];
const shapes = ['indeed', 'jooble', 'adzuna', 'linkedin'];
/** Pages are asked for at this rate, whether or not the ones before were answered. */
const pagesPerSecond = 20;
const rounds = 4;
const seconds = 15;

const kinds = ['cached', 'made anew'] as const;
/** Milliseconds of each page. */
type Times = Record<(typeof kinds)[number], number[]>;

/** Asks for pages for a round: a cached one and one that is made anew, in turn. */
async function visit(times: Times): Promise<void> {
  const asked: Promise<void>[] = [];
  const begun = performance.now();
  for (let at = 0; at < seconds * pagesPerSecond; at += 1) {
    await pause(Math.max(0, begun + (at * 1000) / pagesPerSecond - performance.now()));
    const kind = at % 2 === 0 ? 'cached' : 'made anew';
    const path = kind === 'cached' ? '/oglasi' : `/oglasi/${((at * 7) % 900) + 1}?n=${begun + at}`;
    const started = performance.now();
    const page = fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.arrayBuffer());
    asked.push(page.then(() => void times[kind].push(performance.now() - started)));
  }
  await Promise.all(asked);
}

/** Reads a feed of the newest version; a board that is asked to come again does so. */
async function readFeed(address: string, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    const answer = await fetch(address, { signal: until });
    await answer.arrayBuffer();
    if (answer.ok) return;
    if (answer.status !== 503) throw new Error(`${address}: ${answer.status}`);
    await pause(1000);
  }
}

/** Ends when the server has nothing left to do: no feed is in the making. */
async function untilQuiet(server: ServerProcess): Promise<void> {
  for (let before = server.processorMs(); ; ) {
    await pause(2000);
    const now = server.processorMs();
    if (now - before < 40) return;
    before = now;
  }
}

/** What pages cost while eight boards read at once, beside what they cost alone, alternating (ADR 71). */
export async function benchFeeds(size: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prilika-bench-'));
  const postgres = await startPostgresServer();
  try {
    await runOnServer(postgres.url, 'create database bench_feeds');
    const databaseUrl = withDatabase(postgres.url, 'bench_feeds');
    const database = await openDatabase({ dataDir, databaseUrl, poolSize: 2, log: createLog('silent') });
    await generatePostings(database, dataDir, size);
    const server = await startServer({ DATABASE_URL: databaseUrl, WEB_PROCESSES: '1' }, dataDir, port);
    console.log(`\nPages beside ${hosts.length * shapes.length} feeds of ${size} postings, PostgreSQL, one process`);
    await visit({ cached: [], 'made anew': [] });
    const alone: Times = { cached: [], 'made anew': [] };
    const beside: Times = { cached: [], 'made anew': [] };
    for (let round = 0; round < rounds; round += 1) {
      await untilQuiet(server);
      await visit(alone);
      await database.pool.query(`update postings set updated_at = now() where id = 1`);
      const end = new AbortController();
      const read: string[] = [];
      const boards = hosts.flatMap((host) => shapes.map((shape) => `http://${host}:${port}/feeds/${shape}.xml`));
      const reading = boards.map(async (address) => {
        await readFeed(address, end.signal).then(
          () => read.push(address),
          (error: unknown) => {
            if (!end.signal.aborted) throw error;
          },
        );
      });
      await visit(beside);
      console.log(`round ${round + 1}: ${read.length} feeds were read in ${seconds} s`);
      end.abort();
      await Promise.all(reading);
    }
    for (const kind of kinds) {
      for (const times of [alone, beside]) times[kind].sort((a, b) => a - b);
      for (const share of [0.5, 0.9, 0.99]) {
        const [idle, busy] = [percentile(alone[kind], share), percentile(beside[kind], share)];
        console.log(
          `${kind.padEnd(10)} p${share * 100}  alone ${idle.toFixed(1)} ms, beside ${busy.toFixed(1)} ms  → ${(busy / idle).toFixed(2)}`,
        );
      }
    }
    await server.stop();
    await database.close();
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
