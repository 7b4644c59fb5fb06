import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidateDocuments } from '#features/candidates/documents/server/document-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { files } from '#features/files/server/file-table.ts';
import { postingMoves, postings } from '#features/postings/server/posting-table.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { endOfLocalDay, type LocalDay, localInstant } from '#kit/dates.ts';
import { applyTo, applyWith, keepDocument, uploadDocument } from '#tests/builders/application-builder.ts';
import { type BuiltEmployer, buildEmployer } from '#tests/builders/employer-builder.ts';
import { signedInCandidate } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testNow } from '#tests/support/test-clock.ts';
import { applications } from '../../server/application-table.ts';
import { announceDeletionsJob, deleteOldApplicationsJob } from './retention-jobs.ts';

const app = await createTestApplication();
const { executor } = app.database;

/** Runs the morning job of a day, which notifies employers. */
const morning = async (day: LocalDay): Promise<void> => {
  app.clock.set(localInstant(day, 8 * 60 + 21));
  await app.jobs.send(executor, announceDeletionsJob, {});
  await app.jobs.runPending();
};
/** Runs the nightly job of a day, which deletes expired applications. */
const night = async (day: LocalDay): Promise<void> => {
  app.clock.set(localInstant(day, 3 * 60 + 53));
  await app.jobs.send(executor, deleteOldApplicationsJob, {});
  await app.jobs.runPending();
};

/** A posting that is live from the beginning of a test to the end of 20 December 2026. */
const posted = ({ row }: BuiltEmployer, change: Parameters<typeof buildPosting>[1] = {}) => {
  app.clock.set(testNow);
  return buildPosting(app, { employerId: row.id, liveUntil: endOfLocalDay('2026-12-20'), ...change });
};
const change = (id: number, values: Partial<typeof postings.$inferInsert>) =>
  executor.update(postings).set(values).where(eq(postings.id, id));
const left = (id: number) => executor.$count(applications, eq(applications.postingId, id));
const mailsTo = async ({ account }: BuiltEmployer) =>
  (await app.mails()).filter(
    ({ recipient, template }) => recipient === account.email && template === 'applications.deletion',
  );
const sweeps = () =>
  executor
    .select({ details: auditEntries.details })
    .from(auditEntries)
    .where(eq(auditEntries.objectKind, 'application'));
const areThere = async (ids: string[]): Promise<string[]> =>
  (await executor.select({ id: files.id }).from(files).where(inArray(files.id, ids))).map(({ id }) => id);

test('a guest’s goes 12 months after the posting has ended, an account’s after 24, each after a mail', async () => {
  const employer = await buildEmployer(app);
  const { id } = await posted(employer);
  const live = await posted(employer, { liveUntil: endOfLocalDay('2031-01-01') });
  const [first, second] = [await uploadDocument(app), await uploadDocument(app)];
  await applyTo(app, id, { documents: [first, second] });
  await applyTo(app, live.id);
  const { token } = await signedInCandidate(app);
  await applyWith(app, token, id);

  await morning('2027-12-05');
  expect(await mailsTo(employer)).toEqual([]);
  await morning('2027-12-06');
  await morning('2027-12-06');
  await morning('2027-12-07');
  expect(await mailsTo(employer)).toMatchObject([
    {
      accountId: employer.account.row.id,
      subject: 'Uskoro se briše 1 prijava',
      params: { postings: [{ postingId: id, applications: 1 }], morePostings: 0, lastDay: '2027-12-20' },
    },
  ]);

  await night('2027-12-20');
  expect(await left(id)).toBe(2);
  await night('2027-12-21');
  expect(await left(id)).toBe(1);
  expect(await areThere([first.fileId, second.fileId])).toEqual([]);
  expect(await sweeps()).toEqual([{ details: { applications: 1, documents: 2 } }]);

  // On the second run nothing has expired, and nothing is logged.
  await night('2027-12-21');
  await morning('2028-12-05');
  expect(await sweeps()).toHaveLength(1);
  expect(await mailsTo(employer)).toHaveLength(1);

  await morning('2028-12-06');
  expect(await mailsTo(employer)).toHaveLength(2);
  await night('2028-12-20');
  expect(await left(id)).toBe(1);
  await night('2028-12-21');
  expect(await left(id)).toBe(0);
  expect(await left(live.id)).toBe(1);
  expect(await sweeps()).toHaveLength(2);
});

