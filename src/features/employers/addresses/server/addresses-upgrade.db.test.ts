import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createDatabaseBefore } from '#tests/support/earlier-database.ts';
import { companyAddresses } from './address-table.ts';

const database = await createDatabaseBefore('0041_company_addresses');

test('addresses of postings that were published count as confirmed, those of others do not', async () => {
  await database.pool.query(
    `insert into employers (company, company_folded, created_at) values ('Pekara', 'pekara', now()), ('Mlin', 'mlin', now())`,
  );
  const posting = (values: string) =>
    database.pool.query(
      `insert into postings (employer_id, state, product_group, product_duration, priority, position_title, categories, locations,
        place_tags, contract_type, job_type, content_type, created_at, updated_at, search, search_head, notifications_email, advertiser_email, first_published_at)
       values (${values})`,
    );
  const start = (employer: number) =>
    `${employer}, 'active', 'standard', 30, 4, 'Pekar', '{}', '{}', '{}', 'neodredjeno', 'puno', 'text', now(), now(), '', ''`;
  await posting(`${start(1)}, 'Posao@pekara.rs', 'kadrovi@pekara.rs', now()`);
  await posting(`${start(1)}, 'posao@pekara.rs', '', now()`);
  await posting(`${start(2)}, 'nacrt@mlin.rs', '', null`);
  await posting(`${start(2)}, '', 'jedan@mlin.rs, dva@mlin.rs', now()`);
  await migrateDatabase(database);
  const rows = await database.executor.select().from(companyAddresses).orderBy(asc(companyAddresses.email));
  expect(rows.map(({ employerId, email, tokenHash }) => ({ employerId, email, tokenHash }))).toEqual([
    { employerId: 1, email: 'kadrovi@pekara.rs', tokenHash: null },
    { employerId: 1, email: 'posao@pekara.rs', tokenHash: null },
  ]);
  expect(rows.every(({ confirmedAt }) => confirmedAt !== null)).toBe(true);
});
