import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createPostingIndex, type PostingIndex } from '#features/finding/search/server/posting-index.ts';
import { type PostingsQuery, postingsQuery } from '#features/postings/search-fields.ts';
import { listCards } from '#features/postings/server/posting-store.ts';
import { type Database, openDatabase } from '#host/database/database.ts';
import { readingFrom } from '#host/database/read-database.ts';
import { createLog } from '#host/log.ts';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { runOnServer, withDatabase } from '#tests/support/test-server.ts';
import { writeLines } from './import.ts';
import { connections, measureSql, percentile } from './measure.ts';
import { generatePostings } from './postings-data.ts';
import { searches } from './queries.ts';
import { searchRequests } from './search-statements.ts';

/*
 * `npm run bench -- --words [--sizes 100000,1000000]`: the search with everything it says (page, total, all counts) from memory, beside
 * the SQL that answers the same, both in one run over the same questions, one and 16 at once; what memory costs, how long a start takes, and
 * what an import of 10,000 postings does to the slowest answers. `--url` uses a database that an earlier run has filled.
 */

const imported = 10_000;
const searchFreshMs = 1000;
/** A broad search among a million postings may hold all connections for long. */
const patienceMs = 600_000;

interface Times {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
}

const queries: PostingsQuery[] = searches.map((search) =>
  postingsQuery.parse(Object.fromEntries(new URLSearchParams(search))),
);

/**
 * Asks all questions in turn, 16 at once, while `goOn` says so. What was answered is kept until something changes, so a posting
 * changes before each round.
 */
