import { and, asc, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { type AccountRow, accounts } from '#features/accounts/server/account-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { CompanyRole } from '#kit/company-role.ts';
import { companyInvitations, companyMembers, type EmployerRow, employers } from '../../server/employer-table.ts';

export type InvitationRow = typeof companyInvitations.$inferSelect;

/** A member with account data. */
export interface MemberRow
  extends Pick<AccountRow, 'id' | 'email' | 'name' | 'lastName' | 'mailLanguage' | 'blockedAt'> {
  role: CompanyRole;
  joinedAt: Date;
}

/**
 * Locks the company until the transaction ends, to serialise changes to its team: two owners might remove each other
 * concurrently. Null for a deleted company.
 */
export async function lockCompany(tx: Executor, employerId: number): Promise<EmployerRow | null> {
  const [row] = await tx
    .select()
    .from(employers)
    .where(and(eq(employers.id, employerId), isNull(employers.deletedAt)))
    .for('update');
  return row ?? null;
}

/** Owners, then recruiters, then readers; each longest-serving first. */
export const listMembers = (executor: Executor, employerId: number): Promise<MemberRow[]> =>
  executor
    .select({
      id: accounts.id,
      email: accounts.email,
      name: accounts.name,
      lastName: accounts.lastName,
      mailLanguage: accounts.mailLanguage,
      blockedAt: accounts.blockedAt,
      role: companyMembers.role,
      joinedAt: companyMembers.joinedAt,
    })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(eq(companyMembers.employerId, employerId))
    .orderBy(
      sql`array_position(array['owner', 'recruiter'], ${companyMembers.role}) nulls last`,
      asc(companyMembers.joinedAt),
      asc(accounts.id),
    );

export async function findMembership(
  executor: Executor,
  accountId: string,
): Promise<typeof companyMembers.$inferSelect | null> {
  const [row] = await executor.select().from(companyMembers).where(eq(companyMembers.accountId, accountId));
  return row ?? null;
}

export async function insertMember(tx: Executor, values: typeof companyMembers.$inferInsert): Promise<void> {
  await tx.insert(companyMembers).values(values);
}

export async function setRole(tx: Executor, accountId: string, role: CompanyRole): Promise<void> {
  await tx.update(companyMembers).set({ role }).where(eq(companyMembers.accountId, accountId));
}

export async function deleteMember(tx: Executor, accountId: string): Promise<void> {
  await tx.delete(companyMembers).where(eq(companyMembers.accountId, accountId));
}

/** Sets the account that receives the company's mail. */
export async function setAnswering(tx: Executor, employerId: number, accountId: string | null): Promise<void> {
  await tx.update(employers).set({ accountId }).where(eq(employers.id, employerId));
}

/** Invitations with their senders, newest first. */
export const listInvitations = (executor: Executor, employerId: number) =>
  executor
    .select({
      invitation: companyInvitations,
      name: accounts.name,
      lastName: accounts.lastName,
      email: accounts.email,
    })
    .from(companyInvitations)
    .leftJoin(accounts, eq(accounts.id, companyInvitations.invitedBy))
    .where(eq(companyInvitations.employerId, employerId))
    .orderBy(desc(companyInvitations.createdAt), asc(companyInvitations.id));

/** Number of unexpired invitations, except the one for the given address. */
export const countOpen = (
  tx: Executor,
  employerId: number,
  { now, except }: { now: Date; except: string },
): Promise<number> =>
  tx.$count(
    companyInvitations,
    and(
      eq(companyInvitations.employerId, employerId),
      gt(companyInvitations.expiresAt, now),
      ne(companyInvitations.email, except),
    ),
  );

/** Inserts the invitation or updates the one for the address, whose token remains until {@link setToken}. */
export async function upsertInvitation(
  tx: Executor,
  values: typeof companyInvitations.$inferInsert,
): Promise<InvitationRow> {
  const { role, invitedBy, createdAt, expiresAt } = values;
  const [row] = await tx
    .insert(companyInvitations)
    .values(values)
    .onConflictDoUpdate({
      target: [companyInvitations.employerId, companyInvitations.email],
      set: { role, invitedBy: invitedBy ?? null, createdAt, expiresAt },
    })
    .returning();
  return row as InvitationRow;
}

export async function setToken(tx: Executor, id: string, tokenHash: string): Promise<void> {
  await tx.update(companyInvitations).set({ tokenHash }).where(eq(companyInvitations.id, id));
}

export async function findInvitation(executor: Executor, tokenHash: string): Promise<InvitationRow | null> {
  const [row] = await executor.select().from(companyInvitations).where(eq(companyInvitations.tokenHash, tokenHash));
  return row ?? null;
}

/** Returns false if the company has no such invitation. */
export async function deleteInvitation(tx: Executor, employerId: number, id: string): Promise<boolean> {
  const rows = await tx
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.id, id), eq(companyInvitations.employerId, employerId)))
    .returning({ id: companyInvitations.id });
  return rows.length > 0;
}

/** Deletes all invitations of a company, since nobody may join a blocked or deleted one. */
export async function deleteInvitations(tx: Executor, employerId: number): Promise<void> {
  await tx.delete(companyInvitations).where(eq(companyInvitations.employerId, employerId));
}

/** Deletes invitations that expired before `until`; returns their number. */
export async function deleteRunOut(executor: Executor, until: Date): Promise<number> {
  const result = await executor.delete(companyInvitations).where(lt(companyInvitations.expiresAt, until));
  return result.rowCount ?? 0;
}

/** Name of a company and whether its answering owner is blocked; null for a deleted company. */
export async function findInviting(
  executor: Executor,
  employerId: number,
): Promise<{ company: string; blocked: boolean } | null> {
  const [row] = await executor
    .select({ company: employers.company, blocked: sql<boolean>`${accounts.blockedAt} is not null` })
    .from(employers)
    .leftJoin(accounts, eq(accounts.id, employers.accountId))
    .where(and(eq(employers.id, employerId), isNull(employers.deletedAt)));
  return row ?? null;
}

/** Account id of the company's answering owner. */
export async function answeringOf(executor: Executor, employerId: number): Promise<string | null> {
  const [row] = await executor
    .select({ accountId: employers.accountId })
    .from(employers)
    .where(eq(employers.id, employerId));
  return row?.accountId ?? null;
}
