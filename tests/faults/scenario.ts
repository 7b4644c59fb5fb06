import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Database, openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';
import { startSmtp, type TestSmtp } from '../support/smtp.ts';
import { testProvider } from '../support/test-provider.ts';
import { createActs, findBroken } from './acts.ts';
import { type Account, beginWriting, type Ledger } from './ledger.ts';
import { type FaultySite, prepareSite } from './site.ts';
import { buildWorld, type World } from './world.ts';

export interface Surroundings {
  /** Of a server; left out for that of the data folder. */
  databaseUrl?: string;
  /** Where to compare at the end, when that is another one by then. */
  finalDatabaseUrl?: () => string;
  environment?: Record<string, string>;
  preloaded?: string[];
  dataDir?: string;
}

export interface Scenario {
  site: FaultySite;
  smtp: TestSmtp;
  dataDir: string;
  world: World;
  ledger: Ledger;
  /** Waits until so many more writes than now were acknowledged. */
  moreWritten(count: number): Promise<void>;
}

const open = (dataDir: string, databaseUrl: string | undefined): Promise<Database> =>
  openDatabase({ dataDir, log: createLog('silent'), ...(databaseUrl ? { databaseUrl, poolSize: 4 } : {}) });

/** Jobs and mails that still have to be done. */
async function countLeft(database: Database): Promise<number> {
  const { rows } = await database.executor.execute<{ left: number }>(sql`
    select (select count(*) from pgboss.job where state < 'completed' and start_after <= now() and not blocked)::int
      + (select count(*) from mail_messages where state in ('queued', 'retrying'))::int as left`);
  return rows[0]?.left ?? 0;
}

/**
 * A site with people who write to it from before a fault until it is over: `make` does the fault and returns when the site has to be
 * well. Afterwards everything that was written is compared with what is there.
 */
export async function runScenario(
  { databaseUrl, finalDatabaseUrl, environment = {}, preloaded, dataDir: given }: Surroundings,
  make: (scenario: Scenario) => Promise<void>,
): Promise<Account[]> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'prilika-fault-'));
  const smtp = await startSmtp();
  try {
    const empty = await open(dataDir, databaseUrl);
    const world = await buildWorld(empty);
    await empty.close();
    const site = await prepareSite(
      {
        DATA_DIR: dataDir,
        SMTP_URL: smtp.url,
        SEARCH_FRESH_MS: '0',
        METRICS_ALLOWED: '10.0.0.0/8',
        ...(databaseUrl ? { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: '6' } : {}),
        ...testProvider,
        ...environment,
      },
      preloaded,
    );
    await site.start();
    const ledger = beginWriting(createActs(site.url, world));
    const moreWritten = async (count: number): Promise<void> => {
      const enough = ledger.acknowledged() + count;
      const end = Date.now() + 60_000;
      while (ledger.acknowledged() < enough) {
        if (Date.now() > end) throw new Error(`nothing is written any more. ${site.said()}`);
        await pause(20);
      }
    };
    await moreWritten(20);
    await make({ site, smtp, dataDir, world, ledger, moreWritten });
    await ledger.finish();
    expect(await site.stop(), site.said()).toBe(0);
    const database = await open(dataDir, finalDatabaseUrl?.() ?? databaseUrl);
    const accounts = await ledger.settle(database.executor);
    expect(await findBroken(database.executor)).toEqual([]);
    await database.close();
    return accounts;
  } finally {
    await smtp.close();
    if (!given) rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Waits until nothing is left to do for the jobs of a server's site. */
export async function waitForJobs(databaseUrl: string, patienceMs = 120_000): Promise<void> {
  const database = await open('', databaseUrl);
  try {
    const end = Date.now() + patienceMs;
    while ((await countLeft(database)) > 0) {
      if (Date.now() > end) throw new Error('jobs are left');
      await pause(200);
    }
  } finally {
    await database.close();
  }
}
