import { and, eq, isNull } from 'drizzle-orm';
import type { BlogCategoryCode } from '#features/content/blog/blog-categories.ts';
import { blogPosts } from '#features/content/blog/server/blog-table.ts';
import type { Executor } from '#platform/database/database.ts';

/** Who writes about what. */
const authors: Record<BlogCategoryCode, string> = {
  advice: 'Vesna Ilić',
  application: 'Marija Stanković',
  rights: 'Nenad Jovičić',
  employers: 'Goran Petrović',
};

/** Gives the first texts of the blog invented authors. */
export async function loadDemoAuthors(tx: Executor): Promise<void> {
  for (const [category, author] of Object.entries(authors) as [BlogCategoryCode, string][])
    await tx
      .update(blogPosts)
      .set({ author })
      .where(and(eq(blogPosts.category, category), isNull(blogPosts.author)));
}
