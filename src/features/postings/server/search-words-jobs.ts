import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { renewSearchWords, wordsAtOnce } from './search-words-store.ts';

/** Brings the search columns of some postings up to date, then sends itself for the next ones until none is left. */
export const renewSearchWordsJob = defineJob({ name: 'postings.renew-search-words', cron: '41 3 * * *' });

/**
 * After a new version of the search words (ADR 23). Each run is one short transaction that keeps what it has done: a process
 * that stops in the middle, and two that work at the same time, lose nothing and do nothing twice.
 * @returns what has to be called at every start
 */
export async function handleSearchWordsJobs(
  deps: Pick<Machinery, 'database' | 'jobs' | 'log'> & {
    /** After postings have changed. */
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
  // For rows that were locked, or written by a process of the older program, during the run after the start.
  return () => send(database.executor);
}
