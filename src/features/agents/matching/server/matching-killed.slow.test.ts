import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '#host/clock.ts';
import { type Database, openDatabase } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createLog } from '#host/log.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { type StartedProcess, startProcess } from '#tests/support/processes/start-process.ts';
import { emptySearch } from '../../agent-search.ts';
import { agentHits, agents, matchedPostings, waitingAgents } from '../../server/agent-table.ts';
import { matchPostingsJob } from './matching.ts';

const agentsMade = 40;
const postingsMade = 12;

const dataDir = mkdtempSync(join(tmpdir(), 'prilika-killed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const open = (): Promise<Database> => openDatabase({ dataDir, log: createLog('silent') });

/** Inserts agents that match every second posting, and postings newer than the agents. */
async function fill(database: Database): Promise<void> {
  await migrateDatabase(database);
  const context = { database, clock: systemClock } as Parameters<typeof buildPosting>[0];
  const accountId = (await buildAccount(context, { accountType: 'jobseeker' })).row.id;
  const yesterday = new Date(Date.now() - 86_400_000);
  const times = { seenAt: yesterday, lastUsedAt: yesterday, createdAt: yesterday, updatedAt: yesterday };
  const agent = {
    accountId,
    title: 'Agent',
    emailNotifications: true,
    frequency: 'daily' as const,
    ...times,
  };
  const search = { ...emptySearch, categories: ['racunovodstvo'] };
  await database.executor.insert(agents).values(Array.from({ length: agentsMade }, () => ({ ...agent, search })));
  const employerId = (await buildEmployer(context)).row.id;
  for (let made = 0; made < postingsMade; made += 1)
    await buildPosting(context, { employerId, categories: [made % 2 === 0 ? 'racunovodstvo' : 'transport'] });
}

/** Waits until the line was printed the given number of times. False when the process ended before. */
const printed = (process: StartedProcess, line: string, times: number): Promise<boolean> =>
  new Promise((resolve) => {
    let seen = 0;
    process.lines.on('line', (text) => {
      if (text === line) seen += 1;
      if (seen === times) resolve(true);
    });
    process.lines.on('close', () => resolve(false));
  });

test('a worker that is killed while it compares, again and again, finds everything once', {
  timeout: 180_000,
}, async () => {
  const before = await open();
  await fill(before);
  await before.close();
  for (const transactions of [1, 4]) {
    const worker = startProcess('work-until-killed.ts', dataDir, matchPostingsJob.name);
    expect(await printed(worker, 'written', transactions)).toBe(true);
    worker.child.kill('SIGKILL');
    await worker.ended;
  }
  const last = startProcess('work-until-killed.ts', dataDir, matchPostingsJob.name);
  expect(await printed(last, 'done', 1)).toBe(true);
  await last.ended;

  const after = await open();
  const counts = await Promise.all(
    [agentHits, waitingAgents, matchedPostings].map((table) => after.executor.$count(table)),
  );
  await after.close();
  expect(counts).toEqual([(agentsMade * postingsMade) / 2, agentsMade, postingsMade]);
});
