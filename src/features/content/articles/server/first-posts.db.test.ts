import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getBlogPost, listBlog } from '../../blog/contract.ts';
import { blogPosts } from '../../blog/server/blog-table.ts';
import { loadFirstPosts } from './first-posts.ts';

const app = await createTestApplication();
const load = () => loadFirstPosts(app.database, app.clock.now());
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

test('starts at the same time load the first texts once, in both languages and paired', async () => {
  await Promise.all([load(), load(), load()]);
  for (const language of ['sr', 'en'] as const) {
    const { data, meta } = await app.call(listBlog, { query: { pageSize: '100' } }, { language });
    expect(meta.total).toBe(8);
    expect(new Set(data.map(({ category }) => category.code)).size).toBe(4);
    for (const { id } of data) {
      const { data: post } = await app.call(getBlogPost, { params: { id: String(id) } });
      expect(words(post.body), post.title).toBeGreaterThanOrEqual(400);
      expect(post.translations).toHaveLength(1);
      expect(post.body).toContain('<h2>');
    }
  }
});

test('a later start leaves alone what has been changed', async () => {
  const rows = await app.database.executor.select().from(blogPosts);
  const [first] = rows;
  if (!first) throw new Error('no texts');
  await app.database.executor.update(blogPosts).set({ title: 'Novo' }).where(eq(blogPosts.id, first.id));
  await app.database.executor.delete(blogPosts).where(eq(blogPosts.language, 'en'));
  await load();
  const after = await app.database.executor.select().from(blogPosts);
  expect(after).toHaveLength(8);
  expect(after.find(({ id }) => id === first.id)?.title ?? 'Novo').toBe('Novo');
});
