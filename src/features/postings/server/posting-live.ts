import { type SQL, sql } from 'drizzle-orm';
import { postings } from './posting-table.ts';

/** `isLive` (posting-state.ts) as SQL. */
export const liveCondition = (now: Date): SQL =>
  sql`${postings.state} = 'active' and ${postings.liveUntil} >= ${now.toISOString()}`;
