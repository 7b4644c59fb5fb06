import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#host/clock.ts';
import { type Database, openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';
import { demoAccounts } from '#src/demo/demo-accounts.ts';
import { buildApplications } from '#tests/builders/message-builder.ts';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { runOnServer, withDatabase } from '#tests/support/test-server.ts';
import { importFile, writeLines } from './import.ts';
import { connections, measureFixedAnswer, measureHttp, measureSql } from './measure.ts';
import { generatePostings } from './postings-data.ts';
import { searches } from './queries.ts';
import { searchRequests } from './search-statements.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/*
 * `npm run bench -- --growth`: what each thing costs at several sizes of the same market, and how many times as much at the largest as
 * at the smallest: the median of one after another, and the processor's time of it (without PostgreSQL's), which other work on the
 * machine changes less. Nothing is kept between requests, so each is really worked out.
 */

const applicationsOfOne = 5000;
const importedAtOnce = 1000;
const fixedBytes = 20_000;
/** Of what is slow, so many are waited for. */
const fewestAsked = 5;
const log = createLog('silent');

/** Figures by their name. */
type Row = Map<string, number>;

const uncached = { cookie: 'refresh=nobody' };

const some = (count: number, path: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => path(at));

const words = ['pro', 'voz', 'kuv', 'med', 'mag', 'ele', 'kon', 'jav'];

const publicPaths: Record<string, [string[], Record<string, string>?]> = {
  'list, rendered': [searches.map((search) => `/oglasi?${search}`), uncached],
  'posting, rendered': [some(200, (at) => `/oglasi/${at * 7 + 1}`), uncached],
  'home, rendered': [['/'], uncached],
  'API search': [searches.map((search) => `/api/postings?${search}`)],
  suggestions: [words.map((word) => `/api/postings/suggest?q=${word}`)],
  employers: [some(10, (at) => `/api/employers?page=${at + 1}`)],
  keywords: [['/api/postings/keywords']],
  'sitemap, index': [['/sitemap.xml']],
  'sitemap, one file': [['/sitemap-postings-1.xml']],
};

const tokenOf = async ({ url }: ServerProcess, email: string, accountType: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ email, password: demoAccounts.password, accountType }),
  });
  const { data } = (await answer.json()) as { data: { token: { accessToken: string } } };
  return data.token.accessToken;
};

/** A posting of the demo employer with so many applications; its id. */
const fillApplications = async (database: Database): Promise<number> => {
  const { rows } = await database.pool.query<{ id: number }>(
    `select p.id from postings p join company_members m on m.employer_id = p.employer_id join accounts a on a.id = m.account_id
     where a.email = 'poslodavac@primer.rs' order by p.id limit 1`,
  );
  const postingId = rows[0]?.id as number;
  for (let made = 0; made < applicationsOfOne; made += 1000)
    await buildApplications({ database, clock: systemClock }, postingId, 1000);
  await database.pool.query('vacuum analyze applications');
  return postingId;
};

