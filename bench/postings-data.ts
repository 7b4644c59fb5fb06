import { sql } from 'drizzle-orm';
import { loadFirstPosts } from '#features/content/articles/server/first-posts.ts';
import { readConfig } from '#host/config.ts';
import type { Database } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createLog } from '#host/log.ts';
import { composeApplication } from '#src/application.ts';
import { loadDemo } from '#src/demo/load-demo.ts';

const demoSize = 2000;

/** Columns that a copy takes over as they are; dates, counts and identity are its own. */
const copiedColumns = `employer_id, state, product_group, product_duration, priority, position_title, categories, locations, place_tags, contract_type, job_type,
  work_model, experience, career_levels, education_levels, salary_min, salary_max, salary_currency, salary_basis, salary_filter, content_type,
  job_short_description, job_description, conditions_description, offers_description, additional_description, questions, advertiser_name,
  advertiser_email, notifications_email, is_external_apply, external_link, external_phone, created_at, updated_at, view_count, search, search_head, search_version`;

/**
 * Fills an empty database with `size` live postings: the demo data, then copies of them with dates of their own, so that
 * words, places and filters keep the market's distribution.
 */
export async function generatePostings(database: Database, dataDir: string, size: number): Promise<void> {
  await migrateDatabase(database);
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const application = await composeApplication({
    config,
    database,
    log: createLog('silent'),
    loadRender: null,
    staticFiles: null,
    development: false,
  });
  // As the start does it: before the demo, which adds to them.
  await loadFirstPosts(database, new Date());
  await loadDemo({ database, accounts: application.accounts, now: new Date() });
  await database.executor.execute(
    sql`update postings set state = 'active', live_until = now() + interval '1 day' * (1 + id % 40)`,
  );
  for (let copies = demoSize; copies < size; copies += demoSize) {
    await database.executor.execute(
      sql.raw(`insert into postings (${copiedColumns}, first_published_at, live_until)
        select ${copiedColumns}, now() - random() * interval '40 days', now() + interval '1 day' * (1 + floor(random() * 40))
        from (select * from postings order by id limit ${Math.min(demoSize, size - copies)}) as originals`),
    );
  }
  await database.executor.execute(sql`vacuum analyze postings`);
}
