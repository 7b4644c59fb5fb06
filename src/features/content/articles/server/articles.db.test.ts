import { beforeEach, describe, expect, test } from 'vitest';
import { uploadFile } from '#features/files/contract.ts';
import { files } from '#features/files/server/file-table.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { articleValues, buildArticle, buildDraftArticle } from '#tests/builders/article-builder.ts';
import { signedIn } from '#tests/builders/personas.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { samplePicture } from '#tests/support/sample-files.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getBlogPost, listBlog } from '../../blog/contract.ts';
import {
  createArticle,
  deleteArticle,
  getArticle,
  listArticles,
  previewArticle,
  publishArticle,
  saveArticle,
  withdrawArticle,
} from '../contract.ts';
import type { ArticleInput } from '../fields.ts';

const app = await createTestApplication();
let as: { as: string };
let other: { as: string };
app.clock.set(new Date('2026-11-23T10:00:00Z'));
const signInAnew = async () => {
  as = { as: await signedIn(app, 'admin') };
  other = { as: await signedIn(app, 'admin') };
};
beforeEach(signInAnew);

const params = (id: number) => ({ params: { id: String(id) } });
const view = async (id: number) => (await app.call(getArticle, params(id), as)).data;
const titlesOn = async (language: 'sr' | 'en' = 'sr') =>
  (await app.call(listBlog, { query: {} }, { language })).data.map(({ title }) => title);
const publish = (id: number, version: number, values: Partial<ArticleInput> = {}, at: string | null = null) =>
  app.call(publishArticle, { ...params(id), body: { ...articleValues(values), version, at } }, as);
const named = (title: string) => ({ ...articleValues().sr, title });
const english = {
  title: 'Reading an ad',
  summary: 'What to look at.',
  imageAlt: '',
  body: '<p>All of it.</p>',
};

const upload = async (caller = as): Promise<string> => {
  const form = new FormData();
  form.set('purpose', 'blogImage');
  form.set('file', new File([await samplePicture('png', 60, 40)], 'slika.png'));
  return (await app.call(uploadFile, { body: { purpose: 'blogImage' } }, { ...caller, form })).data.id;
};

