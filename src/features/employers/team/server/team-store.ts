import { and, asc, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { type AccountRow, accounts } from '#features/accounts/server/account-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { CompanyRole } from '#kit/company-role.ts';
import { companyInvitations, companyMembers, type EmployerRow, employers } from '../../server/employer-table.ts';

export type InvitationRow = typeof companyInvitations.$inferSelect;

/** A member with the facts of their account. */
export interface MemberRow
  extends Pick<AccountRow, 'id' | 'email' | 'name' | 'lastName' | 'mailLanguage' | 'blockedAt'> {
  role: CompanyRole;
  joinedAt: Date;
}

/**
 * The company, held until the transaction ends: whoever changes its team waits, so that two owners who remove each other
 * at once are one after the other. Null for one that is deleted.
 */
export async function lockCompany(tx: Executor, employerId: number): Promise<EmployerRow | null> {
  const [row] = await tx
    .select()
    .from(employers)
    .where(and(eq(employers.id, employerId), isNull(employers.deletedAt)))
    .for('update');
  return row ?? null;
}

/** Owners, recruiters, readers; of each the one who has been there longest first. */
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

/** Mail to the company goes to this account from now on. */
export async function setAnswering(tx: Executor, employerId: number, accountId: string | null): Promise<void> {
  await tx.update(employers).set({ accountId }).where(eq(employers.id, employerId));
}

/** The latest first, each with who sent it. */
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

/** Invitations that can be accepted, besides the one of an address. */
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

/** Writes an invitation, or the newer facts of the one that the address has; its token stays until {@link setToken}. */
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

/** False when the company has no such invitation. */
export async function deleteInvitation(tx: Executor, employerId: number, id: string): Promise<boolean> {
  const rows = await tx
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.id, id), eq(companyInvitations.employerId, employerId)))
    .returning({ id: companyInvitations.id });
  return rows.length > 0;
}

/** All of a company's: nobody joins one that is blocked or deleted. */
export async function deleteInvitations(tx: Executor, employerId: number): Promise<void> {
  await tx.delete(companyInvitations).where(eq(companyInvitations.employerId, employerId));
}

/** Deletes invitations that ran out before `until`; returns how many. */
export async function deleteRunOut(executor: Executor, until: Date): Promise<number> {
  const result = await executor.delete(companyInvitations).where(lt(companyInvitations.expiresAt, until));
  return result.rowCount ?? 0;
}

/** Name of a company that is there, with whether its answering owner is blocked, for the holder of an invitation. */
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

/** Whose account answers for the company. */
export async function answeringOf(executor: Executor, employerId: number): Promise<string | null> {
  const [row] = await executor
    .select({ accountId: employers.accountId })
    .from(employers)
    .where(eq(employers.id, employerId));
  return row?.accountId ?? null;
}
