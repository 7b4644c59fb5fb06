import { and, eq, ne, sql } from 'drizzle-orm';
import type { Finding } from '#features/finding/server/index.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { agents } from '../../server/agent-table.ts';

/** Regenerates stored keyword queries that were created with outdated rules. */
export const renewKeywordsJob = defineJob({
  name: 'agents.renewKeywords',
  expireInSeconds: 3600,
});
const batch = 500;

/** A release may change occupation names or other words: agents must keep matching the same as the search. */
export async function handleKeywordRenewal({
  database,
  jobs,
  finding,
}: Pick<Machinery, 'database' | 'jobs'> & {
  finding: Pick<Finding, 'keywordQueries' | 'keywordRules'>;
}): Promise<{ start: () => Promise<void> }> {
  const { executor } = database;
  const outdated = and(ne(agents.keywordRules, finding.keywordRules), sql`${agents.keywordQueries} <> '{}'`);
  const find = (limit: number) =>
    executor.select({ id: agents.id, search: agents.search }).from(agents).where(outdated).limit(limit);

  await jobs.handle(renewKeywordsJob, async () => {
    for (;;) {
      const rows = await find(batch);
      for (const { id, search } of rows) {
        const keywordQueries = await finding.keywordQueries(search.keywords);
        // Only if unchanged since it was read: a concurrent change by the owner already uses the current rules.
        const same = and(eq(agents.id, id), sql`${agents.search} = ${JSON.stringify(search)}::jsonb`);
        await executor.update(agents).set({ keywordQueries, keywordRules: finding.keywordRules }).where(same);
      }
      if (rows.length < batch) return;
    }
  });

  return {
    start: async () => {
      if ((await find(1)).length > 0) await jobs.send(executor, renewKeywordsJob, {}, { singletonKey: 'start' });
    },
  };
}
