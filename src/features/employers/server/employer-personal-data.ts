import { eq } from 'drizzle-orm';
import type { PersonalDataPart } from '#platform/personal-data.ts';
import type { EmployerOrders, EmployerPostings } from './employer-postings.ts';
import { companyInvitations, companyMembers, employers } from './employer-table.ts';

/** The company of an employer's account. A company with postings or orders stays, without its account and the address it gave. */
export const createEmployersPersonalData = ({
  postings,
  orders,
}: {
  postings: Pick<EmployerPostings, 'existOf'>;
  orders: Pick<EmployerOrders, 'existOf'>;
}): PersonalDataPart => ({
  name: 'company',
  tables: ['employers', 'company_members', 'company_invitations'],
  async collect(executor, { accountId }) {
    const rows = await executor.select().from(employers).where(eq(employers.accountId, accountId));
    const [membership] = await executor
      .select({ role: companyMembers.role, joinedAt: companyMembers.joinedAt, company: employers.company })
      .from(companyMembers)
      .innerJoin(employers, eq(employers.id, companyMembers.employerId))
      .where(eq(companyMembers.accountId, accountId));
    return {
      data: {
        companies: rows.map(({ companyFolded: _folded, accountId: _account, ...company }) => company),
        membership: membership ?? null,
      },
    };
  },
  async erase(tx, { accountId, email }) {
    await tx.delete(companyInvitations).where(eq(companyInvitations.email, email));
    const rows = await tx
      .select({ id: employers.id })
      .from(employers)
      .where(eq(employers.accountId, accountId));
    for (const { id } of rows) {
      const stays = (await postings.existOf(tx, id)) || (await orders.existOf(tx, id));
      if (stays)
        await tx.update(employers).set({ accountId: null, companyEmail: null }).where(eq(employers.id, id));
      else await tx.delete(employers).where(eq(employers.id, id));
    }
    return { storageKeys: [] };
  },
});
