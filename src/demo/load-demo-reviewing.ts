import { and, asc, eq, inArray } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import { companyMembers } from '#features/employers/server/employer-table.ts';
import { applicationEvents, applicationNotes } from '#features/reviewing/received/server/review-table.ts';
import type { Executor } from '#host/database/database.ts';
import { demoReviewer } from './demo-accounts.ts';
import type { Market } from './load-demo-market.ts';

const MINUTE = 60_000;

/** Notes about some of the applicants, by their last names. */
const notes: Readonly<Record<string, string>> = {
  Ćirić: 'Zvati posle 17 h. Traži rad od kuće dva dana nedeljno.\nPreporučio ga je raniji poslodavac.',
  Živković: 'Odlično pismo. Pitati za završni račun.',
  Petrov: 'Nema CV, ali ima iskustva u proizvodnji. Pitati za dokumenta.',
};

/** How the company has worked on the applications to a posting: two members, with history and notes. */
export async function writeReviewing(
  tx: Executor,
  { accounts, accountFor, employerIds, people, now }: Market,
  postingId: number,
): Promise<void> {
  const colleague = await accounts.insert(tx, {
    ...accountFor(demoReviewer),
    name: 'Jovana',
    lastName: 'Perić',
  });
  await tx.insert(companyMembers).values({
    accountId: colleague,
    employerId: employerIds[0] as number,
    role: 'recruiter' as const,
    joinedAt: new Date(now.getTime() - 60 * 24 * 60 * MINUTE),
  });
  const opened = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.postingId, postingId), inArray(applications.status, ['saved', 'maybe', 'rejected'])))
    .orderBy(asc(applications.createdAt), asc(applications.id));
  for (const [place, { id, openedAt, status, lastName }] of opened.entries()) {
    if (!openedAt) continue;
    const members = place % 2 === 0 ? [colleague, people.employer] : [people.employer, colleague];
    const [first, second] = members as [string, string];
    const after = (minutes: number) => new Date(Math.min(openedAt.getTime() + minutes * MINUTE, now.getTime()));
    const text = notes[lastName];
    await tx.insert(applicationEvents).values([
      { applicationId: id, event: 'opened', actorId: first, happenedAt: openedAt },
      ...(status === 'saved'
        ? [
            {
              applicationId: id,
              event: 'sorted' as const,
              status: 'maybe' as const,
              actorId: first,
              happenedAt: after(2),
            },
          ]
        : []),
      { applicationId: id, event: 'sorted', status, actorId: second, happenedAt: after(12) },
      ...(text ? [{ applicationId: id, event: 'noted' as const, actorId: second, happenedAt: after(14) }] : []),
    ]);
    if (text)
      await tx.insert(applicationNotes).values({
        applicationId: id,
        text,
        version: 1,
        updatedBy: second,
        updatedAt: after(14),
      });
  }
}