test('a file stays while its candidate keeps it or another application has it', async () => {
  const employer = await buildEmployer(app);
  const [old, later] = [await posted(employer), await posted(employer, { liveUntil: endOfLocalDay('2027-03-01') })];
  const candidate = await signedInCandidate(app);
  const [saved, dropped] = [await keepDocument(app, candidate), await keepDocument(app, candidate)];
  for (const { id } of [old, later])
    await applyWith(app, candidate.token, id, { documents: [saved.id, dropped.id], withoutCv: false });
  await executor.delete(candidateDocuments).where(eq(candidateDocuments.id, dropped.id));

  const both = [saved.fileId, dropped.fileId];
  await morning('2028-12-06');
  await night('2028-12-21');
  expect([await left(old.id), await left(later.id)]).toEqual([0, 1]);
  expect((await areThere(both)).sort()).toEqual([...both].sort());

  await morning('2029-02-15');
  await night('2029-03-02');
  expect(await left(later.id)).toBe(0);
  expect(await areThere(both)).toEqual([saved.fileId]);
});

test('a posting counts from its last end: renewed, or taken down before its time', async () => {
  const employer = await buildEmployer(app);
  const [renewed, closed] = [await posted(employer), await posted(employer)];
  for (const { id } of [renewed, closed]) await applyTo(app, id);
  await change(closed.id, { state: 'closed' });
  await executor.insert(postingMoves).values({
    postingId: closed.id,
    fromState: 'active',
    toState: 'closed',
    movedAt: localInstant('2026-12-01', 720),
  });

  await morning('2027-11-17');
  await night('2027-12-02');
  expect([await left(renewed.id), await left(closed.id)]).toEqual([1, 0]);

  // Renewed after the mail: the posting is live again, and its next end needs another mail.
  await morning('2027-12-06');
  expect(await mailsTo(employer)).toHaveLength(2);
  await change(renewed.id, {
    lastRenewedAt: app.clock.now(),
    liveUntil: endOfLocalDay('2028-01-10'),
  });
  await night('2027-12-21');
  await morning('2027-12-21');
  await night('2028-12-20');
  expect(await left(renewed.id)).toBe(1);
  // The earlier mail does not count for this end.
  await night('2029-02-01');
  expect(await left(renewed.id)).toBe(1);
  await morning('2029-02-01');
  await morning('2029-02-02');
  expect(await mailsTo(employer)).toHaveLength(3);
  await night('2029-02-15');
  expect(await left(renewed.id)).toBe(1);
  await night('2029-02-16');
  expect(await left(renewed.id)).toBe(0);
});

test('one mail names all postings of a company; workers that were down do not delete without it', async () => {
  const employer = await buildEmployer(app);
  const [one, two] = [await posted(employer, { positionTitle: 'Kuvar' }), await posted(employer)];
  for (const { id } of [one, two, two]) await applyTo(app, id);

  await night('2030-05-01');
  await Promise.all([morning('2030-05-01'), morning('2030-05-01')]);
  expect(await mailsTo(employer)).toMatchObject([
    {
      subject: 'Uskoro se brišu 3 prijave',
      params: {
        postings: [
          { postingId: one.id, positionTitle: 'Kuvar', applications: 1 },
          { postingId: two.id, applications: 2 },
        ],
        lastDay: '2030-05-15',
      },
    },
  ]);
  await night('2030-05-15');
  expect([await left(one.id), await left(two.id)]).toEqual([1, 2]);
  await Promise.all([night('2030-05-16'), night('2030-05-16')]);
  expect([await left(one.id), await left(two.id)]).toEqual([0, 0]);
});

test('nobody is told for a company without an account, nor of what was erased with its person', async () => {
  const [imported, employer] = [await buildEmployer(app), await buildEmployer(app)];
  const [theirs, own] = [await posted(imported), await posted(employer)];
  for (const { id } of [theirs, own]) await applyTo(app, id);
  await executor.update(employers).set({ accountId: null }).where(eq(employers.id, imported.row.id));
  await executor
    .update(applications)
    .set({ email: null, erasedAt: app.clock.now() })
    .where(eq(applications.postingId, own.id));

  await morning('2027-12-06');
  await night('2027-12-20');
  expect(await left(theirs.id)).toBe(1);
  await night('2027-12-21');
  expect([await left(theirs.id), await left(own.id)]).toEqual([0, 1]);
  await morning('2028-12-06');
  await night('2028-12-20');
  expect(await left(own.id)).toBe(1);
  await night('2028-12-21');
  expect(await left(own.id)).toBe(0);
  expect([...(await mailsTo(imported)), ...(await mailsTo(employer))]).toEqual([]);
});
