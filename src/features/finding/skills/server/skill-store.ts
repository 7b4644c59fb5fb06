import { sql } from 'drizzle-orm';
import { liveCondition } from '#features/postings/server/posting-live.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { foldForSearch } from '#kit/serbian-text.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A skill as named in postings. */
export interface NamedSkill {
  words: string;
  properName: boolean;
}

/**
 * Number of live postings that name each skill: its words in sequence, in any case form. Proper names must match
 * exactly: „seo” is also a village, and „Javite se” is not Java.
 */
export async function countNaming(executor: Executor, skills: readonly NamedSkill[], now: Date): Promise<number[]> {
  const folded = skills.map(({ words }) => foldForSearch(words));
  const asWritten = skills.map(({ words, properName }) => (properName ? `(^|\\W)${escaped(words)}($|[^\\w+#])` : null));
  const texts = sql`concat_ws(' ', ${postings.positionTitle}, ${postings.jobShortDescription}, ${postings.jobDescription}, ${postings.conditionsDescription}, ${postings.offersDescription}, ${postings.additionalDescription})`;
  const result = await executor.execute<{ count: number }>(
    sql`select (
        select count(*)::int from ${postings}
        where ${liveCondition(now)} and search @@ phraseto_tsquery('serbian', skill.folded)
          and (skill.written is null or ${texts} ~ skill.written)
      ) as count
      from unnest(${sql.param(folded)}::text[], ${sql.param(asWritten)}::text[])
        with ordinality as skill (folded, written, place)
      order by place`,
  );
  return result.rows.map(({ count }) => count);
}
