import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import { postings, shownCompany } from '#features/postings/server/posting-table.ts';
import type { Clock } from '#host/clock.ts';
import type { Executor } from '#host/database/database.ts';
import { files } from '#host/files/file-table.ts';
import type { Person, PersonalDataPart } from '#host/personal-data.ts';
import type { InterviewEnding } from '../../interviews/server/interview-ending.ts';
import { interviewRounds, interviewSlots, interviews } from '../../interviews/server/interview-table.ts';
import { isReadBy } from '../../messaging/server/message-rows.ts';
import { deleteEmptyBatches } from '../../messaging/server/message-store.ts';
import { applicationMessages } from '../../messaging/server/message-table.ts';
import { listThread } from '../../messaging/server/thread-store.ts';
import { applicationNotes } from '../../received/server/review-table.ts';
import { listDocuments } from '../../server/application-store.ts';
import { applicationDocuments, applications } from '../../server/application-table.ts';

/** Applications sent signed in, and those that were sent from the same address without an account. */
const ofPerson = ({ accountId, email, emailVerified }: Person): SQL | undefined =>
  or(eq(applications.candidateId, accountId), emailVerified ? eq(applications.email, email) : undefined);

/** The files that were sent; one that the person also keeps among the documents goes with them, once. */
async function eraseDocuments(tx: Executor, applicationIds: string[]): Promise<string[]> {
  if (applicationIds.length === 0) return [];
  const sent = tx
    .select({ id: applicationDocuments.fileId })
    .from(applicationDocuments)
    .where(inArray(applicationDocuments.applicationId, applicationIds));
  const rows = await tx
    .delete(files)
    .where(inArray(files.id, sent))
    .returning({ storageKey: files.storageKey });
  return rows.map(({ storageKey }) => storageKey);
}

/** What the company wrote about the person or to them, and what they answered; that it happened stays. */
async function eraseReviewing(tx: Executor, applicationIds: string[]): Promise<void> {
  if (applicationIds.length === 0) return;
  await tx.delete(applicationNotes).where(inArray(applicationNotes.applicationId, applicationIds));
  const messages = await tx
    .delete(applicationMessages)
    .where(inArray(applicationMessages.applicationId, applicationIds))
    .returning({ batchId: applicationMessages.batchId });
  // What was written to this person alone.
  await deleteEmptyBatches(
    tx,
    messages.flatMap(({ batchId }) => batchId ?? []),
  );
  await tx.delete(interviews).where(inArray(interviews.applicationId, applicationIds));
}

/** The interviews of an application, as its person knows them. */
const listInterviews = (executor: Executor, applicationId: string) =>
  executor
    .select({
      placeKind: interviewRounds.placeKind,
      place: interviewRounds.place,
      note: interviewRounds.note,
      offeredAt: interviews.createdAt,
      chosenAt: interviews.chosenAt,
      startsAt: interviewSlots.startsAt,
      endsAt: interviewSlots.endsAt,
      unsuitedAt: interviews.unsuitedAt,
      cancelledAt: interviews.cancelledAt,
      cancelledBy: interviews.cancelledBy,
      reason: interviews.reason,
    })
    .from(interviews)
    .innerJoin(interviewRounds, eq(interviewRounds.id, interviews.roundId))
    .leftJoin(interviewSlots, eq(interviewSlots.id, interviews.slotId))
    .where(eq(interviews.applicationId, applicationId))
    .orderBy(asc(interviews.createdAt), asc(interviews.id));

/**
 * What a person has sent to employers, withdrawn or not. At the deletion an application stays as the one of a deleted candidate, without
 * any content (rules.md#account-deletion), so that the employer's counts hold.
 */
export const applicationsPersonalData = (
  clock: Clock,
  ending: Pick<InterviewEnding, 'ofApplications'>,
): PersonalDataPart => ({
  name: 'applications',
  tables: ['applications'],

  async collect(executor, person) {
    const rows = await executor
      .select({
        application: applications,
        positionTitle: postings.positionTitle,
        company: shownCompany,
      })
      .from(applications)
      .innerJoin(postings, eq(postings.id, applications.postingId))
      .innerJoin(employers, eq(employers.id, postings.employerId))
      .where(ofPerson(person))
      .orderBy(asc(applications.createdAt), asc(applications.id));
    const sent: { name: string; storageKey: string }[] = [];
    const data = [];
    for (const { application, positionTitle, company } of rows) {
      // How the employer has sorted it is the employer's own note, and what the employer was told no data of the person.
      const {
        candidateId,
        status: _status,
        erasedAt: _erasedAt,
        deletionAnnouncedAt: _deletionAnnouncedAt,
        replyRemindedAt: _replyRemindedAt,
        notifiedAt: _notifiedAt,
        confirmationDueAt: _confirmationDueAt,
        ...content
      } = application;
      const documents = await listDocuments(executor, application.id);
      const messages = (await listThread(executor, application.id)).filter((row) =>
        isReadBy('candidate', row),
      );
      // Of what a scanner has found something in there are no bytes.
      const there = documents.filter(({ heldAs }) => heldAs !== 'infected');
      sent.push(...there.map(({ name, storageKey }) => ({ name, storageKey })));
      data.push({
        ...content,
        positionTitle,
        company,
        withoutAccount: candidateId === null,
        documents: documents.map(({ id, name, mediaType, size }) => ({ id, name, mediaType, size })),
        messages: messages.map(({ message: { side, subject, body, createdAt } }) => ({
          ...{ side, subject, body, createdAt },
        })),
        interviews: await listInterviews(executor, application.id),
      });
    }
    return { data, files: sent };
  },

  async erase(tx, person) {
    const rows = await tx
      .update(applications)
      .set({
        candidateId: null,
        firstName: '',
        lastName: '',
        email: null,
        phone: '',
        address: '',
        city: '',
        birthDate: null,
        coverLetter: '',
        answers: [],
        snapshot: null,
        confirmationDueAt: null,
        erasedAt: clock.now(),
      })
      .where(ofPerson(person))
      .returning({ id: applications.id });
    const ids = rows.map(({ id }) => id);
    await ending.ofApplications(tx, ids, 'erased');
    await eraseReviewing(tx, ids);
    return { storageKeys: await eraseDocuments(tx, ids) };
  },

  async counts(executor, person) {
    const [row] = await executor
      .select({
        applications: sql<number>`count(*)::int`,
        applicationsInProgress: sql<number>`count(*) filter (where ${and(eq(postings.state, 'active'), gt(postings.liveUntil, clock.now()))})::int`,
      })
      .from(applications)
      .innerJoin(postings, eq(postings.id, applications.postingId))
      .where(and(ofPerson(person), isNull(applications.withdrawnAt)));
    return { ...row };
  },
});
