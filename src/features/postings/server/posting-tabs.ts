import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { type PostingTab, tabStates } from '../posting-state.ts';
import { liveCondition } from './posting-live.ts';
import { postings } from './posting-table.ts';

/** `visibleState` (posting-state.ts) as SQL, tab by tab. */
export const tabCondition = (tab: PostingTab, now: Date): SQL | undefined => {
  const states = inArray(postings.state, [...tabStates[tab]]);
  if (tab === 'active') return liveCondition(now);
  if (tab === 'pending') return states;
  return or(states, sql`(${postings.state} = 'active' and not (${liveCondition(now)}))`);
};

/** An employer's postings by tab. */
export async function countTabs(
  executor: Executor,
  employerId: number,
  now: Date,
): Promise<Record<PostingTab, number>> {
  const counted = (tab: PostingTab) => sql<number>`(count(*) filter (where ${tabCondition(tab, now)}))::int`;
  const [row] = await executor
    .select({ active: counted('active'), pending: counted('pending'), history: counted('history') })
    .from(postings)
    .where(eq(postings.employerId, employerId));
  return row ?? { active: 0, pending: 0, history: 0 };
}
