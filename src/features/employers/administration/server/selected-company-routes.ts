import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Accounts } from '#features/accounts/server/index.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import { employers } from '../../server/employer-table.ts';
import { listSelectedCompanies, selectCompanies } from '../contract.ts';
import type { SelectedCompany } from '../fields.ts';

async function listSelected(executor: Executor): Promise<SelectedCompany[]> {
  const rows = await executor
    .select({
      id: employers.id,
      company: employers.company,
      logoFileId: employers.logoFileId,
      blockedAt: accounts.blockedAt,
    })
    .from(employers)
    .leftJoin(accounts, eq(accounts.id, employers.accountId))
    .where(isNotNull(employers.selectedRank))
    .orderBy(asc(employers.selectedRank));
  return rows.map(({ id, company, logoFileId, blockedAt }) => ({
    id,
    company,
    logo: logoFileId && publicFileAddress(logoFileId),
    blocked: blockedAt !== null,
  }));
}

/** Saves the order; returns false if a company does not exist or is deleted. */
async function writeSelection(tx: Executor, ids: number[]): Promise<boolean> {
  await tx.update(employers).set({ selectedRank: null }).where(isNotNull(employers.selectedRank));
  for (const [rank, id] of ids.entries()) {
    const written = await tx
      .update(employers)
      .set({ selectedRank: rank + 1 })
      .where(and(eq(employers.id, id), isNull(employers.deletedAt)))
      .returning({ id: employers.id });
    if (written.length === 0) return false;
  }
  return true;
}

/** Selection and order of the companies on the home page (rules.md#selected-companies). */
export function createSelectedCompanyRoutes(
  deps: Pick<Machinery, 'database' | 'audit'> & {
    accounts: Pick<Accounts, 'administration'>;
  },
): Route[] {
  const { database, audit, accounts } = deps;

  return [
    on(listSelectedCompanies, () => listSelected(database.executor)),
    on(selectCompanies, ({ actor: { accountId }, body: { ids, known } }) =>
      database.transaction(async (tx) => {
        // Serialises administrators, so that the order is compared with the latest one.
        await accounts.administration.lockAdministrators(tx, accountId);
        const before = await listSelected(tx);
        if (before.map(({ id }) => id).join() !== known.join()) throw new Problem('conflict', { current: before });
        // Rows are always locked in id order to avoid deadlocks.
        const held = [...new Set([...known, ...ids])].sort((a, b) => a - b);
        if (held.length > 0)
          await tx
            .select({ id: employers.id })
            .from(employers)
            .where(inArray(employers.id, held))
            .orderBy(asc(employers.id))
            .for('update');
        if (!(await writeSelection(tx, ids))) throw new Problem('employers.not-found');
        const after = await listSelected(tx);
        await audit.record(tx, {
          actor: accountId,
          action: 'employers.select',
          objectKind: 'employer',
          objectId: null,
          details: { companies: after.map(({ company }) => company).join(', ') },
        });
        return after;
      }),
    ),
  ];
}
