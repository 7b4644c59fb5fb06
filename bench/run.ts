import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { runOnServer, withDatabase } from '#tests/support/test-server.ts';
import { benchAgents } from './agents.ts';
import { benchBackup } from './backup.ts';
import { benchFeeds } from './feeds.ts';
import { benchGrowth } from './growth.ts';
import { benchImport } from './import.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLogin } from './login.ts';
import {
  connections,
  type Figures,
  measureEmptyServer,
  measureFixedAnswer,
  measureHttp,
  measureSql,
} from './measure.ts';
import { benchPages } from './pages.ts';
import { generatePostings } from './postings-data.ts';
import { deepPages, searches } from './queries.ts';
import { benchRelevance } from './relevance/relevance.ts';
import { searchRequests } from './search-statements.ts';
import { type Probe, type ServerProcess, startServer } from './server-process.ts';
import { benchTail } from './tail.ts';
import { benchWords } from './words.ts';

/*
 * npm run bench -- --relevance [--worst 20]
 * npm run bench -- --lighthouse [--runs 5]
 * npm run bench -- --import [--sizes 10000 --only local|postgres]
 * npm run bench -- --pages [--sizes 10000]
 * npm run bench -- --tail [--sizes 10000,100000]
 * npm run bench -- --agents 1000000 | --agents 10000 --only local
 * npm run bench -- --growth [--sizes 2000,10000,100000 --million --only local|postgres --seconds 3]
 * npm run bench -- --feeds [--sizes 2000,10000]
 * npm run bench -- --backup [--sizes 10000,100000]
 * npm run bench -- --words [--sizes 100000,1000000 --url postgresql://…]
 * npm run bench [-- --seconds 10 --million --sizes 10000,100000 --only local|postgres|login --tries 200]
 *
 * Every figure is printed beside baselines of the same run: a bare Node server, and the same SQL without the application.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    sizes: { type: 'string', default: '10000,100000' },
    million: { type: 'boolean', default: false },
    only: { type: 'string' },
    tries: { type: 'string', default: '100' },
    relevance: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    import: { type: 'boolean', default: false },
    agents: { type: 'string' },
    pages: { type: 'boolean', default: false },
    tail: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    words: { type: 'boolean', default: false },
    backup: { type: 'boolean', default: false },
    feeds: { type: 'boolean', default: false },
    url: { type: 'string' },
    worst: { type: 'string', default: '0' },
  },
});
const seconds = Number(options.seconds);
const sizes = options.sizes.split(',').map(Number);
const log = createLog('silent');
/** A broad search among a million postings may hold all connections for long. */
const patienceMs = 120_000;

