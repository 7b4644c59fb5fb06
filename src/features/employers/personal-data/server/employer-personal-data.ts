import { eq } from 'drizzle-orm';
import type { Files } from '#features/files/server/index.ts';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { companyAddresses } from '../../addresses/server/address-table.ts';
import { photosOf, removePhotos } from '../../server/company-photos.ts';
import type { EmployerOrders, EmployerPostings } from '../../server/employer-postings.ts';
import { companyInvitations, companyMembers, employers } from '../../server/employer-table.ts';
import { settleAnswering } from '../../team/server/answering-owner.ts';
import { deleteMember, findMembership, listMembers } from '../../team/server/team-store.ts';

/**
 * The company that an employer's account is a member of. With other members it continues, with another answering owner;
 * otherwise it is deleted or, if it has postings or orders, retained without its account and email address.
 */
export const createEmployersPersonalData = ({
  postings,
  orders,
  files,
}: {
  postings: Pick<EmployerPostings, 'existOf'>;
  orders: Pick<EmployerOrders, 'existOf'>;
  files: Pick<Files, 'discard' | 'release'>;
}): PersonalDataPart => ({
  name: 'company',
  tables: ['employers', 'company_members', 'company_invitations', 'company_addresses', 'company_photos'],
  async collect(executor, { accountId, email }) {
    const rows = await executor.select().from(employers).where(eq(employers.accountId, accountId));
    const invitations = await executor
      .select({
        company: employers.company,
        role: companyInvitations.role,
        createdAt: companyInvitations.createdAt,
        expiresAt: companyInvitations.expiresAt,
      })
      .from(companyInvitations)
      .innerJoin(employers, eq(employers.id, companyInvitations.employerId))
      .where(eq(companyInvitations.email, email));
    const addresses = await executor
      .select({
        company: employers.company,
        requestedAt: companyAddresses.requestedAt,
        confirmedAt: companyAddresses.confirmedAt,
      })
      .from(companyAddresses)
      .innerJoin(employers, eq(employers.id, companyAddresses.employerId))
      .where(eq(companyAddresses.email, email));
    const [membership] = await executor
      .select({ role: companyMembers.role, joinedAt: companyMembers.joinedAt, company: employers.company })
      .from(companyMembers)
      .innerJoin(employers, eq(employers.id, companyMembers.employerId))
      .where(eq(companyMembers.accountId, accountId));
    const photos = await photosOf(
      executor,
      rows.map(({ id }) => id),
    );
    return {
      data: {
        companies: rows.map(({ companyFolded: _folded, accountId: _account, ...company }) => ({
          ...company,
          photos: photos.get(company.id) ?? [],
        })),
        membership: membership ?? null,
        invitations,
        noticeAddresses: addresses,
      },
    };
  },
  async erase(tx, { accountId, email }) {
    await tx.delete(companyInvitations).where(eq(companyInvitations.email, email));
    await tx.delete(companyAddresses).where(eq(companyAddresses.email, email));
    // The photos are the company's, also those of a former member.
    await files.release(tx, accountId, 'workplacePhoto');
    const membership = await findMembership(tx, accountId);
    if (!membership) return;
    const [company] = await tx.select().from(employers).where(eq(employers.id, membership.employerId)).for('update');
    if (!company) return;
    await deleteMember(tx, accountId);
    const { id } = company;
    if ((await listMembers(tx, id)).length > 0) {
      await settleAnswering(tx, company);
      if (company.companyEmail === email)
        await tx.update(employers).set({ companyEmail: null }).where(eq(employers.id, id));
      return;
    }
    await removePhotos(files, tx, id);
    const stays = (await postings.existOf(tx, id)) || (await orders.existOf(tx, id));
    if (stays) await tx.update(employers).set({ accountId: null, companyEmail: null }).where(eq(employers.id, id));
    else await tx.delete(employers).where(eq(employers.id, id));
  },
});