describe('a text of the blog', () => {
  test('is begun, written, published at once, and read in the language that it has', async () => {
    const { id } = (await app.call(createArticle, { body: {} }, as)).data;
    const values = articleValues({ sr: named('Prvi tekst') });
    const { data: saved } = await app.call(saveArticle, { ...params(id), body: { values, version: 1 } }, as);
    expect(saved).toMatchObject({ id, version: 2, values });
    expect((await view(id)).state).toBe('draft');
    expect(await titlesOn()).not.toContain('Prvi tekst');

    await publish(id, 2, { sr: named('Prvi tekst') });
    expect(await titlesOn()).toContain('Prvi tekst');
    expect(await titlesOn('en')).not.toContain('Prvi tekst');
    expect(await view(id)).toMatchObject({
      state: 'published',
      changed: false,
      posts: [{ language: 'sr' }],
      versions: [{ number: 1, by: { name: expect.any(String) } }],
    });

    await publish(id, 3, { sr: named('Prvi tekst'), en: english });
    expect(await titlesOn('en')).toContain('Reading an ad');
    const [post] = (await view(id)).posts;
    const { data } = await app.call(getBlogPost, { params: { id: String(post?.id) } });
    expect(data.translations).toEqual([{ language: 'en', id: expect.any(Number) }]);
  });

  test('what is written later is seen when it is published, and keeps its address and first day', async () => {
    const id = await buildArticle(app, { sr: named('Staro'), en: english });
    const before = await view(id);
    app.clock.advance({ hours: 2 });
    await signInAnew();
    const values = articleValues({ sr: named('Novo') });
    await app.call(saveArticle, { ...params(id), body: { values, version: 1 } }, as);
    expect(await titlesOn()).toContain('Staro');
    expect(await view(id)).toMatchObject({ state: 'published', changed: true });

    await publish(id, 2, { sr: named('Novo') });
    const after = await view(id);
    expect(await titlesOn()).toContain('Novo');
    expect(after.published?.at).toBe(before.published?.at);
    // The English post was removed from its list; publishing it again restores its URL.
    expect(after.posts).toEqual(before.posts.filter(({ language }) => language === 'sr'));
    await publish(id, after.draft.version, { sr: named('Novo'), en: english });
    expect((await view(id)).posts).toEqual(before.posts);
  });

  test('waits for its hour by Belgrade’s clock without anybody’s help', async () => {
    const id = await buildDraftArticle(app);
    await publish(id, 1, { sr: named('Zakazan') }, '2026-11-24T09:30');
    expect(await view(id)).toMatchObject({
      state: 'scheduled',
      published: { at: '2026-11-24T08:30:00.000Z' },
    });
    expect(await titlesOn()).not.toContain('Zakazan');
    app.clock.set(new Date('2026-11-24T08:30:00Z'));
    await signInAnew();
    expect(await titlesOn()).toContain('Zakazan');
    expect((await view(id)).state).toBe('published');
    // It is already published, so it cannot be scheduled again.
    expect(await codeOf(publish(id, 2, {}, '2026-12-24T09:30'))).toBe('administration.text-is-published');
  });

  test.each([
    ['2026-11-20T09:00', 'administration.hour-passed'],
    ['2028-11-20T09:00', 'administration.hour-too-far'],
    ['2026-02-30T09:00', 'date'],
    ['2026-12-01T25:00', 'date'],
  ])('cannot be scheduled for %s', async (at, code) => {
    const id = await buildDraftArticle(app);
    const refused = await refusalOf(publish(id, 1, {}, at));
    expect(refused?.errors).toMatchObject([{ path: 'at', code }]);
    expect((await view(id)).state).toBe('draft');
  });

  test('is whole in a language that was begun, and has at least one', async () => {
    const id = await buildDraftArticle(app);
    const nothing = { title: '', summary: '', imageAlt: '', body: '<p></p>' };
    const wrong = async (values: Partial<ArticleInput>) =>
      (await refusalOf(publish(id, 1, values)))?.errors.map(({ path, code: c }) => `${path} ${c}`).sort();
    expect(await wrong({ sr: nothing })).toEqual(['sr.body required', 'sr.summary required', 'sr.title required']);
    expect(await wrong({ en: { ...english, summary: ' ' } })).toEqual(['en.summary required']);
    expect(await wrong({ sr: named('a'.repeat(121)) })).toEqual(['sr.title too-long']);
    expect(await wrong({ sr: { ...named('b'), body: '<script>1</script>' } })).toEqual(['sr.body required']);
    expect((await view(id)).state).toBe('draft');
  });

  test('is shown without what could do harm', async () => {
    const id = await buildDraftArticle(app);
    const body =
      '<h2 onclick="x()">Red</h2><p><a href="javascript:x()">a</a><a href="/oglasi">b</a></p><img src=x onerror=y>';
    await publish(id, 1, { sr: { ...named('Opasan'), body } });
    const [post] = (await view(id)).posts;
    const { data } = await app.call(getBlogPost, { params: { id: String(post?.id) } });
    expect(data.body).toBe('<h2>Red</h2><p>a<a href="/oglasi">b</a></p>');
  });

  test('is taken back and published again; only what nobody has seen is deleted', async () => {
    const id = await buildArticle(app, { sr: named('Povučen') });
    expect(await codeOf(app.call(deleteArticle, params(id), as))).toBe('administration.text-not-draft');
    const withdraw = () => app.call(withdrawArticle, { ...params(id), body: { version: 1 } }, as);
    await withdraw();
    expect(await titlesOn()).not.toContain('Povučen');
    expect((await view(id)).state).toBe('withdrawn');
    expect(await codeOf(withdraw())).toBe('administration.text-not-published');
    expect(await codeOf(app.call(deleteArticle, params(id), as))).toBe('administration.text-not-draft');
    await publish(id, 1, { sr: named('Povučen') });
    expect(await titlesOn()).toContain('Povučen');

    // A scheduled article becomes a draft again.
    const waiting = await buildArticle(app, {}, new Date(app.clock.now().getTime() + 86_400_000));
    await app.call(withdrawArticle, { ...params(waiting), body: { version: 1 } }, as);
    expect((await view(waiting)).state).toBe('draft');
    await app.call(deleteArticle, params(waiting), as);
    expect(await codeOf(app.call(getArticle, params(waiting), as))).toBe('administration.text-not-found');
  });
});

describe('two administrators', () => {
  test('the second to save gets the newer state and changes nothing', async () => {
    const id = await buildDraftArticle(app);
    const body = (title: string) => ({ values: articleValues({ sr: named(title) }), version: 1 });
    await app.call(saveArticle, { ...params(id), body: body('Prvi') }, other);
    const refused = await refusalOf(app.call(saveArticle, { ...params(id), body: body('Drugi') }, as));
    expect(refused).toMatchObject({
      status: 409,
      code: 'administration.text-changed',
      current: { draft: { id, version: 2, values: { sr: { title: 'Prvi' } } } },
    });
    expect((await refusalOf(publish(id, 1)))?.code).toBe('administration.text-changed');
    expect((await view(id)).draft.values.sr.title).toBe('Prvi');
  });

  test('of twenty parallel publications one goes through', async () => {
    const id = await buildDraftArticle(app);
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(publish(id, 1))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([null, 'administration.text-changed']));
    expect((await view(id)).versions).toHaveLength(1);
  });

  test('a repeated request begins and publishes once', async () => {
    const key = { ...as, idempotencyKey: '6f1d4a52-27f3-4ac6-94fc-9b3f0d4f7a01' };
    const begin = async () => (await app.call(createArticle, { body: {} }, key)).data.id;
    const id = await begin();
    expect(await begin()).toBe(id);
    const body = { ...articleValues(), version: 1, at: null };
    const send = () => app.call(publishArticle, { ...params(id), body }, key);
    expect((await send()).data.version).toBe((await send()).data.version);
    expect((await view(id)).versions).toHaveLength(1);
  });
});

