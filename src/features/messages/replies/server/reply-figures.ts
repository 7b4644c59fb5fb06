import { and, gte, inArray, sql } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import type { EmployerReplies } from '#features/employers/server/index.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Database } from '#host/database/database.ts';
import { localDay, timeZone } from '#kit/dates.ts';
import { replyFigures } from '../../server/message-table.ts';

/** Minimum number of ended applications for which the figures are public (rules.md#reply-promise). */
export const minEnded = 10;

/** For how many months back applications count. */
const countedMonths = 12;

/**
 * Recalculates the reply figures of every company (rules.md#reply-promise). An application has ended when it was
 * answered, or when its posting ended and the promised days are over; one that was withdrawn unanswered does not count.
 */
export async function countReplies(database: Pick<Database, 'transaction'>, now: Date): Promise<void> {
  const at = now.toISOString();
  await database.transaction(async (tx) => {
    const over = sql`(p.state in ('expired', 'closed', 'removed')
      or (p.state = 'active' and p.live_until < ${at}::timestamptz))`;
    await tx.execute(sql`
      insert into ${replyFigures} (employer_id, ended, answered, median_days, decidable, decided, counted_at)
      select p.employer_id, count(*), count(a.answered_at),
        percentile_cont(0.5) within group (order by extract(epoch from a.answered_at - a.created_at) / 86400),
        count(*) filter (where ${over} and a.withdrawn_at is null),
        count(a.result) filter (where ${over} and a.withdrawn_at is null), ${at}
      from ${applications} a join ${postings} p on p.id = a.posting_id
      where a.created_at >= ${at}::timestamptz - make_interval(months => ${countedMonths})
        and (a.answered_at is not null or (
          a.withdrawn_at is null
          and ${over}
          and coalesce((a.created_at at time zone ${timeZone})::date + p.reply_within_days < ${localDay(now)}::date, true)))
      group by p.employer_id
      on conflict (employer_id) do update set ended = excluded.ended, answered = excluded.answered,
        median_days = excluded.median_days, decidable = excluded.decidable, decided = excluded.decided,
        counted_at = excluded.counted_at`);
    // Companies whose applications are all too old, or were deleted.
    await tx.execute(sql`delete from ${replyFigures} where counted_at < ${at}::timestamptz`);
  });
}

/** For companies: their reply figures, if enough applications have ended. */
export const employerReplies: EmployerReplies = {
  async of(executor, employerIds) {
    if (employerIds.length === 0) return new Map();
    const rows = await executor
      .select()
      .from(replyFigures)
      .where(and(inArray(replyFigures.employerId, [...employerIds]), gte(replyFigures.ended, minEnded)));
    return new Map(
      rows.map(({ employerId, ended, answered, medianDays, decidable, decided }) => [
        employerId,
        {
          // Rounded down, so that 100 % means that everybody was answered.
          answeredPercent: Math.floor((100 * answered) / ended),
          medianDays: medianDays === null ? null : Math.round(medianDays),
          resultPercent: decided === 0 || decidable < minEnded ? null : Math.floor((100 * decided) / decidable),
        },
      ]),
    );
  },
};
