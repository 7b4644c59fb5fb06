import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createDatabaseBefore } from '#tests/support/earlier-database.ts';
import { companyMembers } from './employer-table.ts';

const database = await createDatabaseBefore('0032_reviewing_and_team');

test('the account of a company becomes its first owner; an imported company has no members', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into accounts (account_type, email, created_at)
      values ('employer', 'ana@primer.rs', now()), ('employer', 'mila@primer.rs', now()) returning id`,
  );
  const [ana, mila] = rows.map(({ id }) => id);
  await database.pool.query(
    `insert into employers (account_id, company, company_folded, created_at) values
      ($1, 'Pekara', 'pekara', '2026-03-01T10:00:00Z'), (null, 'Uvezena', 'uvezena', '2026-03-02T10:00:00Z'),
      ($2, 'Mlin', 'mlin', '2026-03-03T10:00:00Z')`,
    [ana, mila],
  );
  await migrateDatabase(database);
  expect(await database.executor.select().from(companyMembers).orderBy(asc(companyMembers.joinedAt))).toEqual([
    { accountId: ana, employerId: 1, role: 'owner', joinedAt: new Date('2026-03-01T10:00:00Z') },
    { accountId: mila, employerId: 3, role: 'owner', joinedAt: new Date('2026-03-03T10:00:00Z') },
  ]);
});
