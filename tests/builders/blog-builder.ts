import { desc } from 'drizzle-orm';
import { type BlogRow, insertPosts, type NewBlogRow } from '#features/content/blog/server/blog-store.ts';
import { blogPosts } from '#features/content/blog/server/blog-table.ts';
import type { BuildContext } from './account-builder.ts';

/** A published text of the blog. */
export async function buildBlogPost(
  { database, clock }: BuildContext,
  values: Partial<NewBlogRow> = {},
): Promise<BlogRow> {
  await insertPosts(database.executor, [
    {
      language: 'sr',
      category: 'advice',
      title: 'Kako da pročitate oglas',
      summary: 'Na šta prvo treba obratiti pažnju.',
      body: '<p>Pročitajte oglas do kraja.</p>',
      art: 'door',
      publishedAt: clock.now(),
      updatedAt: clock.now(),
      ...values,
    },
  ]);
  const [row] = await database.executor.select().from(blogPosts).orderBy(desc(blogPosts.id)).limit(1);
  return row as BlogRow;
}