async function timed(
  name: string,
  ask: (query: PostingsQuery) => Promise<unknown>,
  goOn: () => boolean,
  change: () => Promise<unknown>,
  atOnce = connections,
): Promise<Times> {
  const times: number[] = [];
  const started = performance.now();
  let next = 0;
  const worker = async (): Promise<void> => {
    while (goOn()) {
      if (next % queries.length === 0) await change();
      const query = queries[next++ % queries.length] as PostingsQuery;
      const asked = performance.now();
      await ask(query);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  times.sort((a, b) => a - b);
  return {
    name,
    perSecond: (times.length / (performance.now() - started)) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

const print = ({ name, perSecond, p50, p99 }: Times): void =>
  console.log(
    `${name.padEnd(44)}${perSecond.toFixed(1).padStart(9)}/s ${p50.toFixed(2).padStart(10)} ms ${p99.toFixed(2).padStart(10)} ms   load ${loadavg()[0]?.toFixed(1)}`,
  );
const ratio = (name: string, value: number, wanted: string): void =>
  console.log(`  → ${name}: ${value.toFixed(value < 0.1 ? 4 : 2)} (${wanted})`);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes of this process, without what can be thrown away. */
const memoryUsed = async (): Promise<number> => {
  collect();
  await pause(50);
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

const forSeconds = (seconds: number): (() => boolean) => {
  const until = performance.now() + seconds * 1000;
  return () => performance.now() < until;
};

/** Reads everything, and says what it takes. */
async function start(database: Database, size: number): Promise<PostingIndex> {
  const before = await memoryUsed();
  const began = performance.now();
  const cpu = process.cpuUsage();
  const index = createPostingIndex({ readDatabase: readingFrom(database), searchFreshMs });
  await index.search(postingsQuery.parse({}), new Date());
  const listed = (performance.now() - began) / 1000;
  await index.search(postingsQuery.parse({ q: 'programer' }), new Date());
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - began) / 1000;
  const read = performance.now();
  await database.pool.query('select sum(length(search)), count(place_tags) from postings');
  console.log(
    `start: lists after ${listed.toFixed(1)} s, words after ${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of processor; PostgreSQL reads the same columns in ${((performance.now() - read) / 1000).toFixed(1)} s`,
  );
  ratio('start for a million, s', (seconds / size) * 1e6, 'wanted ≤ 20');
  ratio('memory for a posting, bytes', ((await memoryUsed()) - before) / size, 'wanted ≤ 700');
  return index;
}

/** How long until a changed posting is first in the list, from the moment at which the index is asked after it. */
async function untilFound(index: PostingIndex, database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `update postings set first_published_at = now() where id = 1 returning id`,
  );
  index.changed();
  const began = performance.now();
  const { ids } = await index.search(postingsQuery.parse({ sort: 'newest' }), new Date(Date.now() + 1000));
  const took = performance.now() - began;
  if (ids[0] !== rows[0]?.id) throw new Error('the changed posting was not found');
  return took;
}

async function whileImporting(
  index: PostingIndex,
  ask: (query: PostingsQuery) => Promise<unknown>,
  databaseUrl: string,
  dataDir: string,
): Promise<Times> {
  const file = join(dataDir, `lines-${Date.now()}.jsonl`);
  writeLines(file, imported, `bench-${Date.now()}`);
  const child = spawn(process.execPath, ['--import', './scripts/tsx-hook.mjs', 'src/commands/import.ts', file], {
    stdio: 'ignore',
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  });
  let running = true;
  const ended = once(child, 'exit').then(() => {
    running = false;
  });
  const times = await timed(
    `search while ${imported} are imported`,
    ask,
    () => running,
    async () => {},
  );
  await ended;
  await index.search(postingsQuery.parse({}), new Date());
  return times;
}

async function measure(size: number, databaseUrl: string, seconds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prilika-bench-'));
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    poolSize: connections,
    connectionTimeoutMillis: patienceMs,
    log: createLog('silent'),
  });
  try {
    console.log(`\nWords, PostgreSQL, ${size} postings, load ${loadavg()[0]?.toFixed(1)}`);
    const index = await start(database, size);
    const ids = (query: PostingsQuery) => index.search(query, new Date());
    const cards = async (query: PostingsQuery): Promise<void> => {
      const now = new Date();
      await listCards(database.executor, (await index.search(query, now)).ids, now);
    };
    const change = async (): Promise<void> => {
      await database.pool.query('update postings set first_published_at = first_published_at where id = 2');
      index.changed();
    };
    const statements = searchRequests(searches, database);
    await measureSql('warm-up', database.pool, statements, 2);
    await timed('warm-up', cards, forSeconds(2), change);
    let idle: Times | undefined;
    for (const atOnce of [1, connections]) {
      console.log(`${atOnce} at once`);
      const sql = await measureSql('SQL: page, total, all counts', database.pool, statements, seconds, atOnce);
      print(sql);
      const counted = await timed('memory: ids, total, all counts', ids, forSeconds(seconds), change, atOnce);
      print(counted);
      const shown = await timed('the same, with the cards by id', cards, forSeconds(seconds), change, atOnce);
      print(shown);
      ratio('p50 ÷ SQL', counted.p50 / sql.p50, 'wanted ≤ 0.05');
      ratio('p99 ÷ SQL', counted.p99 / sql.p99, 'wanted ≤ 0.02');
      ratio('p50 with cards ÷ SQL', shown.p50 / sql.p50, '');
      ratio('p99 with cards ÷ SQL', shown.p99 / sql.p99, '');
      idle = counted;
    }
    ratio('until a changed posting is found, ms', await untilFound(index, database), 'wanted ≤ 50');
    const busy = await whileImporting(index, ids, databaseUrl, dataDir);
    print(busy);
    ratio('p99 while importing ÷ idle', busy.p99 / (idle?.p99 ?? 0), 'wanted ≤ 2');
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** For each size in a database of its own, or in the one at `url`. */
export async function benchWords(sizes: number[], seconds: number, url: string | undefined): Promise<void> {
  if (url) return measure(sizes[0] as number, url, seconds);
  const server = await startPostgresServer();
  try {
    for (const size of sizes) {
      const name = `words_${size}`;
      await runOnServer(server.url, `create database ${name}`);
      const databaseUrl = withDatabase(server.url, name);
      const folder = mkdtempSync(join(tmpdir(), 'prilika-bench-'));
      const database = await openDatabase({ dataDir: folder, databaseUrl, log: createLog('silent') });
      await generatePostings(database, folder, size);
      await database.close();
      rmSync(folder, { recursive: true, force: true });
      await measure(size, databaseUrl, seconds);
      await runOnServer(server.url, `drop database ${name} with (force)`);
    }
  } finally {
    await server.stop();
  }
}
