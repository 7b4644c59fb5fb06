import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { importedCompanies } from '#features/employers/server/index.ts';
import { createPostingImport, type ImportCounts } from '#features/publishing/import/server/posting-import.ts';
import { createAudit } from '#host/audit/audit.ts';
import { systemClock } from '#host/clock.ts';
import { type Database, openDatabase } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createLog } from '#host/log.ts';
import { addDays, localDay, localInstant } from '#kit/dates.ts';
import { readLines } from '#src/commands/file-lines.ts';
import { generateDemo } from '#src/demo/generate-demo.ts';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { runOnServer, withDatabase } from '#tests/support/test-server.ts';

/*
 * `npm run bench -- --import`: the import of a file compared with bare SQL that inserts the same rows into a table
 * like the one of postings, without validation, and builds the same indexes afterwards; once with words that
 * PostgreSQL stems, as the import does, and once as a mere copy of finished rows.
 */

const today = localDay(new Date());

/** Demo postings as a file, each with a unique key. */
export function writeLines(file: string, size: number, keys = 'bench'): void {
  const demo = generateDemo({ today });
  const lines = Array.from({ length: size }, (_, index) => {
    const posting = demo.postings[index % demo.postings.length] as (typeof demo.postings)[number];
    const { employerIndex, firstPublishedOn, firstPublishedMinute, state, closedOn, views, applications, ...fields } =
      posting;
    return JSON.stringify({
      ...fields,
      externalId: `${keys}-${index}`,
      employer: { company: demo.employers[employerIndex]?.company },
      externalLink: fields.externalLink ?? '',
      externalPhone: fields.externalPhone ?? '',
      notificationsEmail: fields.notificationsEmail ?? '',
      advertiserEmail: fields.advertiserEmail ?? '',
      expiryDate: null,
      publishedAt: localInstant(addDays(today, -1 - (index % 30)), 480),
      expiresAt: addDays(today, 1 + (index % 40)),
    });
  });
  writeFileSync(file, `${lines.join('\n')}\n`);
}

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};

export const importFile = async (database: Database, file: string): Promise<ImportCounts> => {
  const { run } = createPostingImport({
    database,
    clock: systemClock,
    audit: createAudit(systemClock),
    companies: importedCompanies,
  });
  return run(readLines(createReadStream(file, { highWaterMark: 1_048_576 })), {
    refused(line, issues) {
      throw new Error(`line ${line}: ${JSON.stringify(issues)}`);
    },
    noted() {},
    leftAlone() {},
    progress() {},
  });
};

const stemmed = `setweight(to_tsvector('serbian', position_title), 'A') || setweight(to_tsvector('serbian', array_to_string(categories || place_tags, ' ')), 'B')`;
const allStemmed = `${stemmed} || setweight(to_tsvector('serbian', concat_ws(' ', job_short_description, job_description, conditions_description, offers_description, additional_description)), 'C')`;

/** Rows into a table like `postings`, then its indexes. */
async function loadBare(pool: pg.Pool, words: 'stemmed' | 'copied'): Promise<number> {
  const { rows: columns } = await pool.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'postings'::regclass and attnum > 0 and not attisdropped order by attnum`,
  );
  const { rows: indexes } = await pool.query<{ definition: string }>(
    `select indexdef as definition from pg_indexes where tablename = 'postings'`,
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => {
    if (words === 'copied') return name;
    return name === 'search' ? allStemmed : name === 'search_head' ? stemmed : name;
  });
  await pool.query('create table bare (like postings including defaults)');
  try {
    return await secondsOf(async () => {
      await pool.query(`insert into bare (${names}) select ${values} from postings`);
      for (const { definition } of indexes) await pool.query(definition.replace(/ INDEX \S+ ON \S+/, ' INDEX ON bare'));
    });
  } finally {
    await pool.query('drop table bare');
  }
}

async function measure(kind: string, database: Database, file: string, size: number): Promise<void> {
  await migrateDatabase(database);
  const rate = (seconds: number): string => `${Math.round(size / seconds)}/s`.padStart(9);
  const imported = await secondsOf(() => importFile(database, file));
  const again = await secondsOf(() => importFile(database, file));
  const copied = await loadBare(database.pool, 'copied');
  const stemmedSeconds = await loadBare(database.pool, 'stemmed');
  console.log(`\n${kind}, ${size} lines`);
  console.log(`import                            ${rate(imported)}`);
  console.log(`the same file again               ${rate(again)}`);
  console.log(`bare SQL, words stemmed           ${rate(stemmedSeconds)}`);
  console.log(`bare SQL, finished rows copied    ${rate(copied)}`);
  console.log(`  → import ÷ bare SQL: ${(stemmedSeconds / imported).toFixed(2)} (wanted ≥ 0.33)`);
  console.log(`  → import ÷ copy of finished rows: ${(copied / imported).toFixed(2)}`);
  console.log(`  memory: ${Math.round(process.memoryUsage().rss / 1_048_576)} MB`);
}

/** On the data folder's PostgreSQL and on a server without durability, each in a fresh one. */
export async function benchImport(size: number, only: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'prilika-bench-'));
  const file = join(folder, 'lines.jsonl');
  const log = createLog('silent');
  try {
    writeLines(file, size);
    if (only !== 'postgres') {
      const database = await openDatabase({ dataDir: join(folder, 'data'), log });
      await measure('data folder', database, file, size);
      await database.close();
    }
    if (only !== 'local') {
      const server = await startPostgresServer();
      try {
        await runOnServer(server.url, 'create database bench_import');
        const databaseUrl = withDatabase(server.url, 'bench_import');
        const database = await openDatabase({ dataDir: folder, databaseUrl, log });
        await measure('PostgreSQL', database, file, size);
        await database.close();
      } finally {
        await server.stop();
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