describe('its picture', () => {
  test('is an upload of the administrator, everybody’s when the text is, and goes when nothing shows it', async () => {
    const id = await buildDraftArticle(app);
    const [first, second] = [await upload(), await upload()];
    const save = (blogImage: string | null, version: number) =>
      app.call(saveArticle, { ...params(id), body: { values: articleValues({ blogImage }), version } }, as);
    const seen = async () => (await app.fetch(`/api/services/files/${second}/public`)).status;

    await save(first, 1);
    await save(second, 2);
    await app.jobs.runPending();
    const kept = (await app.database.executor.select({ id: files.id }).from(files)).map((file) => file.id);
    expect([kept.includes(first), kept.includes(second)]).toEqual([false, true]);
    expect(await seen()).toBe(404);

    const sr = named('Sa slikom');
    await publish(id, 3, { blogImage: second, sr });
    expect(await seen()).toBe(200);
    const card = (await app.call(listBlog, { query: {} })).data.find(({ title }) => title === 'Sa slikom');
    expect(card?.image).toMatchObject({ url: `/api/services/files/${second}/public`, width: 60, height: 40 });

    // A version uses the picture, so it is kept and can be used again.
    await publish(id, 4, { blogImage: null, sr });
    await publish(id, 5, { blogImage: second, sr });
    expect(await seen()).toBe(200);
  });

  test('is refused when it is somebody else’s or gone, and nothing changes', async () => {
    const id = await buildDraftArticle(app);
    const foreign = await upload({ as: await signedIn(app) });
    for (const blogImage of [foreign, '6f1d4a52-27f3-4ac6-94fc-9b3f0d4f7a02'])
      expect(await codeOf(publish(id, 1, { blogImage }))).toBe('files.not-yours');
    expect(await view(id)).toMatchObject({ state: 'draft', draft: { version: 1 } });
  });
});

test('every published state is kept and can be looked at', async () => {
  const id = await buildArticle(app, { sr: named('Jedan') });
  await publish(id, 1, { sr: named('Dva') });
  const look = async (query: { version?: string; language?: string }) =>
    (await app.call(previewArticle, { ...params(id), query: query as never }, as)).data;
  expect((await look({ version: '1' })).post?.title).toBe('Jedan');
  expect(await look({ version: '2' })).toMatchObject({
    version: { number: 2 },
    values: { sr: { title: 'Dva' } },
  });
  expect((await look({ language: 'en' })).post).toBeNull();
  expect(await codeOf(look({ version: '3' }))).toBe('administration.text-not-found');
  expect((await view(id)).versions.map(({ number }) => number)).toEqual([2, 1]);
});

test('the list finds texts in any state by title and author, and counts them', async () => {
  const id = await buildArticle(app, { sr: named('Zarada čuvara'), author: 'Đorđe Šćepanović' });
  const list = async (query: Record<string, string>) =>
    (await app.call(listArticles, { query: query as never }, as)).data.map((row) => row.id);
  expect(await list({ q: 'cuvara' })).toEqual([id]);
  expect(await list({ q: 'ЂОРЂЕ scepan' })).toEqual([id]);
  expect(await list({ q: '%' })).toEqual([]);
  expect(await list({ q: 'cuvara', state: 'draft' })).toEqual([]);
  expect(await list({ q: 'cuvara', category: 'advice' })).toEqual([id]);
  expect(await list({ q: 'cuvara', page: '2' })).toEqual([]);
  const { meta } = await app.call(listArticles, { query: {} }, as);
  const { draft, scheduled, published, withdrawn } = meta.counts;
  expect(draft + scheduled + published + withdrawn).toBe(meta.total);
});

test('acts on what readers see are in the audit log', async () => {
  const id = await buildDraftArticle(app);
  await publish(id, 1);
  await app.call(withdrawArticle, { ...params(id), body: { version: 2 } }, as);
  const entries = await app.database.executor.select().from(auditEntries);
  expect(entries.filter(({ objectId }) => objectId === String(id)).map(({ action }) => action)).toEqual([
    'articles.publish',
    'articles.withdraw',
  ]);
});
