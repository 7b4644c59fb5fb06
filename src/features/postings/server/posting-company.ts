import { eq } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { type EmployerRow, employers } from '#features/employers/server/employer-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { DecidedCompany } from './posting-act.ts';

/** Locks the employer until the transaction ends, so that counts of its data cannot change meanwhile. */
export async function lockEmployer(tx: Executor, id: number): Promise<EmployerRow | null> {
  const [row] = await tx.select().from(employers).where(eq(employers.id, id)).for('update');
  return row ?? null;
}

/** The employer's current row, not locked. */
export async function readEmployer(tx: Executor, id: number): Promise<EmployerRow | null> {
  const [row] = await tx.select().from(employers).where(eq(employers.id, id));
  return row ?? null;
}

/** A company's name, whether it is verified, and whether its account is blocked, so that nothing of it is published. */
export async function readDecidedCompany(
  executor: Executor,
  employerId: number,
): Promise<DecidedCompany & { name: string }> {
  const [row] = await executor
    .select({ name: employers.company, verifiedAt: employers.verifiedAt, blockedAt: accounts.blockedAt })
    .from(employers)
    .leftJoin(accounts, eq(accounts.id, employers.accountId))
    .where(eq(employers.id, employerId));
  return { name: row?.name ?? '', verified: Boolean(row?.verifiedAt), blocked: Boolean(row?.blockedAt) };
}
