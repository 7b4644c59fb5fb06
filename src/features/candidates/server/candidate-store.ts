import { and, eq } from 'drizzle-orm';
import { type AccountRow, accounts } from '#features/accounts/server/account-table.ts';
import type { Executor } from '#host/database/database.ts';
import { type CandidateProfileRow, candidateProfiles } from './candidate-table.ts';

/** A candidate's account and profile; the profile is null before the first save. */
export interface Candidate {
  account: AccountRow;
  profile: CandidateProfileRow | null;
}

/** Null when the account has been deleted. */
export async function findCandidate(executor: Executor, accountId: string): Promise<Candidate | null> {
  const [row] = await executor
    .select({ account: accounts, profile: candidateProfiles })
    .from(accounts)
    .leftJoin(candidateProfiles, eq(candidateProfiles.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  return row ?? null;
}

/** Columns written when one part is saved; the other part is unchanged. */
export type ProfileChange = Partial<Omit<typeof candidateProfiles.$inferInsert, 'accountId' | 'version'>> & {
  changedAt: Date;
};

/**
 * Overwrites the version that the change is based on, 0 for none. Null when a newer version exists: of two concurrent
 * saves, one gets null.
 */
export async function writeProfile(
  tx: Executor,
  accountId: string,
  version: number,
  change: ProfileChange,
): Promise<CandidateProfileRow | null> {
  const next = { ...change, version: version + 1 };
  const [row] =
    version === 0
      ? await tx
          .insert(candidateProfiles)
          .values({ accountId, ...next })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(candidateProfiles)
          .set(next)
          .where(and(eq(candidateProfiles.accountId, accountId), eq(candidateProfiles.version, version)))
          .returning();
  return row ?? null;
}
