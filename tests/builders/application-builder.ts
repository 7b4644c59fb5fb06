import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { applyAsGuest } from '#features/applying/contract.ts';
import type { GuestApplicationForm } from '#features/applying/fields.ts';
import { applyToPosting } from '#features/applying/own/contract.ts';
import type { ApplicationForm } from '#features/applying/own/fields.ts';
import { candidateDocuments } from '#features/candidates/documents/server/document-table.ts';
import { uploadFile, uploadGuestFile } from '#features/files/contract.ts';
import { files } from '#features/files/server/file-table.ts';
import { samplePdf } from '../support/sample-files.ts';
import type { CallAs, TestApplication } from '../support/test-application.ts';

let lastAddress = 0;

/** Another network address each time, so that no limit counts what a test does not count. */
const anyAddress = (): string => {
  lastAddress += 1;
  return `10.1.${lastAddress >> 8}.${lastAddress & 255}`;
};

/** A guest's uploaded document, as an application hands it over. */
export async function uploadDocument(
  app: TestApplication,
  name = 'Dragan-Ćirić-CV.pdf',
): Promise<{ fileId: string; guestToken: string }> {
  const form = new FormData();
  form.set('file', new File([samplePdf()], name, { type: 'application/pdf' }));
  const { data } = await app.call(uploadGuestFile, {}, { form, from: anyAddress() });
  return { fileId: data.id, guestToken: data.guestToken };
}

/** A guest's application from a unique address; with a cover letter and the confirmation to send no CV. */
export const guestForm = (change: Partial<GuestApplicationForm> = {}): GuestApplicationForm => ({
  firstName: 'Dragan',
  lastName: 'Ćirić',
  email: `gost-${randomUUID().slice(0, 8)}@primer.rs`,
  phone: '064 123 4567',
  city: 'Pančevo',
  applicationType: 'cv_letter',
  coverLetter: 'Poštovani, sedam godina vodim knjigovodstvo.',
  withoutCv: true,
  terms: true,
  ...change,
});

/** Applies to a posting as a guest, each from a unique network address by default. */
export const applyTo = (
  app: TestApplication,
  postingId: number,
  change: Partial<GuestApplicationForm> = {},
  how: CallAs = {},
) =>
  app.call(
    applyAsGuest,
    { params: { id: String(postingId) }, body: guestForm(change) },
    { from: anyAddress(), ...how },
  );

/** A document that a candidate keeps to send with applications. */
export async function keepDocument(
  app: TestApplication,
  { row, token }: { row: { id: string }; token: string },
  name = 'Moj CV.pdf',
): Promise<{ id: string; fileId: string }> {
  const form = new FormData();
  form.set('purpose', 'document');
  form.set('file', new File([samplePdf()], 'moja-biografija.pdf', { type: 'application/pdf' }));
  const { data } = await app.call(uploadFile, { body: { purpose: 'document' } }, { as: token, form });
  const { executor } = app.database;
  const addedAt = app.clock.now();
  await executor.update(files).set({ attachedAt: addedAt }).where(eq(files.id, data.id));
  const [kept] = await executor
    .insert(candidateDocuments)
    .values({ accountId: row.id, fileId: data.id, name, addedAt })
    .returning({ id: candidateDocuments.id });
  return { id: kept?.id as string, fileId: data.id };
}

/** A candidate's application; with a cover letter and the confirmation to send no CV. */
export const applicationForm = (change: Partial<ApplicationForm> = {}): ApplicationForm => ({
  applicationType: 'cv_letter',
  coverLetter: 'Poštovani, sedam godina vodim knjigovodstvo.',
  withoutCv: true,
  ...change,
});

/** Applies to a posting with an account. */
export const applyWith = (
  app: TestApplication,
  token: string,
  postingId: number,
  change: Partial<ApplicationForm> = {},
  how: CallAs = {},
) =>
  app.call(applyToPosting, { params: { id: String(postingId) }, body: applicationForm(change) }, { as: token, ...how });
