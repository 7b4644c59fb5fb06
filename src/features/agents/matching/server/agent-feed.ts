import { sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { wholeSearch } from '../../server/agent-rows.ts';
import { agents } from '../../server/agent-table.ts';
import type { MatchedAgent } from './agent-items.ts';

const columns = {
  id: agents.id,
  search: agents.search,
  keywordQueries: agents.keywordQueries,
  tx: sql<string>`${agents.changedTx}::text`,
};

/** An agent and the transaction that wrote it. */
export interface FeedAgent extends MatchedAgent {
  tx: string;
}

const toAgent = ({ search, ...rest }: FeedAgent): FeedAgent => ({
  ...rest,
  search: wholeSearch(search),
});

/** All agents, by id, in batches. */
export async function* readAllAgents(executor: Executor, batchSize = 10_000): AsyncGenerator<FeedAgent[]> {
  let last = 0;
  for (;;) {
    const rows = await executor
      .select(columns)
      .from(agents)
      .where(sql`${agents.id} > ${last}`)
      .orderBy(agents.id)
      .limit(batchSize);
    yield rows.map(toAgent);
    if (rows.length < batchSize) return;
    last = (rows.at(-1) as FeedAgent).id;
  }
}

/**
 * Agents that transactions from `mark` on have written: every row carries its transaction (a trigger sees to it), so none is
 * missed however late it commits; what was read before may come again.
 */
export async function readChangedAgents(executor: Executor, mark: string): Promise<FeedAgent[]> {
  const rows = await executor.select(columns).from(agents).where(sql`${agents.changedTx} >= ${mark}::xid8`);
  return rows.map(toAgent);
}