const measureServer = async (server: ServerProcess, postingId: number, seconds: number): Promise<Row> => {
  const started = performance.now();
  // Reading the words is part of the start: it is no cost of what is asked for first.
  await (await fetch(`${server.url}/api/postings?q=programer`)).arrayBuffer();
  const row: Row = new Map([
    ['start to the first answer, ms', server.readyAfter],
    ['start to the first list, ms', server.firstPageAfter],
    ['start to the first words, ms', server.firstPageAfter + performance.now() - started],
    ['  processor, ms     start to the first words', server.processorMs()],
    ['most memory on the way, MB', server.peakMemory / 1_048_576],
  ]);
  await server.probe();
  const step = async (name: string, paths: string[], headers: Record<string, string> = {}): Promise<void> => {
    const ask = async (path: string): Promise<number> => {
      const started = performance.now();
      const answer = await fetch(`${server.url}${path}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return performance.now() - started;
    };
    await ask(paths[0] as string);
    const processor = server.processorMs();
    const times: number[] = [];
    const until = performance.now() + seconds * 1000;
    for (let at = 1; at <= fewestAsked || performance.now() < until; at += 1)
      times.push(await ask(paths[at % paths.length] as string));
    row.set(`${name}, ms`, times.sort((a, b) => a - b)[Math.floor(times.length / 2)] as number);
    row.set('  processor, ms '.padEnd(20) + name, (server.processorMs() - processor) / times.length);
  };
  for (const [name, [paths, headers]] of Object.entries(publicPaths)) await step(name, paths, headers);
  const admin = { authorization: `Bearer ${await tokenOf(server, 'admin@primer.rs', 'admin')}` };
  await step(
    'moderation list',
    some(10, (at) => `/api/admin/postings?page=${at + 1}`),
    admin,
  );
  const employer = { authorization: `Bearer ${await tokenOf(server, 'poslodavac@primer.rs', 'employer')}` };
  await step(
    `${applicationsOfOne} applications`,
    some(10, (at) => `/api/employer/postings/${postingId}/applications?page=${at + 1}`),
    employer,
  );
  await server.probe();
  const { p50, p99 } = await measureHttp(
    'many',
    server.url,
    searches.map((search) => `/oglasi?${search}`),
    seconds * 2,
    uncached,
  );
  row.set(`list, ${connections} at once, p50 ms`, p50).set(`list, ${connections} at once, p99 ms`, p99);
  const { rss, delayP99 } = await server.probe();
  row.set('memory under load, MB', rss / 1_048_576);
  row.set('event loop, p99 ms', delayP99);
  return row;
};

/** One size on one database, which is there and empty. */
const measureSize = async (
  size: number,
  seconds: number,
  place: { dataDir: string; databaseUrl?: string },
): Promise<Row> => {
  const database = await openDatabase({
    ...place,
    poolSize: connections,
    connectionTimeoutMillis: 120_000,
    log,
  });
  await generatePostings(database, place.dataDir, size);
  const file = join(place.dataDir, 'lines.jsonl');
  writeLines(file, importedAtOnce);
  const started = performance.now();
  await importFile(database, file);
  const imported = performance.now() - started;
  const postingId = await fillApplications(database);
  await database.pool.query('vacuum analyze postings');
  const requests = searchRequests(searches, database);
  await measureSql('warm-up', database.pool, requests, 1);
  const bare = place.databaseUrl ? await measureSql('bare', database.pool, requests, seconds) : null;
  await database.close();
  const environment: Record<string, string> = place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {};
  const server = await startServer({ ...environment, PAGE_CACHE_MB: '0' }, place.dataDir, 4014);
  const row = await measureServer(server, postingId, seconds);
  await server.stop();
  row.set(`import of ${importedAtOnce}, ms`, imported);
  if (bare) row.set('bare SQL of the search, p50 ms', bare.p50).set('bare SQL of the search, p99 ms', bare.p99);
  const fixed = await measureFixedAnswer(fixedBytes, seconds);
  return row.set(`fixed answer of ${fixedBytes / 1000} kB, p50 ms`, fixed.p50);
};

const printTable = (title: string, sizes: readonly number[], rows: readonly Row[]): void => {
  const cell = (value: number | undefined): string =>
    (value === undefined ? '–' : value.toFixed(value < 10 ? 1 : 0)).padStart(11);
  console.log(`\n${title}\n${'what'.padEnd(42)}${sizes.map((size) => String(size).padStart(11)).join('')}     growth`);
  for (const name of new Set(rows.flatMap((row) => [...row.keys()]))) {
    const values = rows.map((row) => row.get(name));
    const [first, last] = [values[0], values.at(-1)];
    const growth = first && last ? `${(last / first).toFixed(1)} ×` : '–';
    console.log(`${name.padEnd(42)}${values.map(cell).join('')}${growth.padStart(11)}`);
  }
};

/** On the data folder's PostgreSQL (not a million) and on a server without durability, each size in a fresh one. */
export async function benchGrowth(sizes: readonly number[], seconds: number, only: string | undefined): Promise<void> {
  const inFolder = async (work: (dataDir: string) => Promise<Row>): Promise<Row> => {
    const dataDir = mkdtempSync(join(tmpdir(), 'prilika-bench-'));
    try {
      return await work(dataDir);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  };
  if (only !== 'postgres') {
    const rows: Row[] = [];
    const own = sizes.filter((size) => size <= 100_000);
    for (const size of own) rows.push(await inFolder((dataDir) => measureSize(size, seconds, { dataDir })));
    printTable('Default database', own, rows);
  }
  if (only === 'local') return;
  const server = await startPostgresServer();
  try {
    const rows: Row[] = [];
    for (const size of sizes) {
      await runOnServer(server.url, `create database growth_${size}`);
      const databaseUrl = withDatabase(server.url, `growth_${size}`);
      rows.push(await inFolder((dataDir) => measureSize(size, seconds, { dataDir, databaseUrl })));
      await runOnServer(server.url, `drop database growth_${size} with (force)`);
    }
    printTable('PostgreSQL', sizes, rows);
  } finally {
    await server.stop();
  }
}
