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

/** An agent with the id of the transaction that last wrote it. */
export interface FeedAgent extends MatchedAgent {
  tx: string;
}

const toAgent = ({ search, ...rest }: FeedAgent): FeedAgent => ({
  ...rest,
  search: wholeSearch(search),
});

/** All agents in id order, in batches. */
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
 * Agents written by transactions from `mark` on. A trigger stores the transaction id in every row, so late commits are
 * not missed; rows read before may be returned again.
 */
export async function readChangedAgents(executor: Executor, mark: string): Promise<FeedAgent[]> {
  const rows = await executor.select(columns).from(agents).where(sql`${agents.changedTx} >= ${mark}::xid8`);
  return rows.map(toAgent);
}
