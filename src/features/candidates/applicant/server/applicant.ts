import { and, eq, inArray, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { files } from '#features/files/server/file-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { LocalDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Education, Experience } from '../../cv-fields.ts';
import { candidateDocuments } from '../../documents/server/document-table.ts';
import { findCandidate } from '../../server/candidate-store.ts';

/** Candidate data copied into an application: contact details, and a snapshot of profile and CV. */
export interface Applicant {
  firstName: string;
  lastName: string;
  email: string;
  /** E.164, or empty. */
  phone: string;
  address: string;
  city: string;
  birthday: LocalDay | null;
  /** Language of emails to the candidate. */
  language: Language;
  snapshot: {
    profession: string;
    /** Catalogue codes, or empty. */
    experienceLevel: string;
    educationLevel: string;
    externalLink: string;
    aboutMe: string;
    education: Education[];
    experience: Experience[];
    skills: string[];
  };
}

/**
 * The candidate, with the account locked against deletion until the transaction ends; null when it has been deleted.
 */
export async function forApplication(tx: Executor, accountId: string): Promise<Applicant | null> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('key share');
  const candidate = await findCandidate(tx, accountId);
  if (!candidate) return null;
  const { account, profile } = candidate;
  return {
    firstName: account.name,
    lastName: account.lastName,
    email: account.email,
    phone: profile?.phone ?? '',
    address: profile?.address ?? '',
    city: profile?.city ?? '',
    birthday: (profile?.birthday ?? null) as LocalDay | null,
    language: account.mailLanguage,
    snapshot: {
      profession: profile?.profession ?? '',
      experienceLevel: profile?.experienceLevel ?? '',
      educationLevel: profile?.educationLevel ?? '',
      externalLink: profile?.externalLink ?? '',
      aboutMe: profile?.aboutMe ?? '',
      education: profile?.education ?? [],
      experience: profile?.experience ?? [],
      skills: profile?.skills ?? [],
    },
  };
}

/**
 * Those of the given documents that belong to the account, in the order of `ids`, locked against deletion until the
 * transaction ends.
 */
export async function documentsToSend(
  tx: Executor,
  accountId: string,
  ids: readonly string[],
): Promise<{ id: string; fileId: string; name: string }[]> {
  if (ids.length === 0) return [];
  const { id, fileId, name } = candidateDocuments;
  const rows = await tx
    .select({ id, fileId, name })
    .from(candidateDocuments)
    // The bytes of infected files have been deleted, so there is nothing to send.
    .innerJoin(files, and(eq(files.id, fileId), sql`${files.heldAs} is distinct from 'infected'`))
    .where(and(eq(candidateDocuments.accountId, accountId), inArray(candidateDocuments.id, [...ids])))
    .for('share', { of: candidateDocuments });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((one) => byId.get(one) ?? []);
}
