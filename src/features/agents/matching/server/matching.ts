import type { Finding } from '#features/finding/server/index.ts';
import { readMark } from '#host/database/changes.ts';
import type { Executor } from '#host/database/database.ts';
import { defineJob, type Jobs } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { readAllAgents, readChangedAgents } from './agent-feed.ts';
import { AgentIndex } from './agent-index.ts';
import { claimPosting, findUnmatched, storeHits } from './match-store.ts';

/** Matches all agents with the postings that have gone live since the last run. */
export const matchPostingsJob = defineJob({
  name: 'agents.match',
  cron: '* * * * *',
  expireInSeconds: 900,
});

/** Max number of postings per run; the rest are left to the next run, which follows immediately. */
const maxPostings = 200;
/** The index is rebuilt when more than this share of its slots is dead. */
const maxDead = 0.5;

type Deps = Pick<Machinery, 'database' | 'clock'> & {
  finding: Pick<Finding, 'toMatch' | 'fitting' | 'valueShares'>;
};

/**
 * Finds the agents that match a posting (rules.md#agents). The job worker process holds the agents in memory from the
 * first posting on, and updates them from the database before each posting.
 */
export function createMatching({ database, finding }: Deps) {
  let index: AgentIndex | null = null;
  let mark = '0';
  /** Changes from the last read, as transaction ids by agent; the next read may return them again. */
  let lastChanges = new Map<number, string>();
  let reading: Promise<AgentIndex> | null = null;

  const load = async (): Promise<AgentIndex> => {
    const fresh = new AgentIndex(await finding.valueShares());
    mark = await readMark(database.executor);
    for await (const batch of readAllAgents(database.executor)) for (const agent of batch) fresh.add(agent);
    return fresh;
  };

  const follow = async (current: AgentIndex): Promise<AgentIndex> => {
    const next = await readMark(database.executor);
    const changed = await readChangedAgents(database.executor, mark);
    for (const agent of changed) if (lastChanges.get(agent.id) !== agent.tx) current.add(agent);
    lastChanges = new Map(changed.map(({ id, tx }) => [id, tx]));
    mark = next;
    const { size, dead } = current;
    return size > 1000 && dead > size * maxDead ? load() : current;
  };

  const upToDate = async (): Promise<AgentIndex> => {
    reading ??= (index ? follow(index) : load()).finally(() => {
      reading = null;
    });
    index = await reading;
    return index;
  };

  return {
    /** Ids of the agents that match a posting; null for a posting that cannot be live. */
    async agentsFor(executor: Executor, postingId: number) {
      const posting = await finding.toMatch(executor, postingId);
      if (!posting) return null;
      const current = await upToDate();
      const queries = current.items.queriesFor(posting.stems);
      const places = await finding.fitting(
        executor,
        postingId,
        queries.map(({ query }) => query),
      );
      const fitting = places.flatMap((place) => queries[place]?.item ?? []);
      return {
        agentIds: current.match({ ...posting, fitting }),
        publishedAt: new Date(posting.firstPublishedAt),
      };
    },
  };
}

/** Matches postings with all agents as they go live: each exactly once, regardless of retries. */
export async function handleMatching(deps: Deps & { jobs: Jobs }): Promise<void> {
  const { database, clock, jobs } = deps;
  const matching = createMatching(deps);

  const match = async (postingId: number): Promise<void> => {
    const fitting = await matching.agentsFor(database.executor, postingId);
    await database.transaction(async (tx) => {
      const now = clock.now();
      if (!(await claimPosting(tx, postingId, now)) || !fitting) return;
      await storeHits(tx, { postingId, ...fitting }, now);
    });
  };

  await jobs.handle(matchPostingsJob, async () => {
    const ids = await findUnmatched(database.executor, clock.now(), maxPostings);
    const failures: unknown[] = [];
    // A posting that fails must not block the others; it is retried in every run.
    for (const id of ids) await match(id).catch((error: unknown) => failures.push(error));
    if (ids.length === maxPostings && failures.length < ids.length)
      await jobs.send(database.executor, matchPostingsJob, {}, { singletonKey: 'next' });
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} postings were not compared`);
  });
}
