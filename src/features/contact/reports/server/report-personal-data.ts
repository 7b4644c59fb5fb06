import { asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { decisions } from '#features/decisions/server/decision-table.ts';
import { eraseDecisions } from '#features/decisions/server/index.ts';
import type { Person, PersonalDataPart } from '#host/personal-data.ts';
import { reportNote } from '../../inbox/server/inbox-store.ts';
import { postingReports } from '../../server/report-table.ts';

/** Reports of the account, or with its address as the reply address. */
const ofPerson = ({ accountId, email, emailVerified }: Person): SQL | undefined =>
  or(eq(postingReports.accountId, accountId), emailVerified ? eq(postingReports.email, email) : undefined);

/**
 * A person's reports of postings. The text is deleted with the account, as it may identify the person; the posting,
 * reason and time of the report are retained, because they protect others.
 */
export const reportsPersonalData: PersonalDataPart = {
  name: 'posting-reports',
  tables: ['posting_reports'],
  async collect(executor, person) {
    const rows = await executor
      .select({
        postingId: postingReports.postingId,
        reason: postingReports.reason,
        text: postingReports.text,
        email: postingReports.email,
        createdAt: postingReports.createdAt,
        handledAt: postingReports.handledAt,
        decision: reportNote,
      })
      .from(postingReports)
      .where(ofPerson(person))
      .orderBy(asc(postingReports.createdAt));
    return { data: rows };
  },
  async erase(tx, person) {
    const own = ofPerson(person);
    const reports = tx.select({ id: postingReports.id }).from(postingReports).where(own);
    await eraseDecisions(tx, inArray(decisions.reportId, reports));
    const nothing = { accountId: null, email: null, reporter: null, text: '', handledNote: '' };
    await tx.update(postingReports).set(nothing).where(own);
  },
};
