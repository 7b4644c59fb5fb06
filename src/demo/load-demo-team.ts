import { companyInvitations, companyMembers } from '#features/employers/server/employer-table.ts';
import type { Executor } from '#platform/database/database.ts';
import { hashOpaqueToken, newOpaqueToken } from '#platform/sessions/opaque-token.ts';
import type { CompanyRole } from '#shared/company-role.ts';

/** Colleagues of the demo employer, who sign in like them. */
export const demoColleagues = [
  { email: 'regruter@primer.rs', name: 'Nenad', lastName: 'Jokić', role: 'recruiter', daysAgo: 96 },
  { email: 'citalac@primer.rs', name: 'Ivana', lastName: 'Simić', role: 'reader', daysAgo: 23 },
] as const satisfies { email: string; name: string; lastName: string; role: CompanyRole; daysAgo: number }[];

const DAY = 86_400_000;

/** The team of the demo employer: two colleagues by their accounts, and one invitation that is under way. */
export async function loadDemoTeam(
  tx: Executor,
  { employerId, ownerId, accountIds }: { employerId: number; ownerId: string; accountIds: string[] },
  now: Date,
): Promise<void> {
  await tx.insert(companyMembers).values(
    demoColleagues.map(({ role, daysAgo }, at) => ({
      ...{ employerId, role, accountId: accountIds[at] as string },
      joinedAt: new Date(now.getTime() - daysAgo * DAY),
    })),
  );
  await tx.insert(companyInvitations).values({
    ...{ employerId, role: 'reader', email: 'knjigovodstvo@primer.rs', invitedBy: ownerId },
    tokenHash: hashOpaqueToken(newOpaqueToken()),
    createdAt: new Date(now.getTime() - 2 * DAY),
    expiresAt: new Date(now.getTime() + 5 * DAY),
  });
}
