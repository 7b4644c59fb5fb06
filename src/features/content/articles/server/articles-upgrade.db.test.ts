import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createDatabaseBefore } from '#tests/support/earlier-database.ts';

const database = await createDatabaseBefore('0036_site_texts');
const { executor } = database;

test('texts of the blog that were there can be edited, with what is published as version 1', async () => {
  const insert = (language: string, pair: string | null, title: string, published: string | null) =>
    executor.execute(sql`
      insert into blog_posts (language, pair_key, category, title, author, summary, body, art, published_at, updated_at)
      values (${language}, ${pair}, 'advice', ${title}, 'Vesna Ilić', 'Sažetak', '<p>Tekst</p>', 'door', ${published}, '2026-11-02T10:00:00Z')
    `);
  await insert('en', 'interview', 'The interview', '2026-11-01T10:00:00Z');
  await insert('sr', 'interview', 'Razgovor čuvara', '2026-11-01T10:00:00Z');
  await insert('sr', null, 'Nacrt', null);
  await migrateDatabase(database);

  const { rows } = await executor.execute<Record<string, unknown>>(sql`
    select a.pair_key, a.published_at is not null as published, a.search_folded, t.version,
      t."values" -> 'sr' ->> 'title' as sr, t."values" -> 'en' ->> 'title' as en, t."values" ->> 'author' as author,
      (select count(*)::int from text_versions v where v.text_id = t.id) as versions
    from blog_articles a join edited_texts t on t.id = a.text_id order by t.id
  `);
  expect(rows).toEqual([
    {
      pair_key: 'interview',
      published: true,
      version: 1,
      versions: 1,
      author: 'Vesna Ilić',
      sr: 'Razgovor čuvara',
      en: 'The interview',
      search_folded: 'razgovor cuvara the interview vesna ilic',
    },
    {
      pair_key: 'text-3',
      published: false,
      version: 1,
      versions: 0,
      author: 'Vesna Ilić',
      sr: 'Nacrt',
      en: '',
      search_folded: 'nacrt vesna ilic',
    },
  ]);
});
