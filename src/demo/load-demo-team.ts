import { companyInvitations, companyMembers } from '#features/employers/server/employer-table.ts';
import type { Executor } from '#host/database/database.ts';
import { hashOpaqueToken, newOpaqueToken } from '#host/sessions/opaque-token.ts';
import { demoColleagues, demoInvited } from './demo-accounts.ts';

const DAY = 86_400_000;

/** The team of the demo employer: two colleagues by their accounts, and one invitation that is under way. */
export async function loadDemoTeam(
  tx: Executor,
  { employerId, ownerId, accountIds }: { employerId: number; ownerId: string; accountIds: string[] },
  now: Date,
): Promise<void> {
  await tx.insert(companyMembers).values(
    demoColleagues.map(({ role, daysAgo }, at) => ({
      employerId,
      role,
      accountId: accountIds[at] as string,
      joinedAt: new Date(now.getTime() - daysAgo * DAY),
    })),
  );
  await tx.insert(companyInvitations).values({
    employerId,
    role: 'reader',
    email: demoInvited,
    invitedBy: ownerId,
    tokenHash: hashOpaqueToken(newOpaqueToken()),
    createdAt: new Date(now.getTime() - 2 * DAY),
    expiresAt: new Date(now.getTime() + 5 * DAY),
  });
}
