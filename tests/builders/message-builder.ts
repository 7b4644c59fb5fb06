import { randomUUID } from 'node:crypto';
import { applications } from '#features/applying/server/application-table.ts';
import type { BuildContext } from './account-builder.ts';

type ApplicationChange = Partial<typeof applications.$inferInsert>;

/** Stored applications of guests to a posting, a second apart, the newest first; `change` says what is different about each. */
export async function buildApplications(
  { database, clock }: BuildContext,
  postingId: number,
  count: number,
  change: (at: number) => ApplicationChange = () => ({}),
): Promise<{ id: string; email: string | null }[]> {
  const rows = Array.from({ length: count }, (_, at) => ({
    postingId,
    firstName: 'Jelena',
    lastName: 'Šarić',
    phone: '',
    language: 'sr' as const,
    applicationType: 'letter' as const,
    email: `prijava-${at}-${randomUUID().slice(0, 8)}@primer.rs`,
    createdAt: new Date(clock.now().getTime() - (at + 1) * 1000),
    ...change(at),
  }));
  return database.executor
    .insert(applications)
    .values(rows)
    .returning({ id: applications.id, email: applications.email });
}
