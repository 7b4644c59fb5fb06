import { expect, test } from 'vitest';
import type { Language } from '#kit/i18n/language.ts';
import { buildBlogPost } from '#tests/builders/blog-builder.ts';
import { codeOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getBlogPost, listBlog } from '../contract.ts';

const app = await createTestApplication();

const list = (query: Record<string, string> = {}, language: Language = 'sr') =>
  app.call(listBlog, { query: query as never }, { language });
const titles = async (query: Record<string, string> = {}, language: Language = 'sr') =>
  (await list(query, language)).data.map(({ title }) => title);
const get = async (id: number | string) => (await app.call(getBlogPost, { params: { id: String(id) as never } })).data;
const hours = (count: number) => new Date(app.clock.now().getTime() + count * 3_600_000);

test('a language has its own texts, newest first, by category and page', async () => {
  await buildBlogPost(app, { title: 'Stariji', publishedAt: hours(-3) });
  await buildBlogPost(app, { title: 'Noviji', category: 'rights', publishedAt: hours(-2) });
  await buildBlogPost(app, { title: 'Najnoviji', category: 'rights', publishedAt: hours(-1) });
  await buildBlogPost(app, { title: 'English', language: 'en' });

  expect(await titles()).toEqual(['Najnoviji', 'Noviji', 'Stariji']);
  expect(await titles({}, 'en')).toEqual(['English']);
  expect(await titles({ category: 'rights' })).toEqual(['Najnoviji', 'Noviji']);
  expect(await titles({ page: '2', pageSize: '2' })).toEqual(['Stariji']);
  const { data, meta } = await list({ category: 'rights', pageSize: '1' });
  expect(meta).toEqual({ category: 'rights', page: 1, pageSize: 1, total: 2 });
  expect(data[0]?.category).toEqual({ code: 'rights', label: 'Radna prava' });
  // Lists are lenient: an unknown category is ignored.
  expect(await titles({ category: "' or 1=1", page: '-1' })).toHaveLength(3);
  expect(await titles({ page: '99999' })).toEqual([]);
});

test('a text names its author, or nobody', async () => {
  const signed = await buildBlogPost(app, { author: 'Vesna Ilić' });
  const unsigned = await buildBlogPost(app);
  expect((await get(signed.id)).author).toBe('Vesna Ilić');
  expect((await get(unsigned.id)).author).toBeNull();
});

test('a draft and a text of tomorrow are neither listed nor found until their time', async () => {
  const draft = await buildBlogPost(app, { title: 'Nacrt', publishedAt: null });
  const tomorrow = await buildBlogPost(app, { title: 'Sutrašnji', publishedAt: hours(24) });
  expect(await titles()).not.toContain('Nacrt');
  expect(await titles()).not.toContain('Sutrašnji');
  expect(await codeOf(get(draft.id))).toBe('content.post-not-found');
  expect(await codeOf(get(tomorrow.id))).toBe('content.post-not-found');

  app.clock.advance({ hours: 25 });
  expect((await titles())[0]).toBe('Sutrašnji');
  expect(await codeOf(get(tomorrow.id))).toBeNull();
  expect(await codeOf(get(draft.id))).toBe('content.post-not-found');
});

test('a text knows its translation and offers others of its language, its category first', async () => {
  const pairKey = 'interview';
  const serbian = await buildBlogPost(app, { pairKey, category: 'employers', title: 'Razgovor' });
  const english = await buildBlogPost(app, { pairKey, category: 'employers', language: 'en' });
  const near = await buildBlogPost(app, { category: 'employers', publishedAt: hours(-1000) });

  const post = await get(serbian.id);
  expect(post.translations).toEqual([{ language: 'en', id: english.id }]);
  expect(post.related).toHaveLength(3);
  expect(post.related[0]?.id).toBe(near.id);
  expect(post.related.map(({ id }) => id)).not.toContain(serbian.id);
  expect(post.related.every(({ language }) => language === 'sr')).toBe(true);
  expect((await get(english.id)).category.label).toBe('For employers');
  expect((await get(near.id)).translations).toEqual([]);
});

test('an unpublished translation is not mentioned', async () => {
  const serbian = await buildBlogPost(app, { pairKey: 'draft' });
  await buildBlogPost(app, { pairKey: 'draft', language: 'en', publishedAt: null });
  expect((await get(serbian.id)).translations).toEqual([]);
});

test.each(['0', '999999', 'abc', '1e3', '99999999999999999999', '%00'])('nobody has the id %s', async (id) => {
  const response = await app.fetch(`/api/blog/${id}`);
  expect(response.status).toBe(404);
});
