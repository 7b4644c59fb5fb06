import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { claimPosting, storeHits } from '#features/agents/matching/server/match-store.ts';
import { createMatching } from '#features/agents/matching/server/matching.ts';
import { fitting, toMatch } from '#features/finding/search/server/matching.ts';
import { createPostingIndex } from '#features/finding/search/server/posting-index.ts';
import { systemClock } from '#host/clock.ts';
import { type Database, openDatabase } from '#host/database/database.ts';
import { readingFrom } from '#host/database/read-database.ts';
import { createLog } from '#host/log.ts';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { runOnServer, withDatabase } from '#tests/support/test-server.ts';
import { generateAgents } from './agents-data.ts';
import { measureHttp } from './measure.ts';
import { generatePostings } from './postings-data.ts';
import { searches } from './queries.ts';
import { startServer } from './server-process.ts';

/*
 * `npm run bench -- --agents 1000000`: a posting that goes live compared with all agents, beside one SQL statement that runs
 * every agent, in the same run and on the same PostgreSQL.
 */

const postingsSize = 2000;
const matchedTimes = 200;
const scannedTimes = 15;
const importSize = 1000;

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576)} MB`;
const line = (name: string, value: string): void => console.log(`${name.padEnd(52)}${value}`);
const times = (name: string, measured: readonly number[]): void =>
  line(name, `p50 ${at(measured, 0.5).toFixed(1)} ms   p99 ${at(measured, 0.99).toFixed(1)} ms`);
const ratio = (name: string, value: number, wanted: string): void =>
  console.log(`  → ${name}: ${value.toFixed(2)} (${wanted})`);

const at = (measured: readonly number[], share: number): number => {
  const sorted = [...measured].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
};

const timed = async <T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> => {
  const started = performance.now();
  const result = await work();
  return { ms: performance.now() - started, result };
};

/** The agents that fit a posting, every one of them asked. */
const scan = (id: number) => `
  select a.id from agents_scan a, (
    select p.*, case when p.experience is null then null else array[p.experience] end as years from postings p where p.id = ${id}
  ) as p
  where (a.categories = '{}' or a.categories && p.categories) and (a.tags = '{}' or a.tags && p.place_tags)
    and (a.experience = '{}' or p.years is null or a.experience && p.years) and (a.career = '{}' or a.career && p.career_levels)
    and (a.education = '{}' or a.education && p.education_levels) and (a.contracts = '{}' or p.contract_type = any(a.contracts))
    and (a.jobs = '{}' or p.job_type = any(a.jobs)) and (a.models = '{}' or p.work_model = any(a.models))
    and (a.employers = '{}' or p.employer_id = any(a.employers)) and (a.query is null or p.search @@ a.query)`;

async function measureMatching(database: Database, size: number, kind: string): Promise<void> {
  const index = createPostingIndex({ readDatabase: readingFrom(database), searchFreshMs: 400 });
  const generated = await timed(() => generateAgents(database, index, size));
  console.log(`\n${size} agents, ${postingsSize} postings, ${kind} (made in ${Math.round(generated.ms / 1000)} s)`);
  const matching = createMatching({
    database,
    clock: systemClock,
    finding: { toMatch, fitting, valueShares: () => index.valueShares(new Date()) },
  });
  const { rows } = await database.executor.execute<{ id: number }>(
    sql`select id from postings order by md5(id::text) limit ${importSize}`,
  );
  const ids = rows.map(({ id }) => id);

  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const start = await timed(() => matching.agentsFor(database.executor, ids[0] as number));
  globalThis.gc?.();
  line('start: all agents read into memory', `${Math.round(start.ms)} ms`);
  line('memory of the process, more than before', megabytes(process.memoryUsage().rss - before));

  const matched: number[] = [];
  let fits = 0;
  for (const id of ids.slice(0, matchedTimes)) {
    const { ms, result } = await timed(() => matching.agentsFor(database.executor, id));
    matched.push(ms);
    fits += result?.agentIds.length ?? 0;
  }
  line('agents that fit a posting', `${((100 * fits) / matched.length / size).toFixed(2)} %`);
  times('one posting matched', matched);

  const scanned: number[] = [];
  let same = 0;
  for (const id of ids.slice(0, scannedTimes)) {
    const { ms, result } = await timed(() => database.pool.query(scan(id)));
    scanned.push(ms);
    const found = await matching.agentsFor(database.executor, id);
    if (Math.abs((found?.agentIds.length ?? 0) - result.rows.length) <= result.rows.length * 0.02) same += 1;
  }
  times('one posting, every agent asked in SQL', scanned);
  line('postings for which both find the same (levels in titles aside)', `${same} of ${scannedTimes}`);
  ratio('scan ÷ matching, p50', at(scanned, 0.5) / at(matched, 0.5), 'wanted ≥ 50');
  ratio('scan ÷ matching, p99', at(scanned, 0.99) / at(matched, 0.99), 'for comparison');

  await database.pool.query('create table hits_scan (like agent_hits including all)');
  const stored: number[] = [];
  const inserted: number[] = [];
  for (const id of ids.slice(0, scannedTimes)) {
    stored.push((await timed(() => matchAndStore(database, matching, id))).ms);
    const insert = `insert into hits_scan (agent_id, posting_id, found_at, told) select id, ${id}, now(), false from (${scan(id)}) as found order by id on conflict do nothing`;
    inserted.push((await timed(() => database.pool.query(insert))).ms);
  }
  times('one posting matched, its agents stored with what is due', stored);
  times('matched by SQL and inserted', inserted);
  ratio('stored ÷ matched by SQL and inserted, p50', at(stored, 0.5) / at(inserted, 0.5), 'wanted ≤ 0.5');

  const many = await timed(async () => {
    for (const id of ids) await matching.agentsFor(database.executor, id);
  });
  line(`${importSize} postings at once, matched`, `${(many.ms / 1000).toFixed(1)} s`);
}

async function matchAndStore(
  database: Database,
  matching: ReturnType<typeof createMatching>,
  postingId: number,
): Promise<void> {
  const found = await matching.agentsFor(database.executor, postingId);
  const now = new Date();
  await database.transaction(async (tx) => {
    await claimPosting(tx, postingId, now);
    if (found) await storeHits(tx, { ...found, postingId }, now);
  });
}

/** The search's times while a server has nothing else to do, and while it compares an import of postings with all agents. */
async function measureSite(database: Database, databaseUrl: string, dataDir: string, seconds: number): Promise<void> {
  await database.pool.query('insert into agent_matched_postings select id, now() from postings on conflict do nothing');
  const server = await startServer({ DATABASE_URL: databaseUrl }, dataDir, 4012);
  const paths = searches.map((search) => `/api/postings?${search}`);
  await measureHttp('warm-up', server.url, paths, 3);
  const idle = await measureHttp('idle', server.url, paths, seconds);
  await database.pool.query(
    `with news as (select id from postings order by id desc limit ${importSize}), live as (update postings set first_published_at = now() from news where postings.id = news.id returning postings.id)
     delete from agent_matched_postings using live where posting_id = live.id`,
  );
  const open = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ open: number }>(
      `select ${importSize}::int - count(*)::int as open from agent_matched_postings where matched_at > now() - interval '10 minutes' and posting_id in (select id from postings order by id desc limit ${importSize})`,
    );
    return rows[0]?.open ?? 0;
  };
  const waitedFrom = performance.now();
  const all = await open();
  while ((await open()) === all && performance.now() - waitedFrom < 120_000) await pause(200);
  const left = await open();
  const started = performance.now();
  const busy = await measureHttp('busy', server.url, paths, seconds);
  const done = left - (await open());
  await server.stop();
  line('site’s search, idle', `p50 ${idle.p50.toFixed(1)} ms   p99 ${idle.p99.toFixed(1)} ms`);
  line(
    'site’s search while postings are matched and stored',
    `p50 ${busy.p50.toFixed(1)} ms   p99 ${busy.p99.toFixed(1)} ms   (${done} postings in ${((performance.now() - started) / 1000).toFixed(0)} s)`,
  );
  ratio('p99 busy ÷ idle', busy.p99 / idle.p99, 'wanted ≤ 1.5');
}

/** For the baseline, whose lists are columns. */
const listFunction = `create function list(search jsonb, name text) returns text[] language sql immutable as $$ select array(select jsonb_array_elements_text(search -> name)) $$`;

/** @param only `local`: on the database of a small installation, without the measure of the site beside it */
export async function benchAgents(size: number, seconds: number, only?: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prilika-bench-'));
  const log = createLog('silent');
  const postgres = only === 'local' ? null : await startPostgresServer();
  try {
    if (postgres) await runOnServer(postgres.url, 'create database bench_agents');
    const databaseUrl = postgres ? withDatabase(postgres.url, 'bench_agents') : null;
    const database = await openDatabase({
      dataDir,
      log,
      ...(databaseUrl ? { databaseUrl, poolSize: 4 } : {}),
    });
    await generatePostings(database, dataDir, postingsSize);
    await database.pool.query(listFunction);
    await measureMatching(database, size, postgres ? 'PostgreSQL' : 'data folder');
    if (databaseUrl) await measureSite(database, databaseUrl, dataDir, seconds);
    await database.close();
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
