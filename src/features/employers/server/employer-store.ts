import type { Executor } from '#platform/database/database.ts';
import { fold } from '#shared/serbian-text.ts';
import { employers } from './employer-table.ts';

export type NewEmployer = Omit<typeof employers.$inferInsert, 'companyFolded'>;

/** Writes companies with their folded names; answers their ids in the order given. */
export async function insertEmployers(executor: Executor, list: NewEmployer[]): Promise<number[]> {
  const rows = await executor
    .insert(employers)
    .values(list.map((employer) => ({ ...employer, companyFolded: fold(employer.company) })))
    .returning({ id: employers.id });
  return rows.map(({ id }) => id);
}
