import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import type { Files } from '#features/files/server/index.ts';
import { postings, shownCompany } from '#features/postings/server/posting-table.ts';
import type { Clock } from '#host/clock.ts';
import type { Executor } from '#host/database/database.ts';
import type { Person, PersonalDataPart } from '#host/personal-data.ts';
import { type ApplicationPart, cancelPlanned, eraseParts } from '../../server/application-parts.ts';
import { listDocuments } from '../../server/application-store.ts';
import { applicationDocuments, applications } from '../../server/application-table.ts';

/** Applications sent from the account, and those sent from its verified address without an account. */
const ofPerson = ({ accountId, email, emailVerified }: Person): SQL | undefined =>
  or(eq(applications.candidateId, accountId), emailVerified ? eq(applications.email, email) : undefined);

/** The files that were sent, including those that are also stored as the person's documents. */
async function listSentFiles(tx: Executor, applicationIds: string[]): Promise<string[]> {
  if (applicationIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ id: applicationDocuments.fileId })
    .from(applicationDocuments)
    .where(inArray(applicationDocuments.applicationId, applicationIds));
  return rows.map(({ id }) => id);
}

/**
 * The applications a person has sent to employers, including withdrawn ones. On account deletion an application remains
 * without any content, as that of a deleted candidate (rules.md#account-deletion), so that the employer's counts stay
 * correct.
 */
export const applicationsPersonalData = ({
  clock,
  files,
  parts,
}: {
  clock: Clock;
  files: Pick<Files, 'discard'>;
  parts: () => readonly ApplicationPart[];
}): PersonalDataPart => ({
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
      // The employer's sorting is the employer's own record, and notices to the employer are not personal data of the
      // applicant.
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
      const copied: Record<string, readonly object[]> = {};
      for (const part of parts())
        if (part.copied) copied[part.copied.name] = await part.copied.collect(executor, application.id);
      // Infected files have no bytes.
      const there = documents.filter(({ heldAs }) => heldAs !== 'infected');
      sent.push(...there.map(({ name, storageKey }) => ({ name, storageKey })));
      data.push({
        ...content,
        positionTitle,
        company,
        withoutAccount: candidateId === null,
        documents: documents.map(({ id, name, mediaType, size }) => ({ id, name, mediaType, size })),
        ...copied,
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
    await cancelPlanned(tx, parts(), ids, 'erased');
    await eraseParts(tx, parts(), ids);
    await files.discard(tx, await listSentFiles(tx, ids));
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
