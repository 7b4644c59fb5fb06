import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { renewSearchWords, wordsAtOnce } from './search-words-store.ts';

/** Updates the search columns of some postings, then sends itself for the next ones until none is left. */
export const renewSearchWordsJob = defineJob({ name: 'postings.renew-search-words', cron: '41 3 * * *' });

/**
 * Runs after a change of the search words' version (ADR 23). Each run is one short transaction: a process that stops
 * half-way, or two that run concurrently, lose nothing and repeat nothing.
 * @returns a function to be called at every start
 */
export async function handleSearchWordsJobs(
  deps: Pick<Machinery, 'database' | 'jobs' | 'log'> & {
    /** Called after postings have changed. */
    changed: () => void;
  },
): Promise<() => Promise<void>> {
  const { database, jobs, changed, log } = deps;
  let warned = false;
  const send = (executor: Executor) =>
    jobs.send(executor, renewSearchWordsJob, {}, { singletonKey: 'renew-search-words' });
  await jobs.handle(renewSearchWordsJob, async () => {
    const written = await database.transaction(async (tx) => {
      const count = await renewSearchWords(tx, wordsAtOnce);
      if (count > 0) await send(tx);
      return count;
    });
    if (written === 0) return;
    changed();
    if (!warned) log.warn('postings are found by older words; their search columns are being written anew');
    warned = true;
  });
  // For rows that were locked, or written by an older program's process, during the run after the start.
  return () => send(database.executor);
}
