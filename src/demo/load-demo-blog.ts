import { and, eq, isNull, sql } from 'drizzle-orm';
import type { BlogCategoryCode } from '#features/content/blog/blog-categories.ts';
import { blogPosts } from '#features/content/blog/server/blog-table.ts';
import { editedTexts, textVersions } from '#features/content/editing/server/edited-text-table.ts';
import type { Executor } from '#host/database/database.ts';

/** Who writes about what. */
const authors: Record<BlogCategoryCode, string> = {
  advice: 'Vesna Ilić',
  application: 'Marija Stanković',
  rights: 'Nenad Jovičić',
  employers: 'Goran Petrović',
};

/** Gives the first texts of the blog invented authors. */
export async function loadDemoAuthors(tx: Executor): Promise<void> {
  for (const [category, author] of Object.entries(authors) as [BlogCategoryCode, string][]) {
    await tx
      .update(blogPosts)
      .set({ author })
      .where(and(eq(blogPosts.category, category), isNull(blogPosts.author)));
    // In what is edited and kept as well.
    for (const table of [editedTexts, textVersions])
      await tx
        .update(table)
        .set({ values: sql`jsonb_set(${table.values}, '{author}', to_jsonb(${author}::text))` })
        .where(and(sql`${table.values} ->> 'category' = ${category}`, sql`${table.values} ->> 'author' = ''`));
  }
}