const number = (value: number, digits = 0): string => value.toFixed(digits).padStart(9);
const megabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576)} MB`;

const print = (figures: Figures, probe?: Probe): void => {
  const { name, perSecond, p50, p99, errors } = figures;
  const memory = probe ? `${megabytes(probe.rss).padStart(8)} ${probe.delayP99.toFixed(1).padStart(8)} ms` : '';
  console.log(
    `${name.padEnd(34)}${number(perSecond)}/s ${number(p50, 1)} ms ${number(p99, 1)} ms ${memory}${errors ? `  ${errors} errors` : ''}`,
  );
};

const heading = (text: string): void => {
  console.log(
    `\n${text}\n${'what'.padEnd(34)}${'requests'.padStart(11)} ${'p50'.padStart(12)} ${'p99'.padStart(12)} ${'memory'.padStart(9)} ${'loop p99'.padStart(9)}`,
  );
};

const ratio = (name: string, value: number, wanted: string): void =>
  console.log(`  → ${name}: ${value.toFixed(2)} (${wanted})`);

const api = searches.map((search) => `/api/postings?${search}`);
const lists = searches.map((search) => `/oglasi?${search}`);
const details = Array.from({ length: 200 }, (_, index) => `/oglasi/${index * 7 + 1}`);
/** The server keeps guests' pages for seconds; a cookie of no session makes it render each time. */
const uncached = { cookie: 'refresh=nobody' };

interface Measured {
  api: Figures;
  /** Requests a second of the kept list as a share of the rendered one's, and of a fixed string's of the same size. */
  keptToRendered: number;
  keptToFixed: number;
  /** Median of page 500 as a multiple of page 1's. */
  deepToFirst: number;
}

const measureServer = async (server: ServerProcess): Promise<Measured> => {
  const step = async (name: string, paths: string[], headers: Record<string, string> = {}): Promise<Figures> => {
    await measureHttp('warm-up', server.url, paths, 2, headers);
    await server.probe();
    const figures = await measureHttp(name, server.url, paths, seconds, headers);
    print(figures, await server.probe());
    return figures;
  };
  const apiPaths = (queries: string[]): string[] => queries.map((query) => `/api/postings?${query}`);
  const search = await step('API search', api);
  const first = await step('API, page 1', apiPaths(deepPages.first));
  const deep = await step('API, page 500', apiPaths(deepPages.deep));
  const rendered = await step('list, rendered', lists, uncached);
  const kept = await step('list, guest (kept for seconds)', ['/oglasi']);
  const { byteLength } = await (await fetch(`${server.url}/oglasi`)).arrayBuffer();
  const fixed = await measureFixedAnswer(byteLength, seconds);
  print(fixed);
  await step('detail, rendered', details, uncached);
  await step('detail, guest', details);
  return {
    api: search,
    keptToRendered: kept.perSecond / rendered.perSecond,
    keptToFixed: kept.perSecond / fixed.perSecond,
    deepToFirst: deep.p50 / first.p50,
  };
};

const printRatios = ({ keptToRendered, keptToFixed, deepToFirst }: Measured): void => {
  ratio('guest list ÷ rendered list', keptToRendered, 'wanted ≥ 10');
  ratio('guest list ÷ fixed answer of its size', keptToFixed, 'wanted ≥ 0.5');
  ratio('page 500 ÷ page 1, p50', deepToFirst, 'wanted ≤ 3');
};

/** How long until a new posting is first in the list, in milliseconds. */
const timeUntilFound = async (server: ServerProcess, database: Database): Promise<number> => {
  await database.pool.query('update postings set first_published_at = now() where id = 1');
  const started = performance.now();
  for (;;) {
    const answer = await fetch(`${server.url}/api/postings?sort=newest&pageSize=1`);
    const { data } = (await answer.json()) as { data: { id: number }[] };
    if (data[0]?.id === 1) return performance.now() - started;
    await pause(10);
  }
};

/** Measured once, printed with everything. */
let bare: Promise<Figures> | undefined;
const bareServer = (): Promise<Figures> => {
  bare ??= measureEmptyServer(3);
  return bare;
};

const isChosen = (part: 'local' | 'postgres' | 'login'): boolean =>
  !options.relevance &&
  !options.lighthouse &&
  !options.import &&
  !options.agents &&
  !options.pages &&
  !options.tail &&
  !options.growth &&
  !options.words &&
  !options.backup &&
  !options.feeds &&
  (options.only ?? part) === part;

if (options.import) for (const size of sizes) await benchImport(size, options.only);
if (options.pages) for (const size of sizes) await benchPages(size, seconds);
if (options.tail) for (const size of sizes) await benchTail(size, seconds);
if (options.feeds) for (const size of sizes) await benchFeeds(size);
if (options.backup) await benchBackup(sizes);
if (options.words) await benchWords(sizes, seconds, options.url);
if (options.agents) await benchAgents(Number(options.agents), seconds, options.only);
if (options.growth)
  await benchGrowth(options.million ? [...sizes, 1_000_000] : sizes, Math.min(seconds, 3), options.only);
if (options.relevance) await benchRelevance(Number(options.worst));
if (options.lighthouse) await benchLighthouse(Number(options.runs));

if (isChosen('login')) await benchLogin(Number(options.tries));

const benchLocal = async (size: number): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'prilika-bench-'));
  try {
    const database = await openDatabase({ dataDir, log });
    await generatePostings(database, dataDir, size);
    await database.close();
    heading(`Default database, ${size} postings, ${connections} connections`);
    print(await bareServer());
    const server = await startServer({}, dataDir, 4010);
    console.log(`${'second start to the first answer'.padEnd(34)}${number(server.readyAfter)} ms`);
    console.log(
      `${'  to the first list, most memory'.padEnd(34)}${number(server.firstPageAfter)} ms ${megabytes(server.peakMemory)}`,
    );
    printRatios(await measureServer(server));
    await server.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

const benchPostgres = async (size: number, serverUrl: string): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'prilika-bench-'));
  const name = `bench_${size}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const databaseUrl = withDatabase(serverUrl, name);
  try {
    const database = await openDatabase({
      dataDir,
      databaseUrl,
      poolSize: connections,
      connectionTimeoutMillis: patienceMs,
      log,
    });
    await generatePostings(database, dataDir, size);
    heading(`PostgreSQL, ${size} postings, ${connections} connections`);
    print(await bareServer());
    const requests = searchRequests(searches, database);
    await measureSql('warm-up', database.pool, requests, 2);
    const bareSql = await measureSql('bare SQL of the search', database.pool, requests, seconds);
    print(bareSql);
    const server = await startServer(
      { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: String(connections) },
      dataDir,
      4011,
    );
    const measured = await measureServer(server);
    ratio('API search p50 ÷ bare SQL p50', measured.api.p50 / bareSql.p50, 'wanted ≤ 4 at 10,000');
    ratio('API search p99 ÷ bare SQL p99', measured.api.p99 / bareSql.p99, 'wanted ≤ 1 at 100,000');
    printRatios(measured);
    console.log(
      `  → until a new posting is found: ${Math.round(await timeUntilFound(server, database))} ms (wanted ≤ 1000)`,
    );
    await server.stop();
    await database.close();
  } finally {
    await runOnServer(serverUrl, `drop database ${name} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  }
};

if (isChosen('local')) for (const size of sizes) await benchLocal(size);
if (isChosen('postgres')) {
  const postgres = await startPostgresServer();
  try {
    for (const size of options.million ? [...sizes, 1_000_000] : sizes) await benchPostgres(size, postgres.url);
  } finally {
    await postgres.stop();
  }
}
