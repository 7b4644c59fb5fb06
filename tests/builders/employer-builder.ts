import { randomUUID } from 'node:crypto';
import { companyMembers, type EmployerRow, employers } from '#features/employers/server/employer-table.ts';
import { fold } from '#kit/serbian-text.ts';
import { type BuildContext, type BuiltAccount, buildAccount } from './account-builder.ts';

export interface BuiltEmployer {
  row: EmployerRow;
  account: BuiltAccount;
}

/** A verified company with an account. */
export async function buildEmployer(
  app: BuildContext,
  change: Partial<Omit<EmployerRow, 'id'>> = {},
): Promise<BuiltEmployer> {
  const account = await buildAccount(app, { accountType: 'employer' });
  const company = change.company ?? `Kvarc ${randomUUID().slice(0, 8)}`;
  const [row] = await app.database.executor
    .insert(employers)
    .values({
      accountId: account.row.id,
      company,
      companyFolded: fold(company),
      location: 'Beograd',
      address: 'Njegoševa 14',
      postal: '11000',
      shortDescription: 'Računovodstvena kuća.',
      verifiedAt: app.clock.now(),
      createdAt: app.clock.now(),
      ...change,
    })
    .returning();
  const employer = row as EmployerRow;
  if (employer.accountId !== null) {
    await app.database.executor.insert(companyMembers).values({
      accountId: employer.accountId,
      employerId: employer.id,
      role: 'owner',
      joinedAt: app.clock.now(),
    });
  }
  return { row: employer, account };
}
