import { and, eq } from 'drizzle-orm';
import { type AccountRow, accounts } from '#features/accounts/server/account-table.ts';
import type { Executor } from '#host/database/database.ts';
import { type CandidateProfileRow, candidateProfiles } from './candidate-table.ts';

/** A candidate's account with what they say of themselves; null before the first save. */
export interface Candidate {
  account: AccountRow;
  profile: CandidateProfileRow | null;
}

/** Null when the account has gone meanwhile. */
export async function findCandidate(executor: Executor, accountId: string): Promise<Candidate | null> {
  const [row] = await executor
    .select({ account: accounts, profile: candidateProfiles })
    .from(accounts)
    .leftJoin(candidateProfiles, eq(candidateProfiles.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  return row ?? null;
}

/** What a save of one part writes; the other part stays. */
export type ProfileChange = Partial<Omit<typeof candidateProfiles.$inferInsert, 'accountId' | 'version'>> & {
  changedAt: Date;
};

/**
 * Writes over the version that the change began with, 0 for none. Null when that is no longer the last: of two who
 * save at once, one gets null.
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
