import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { texts } from '#app/texts.ts';
import { accounts } from '#features/accounts/server/account-table.ts';
import { getBlogPost } from '#features/content/blog/contract.ts';
import { getEmployer } from '#features/employers/directory/contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import { emptyFilter } from '#features/postings/search-address.ts';
import { createTranslators } from '#kit/i18n/translator.ts';
import { buildBlogPost } from '#tests/builders/blog-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import {
  articleCard,
  articlePicture,
  companyCard,
  companyPicture,
  postingCard,
  postingPicture,
  searchCard,
  searchPicture,
} from '../cards.ts';
import { cardPicture, type ShareCard, shareCard } from '../share-card.ts';
import { createDrawings } from './share-pictures.ts';

const app = await createTestApplication();
const translator = createTranslators(texts);
const serbian = { language: 'sr', t: translator('sr') } as const;
const english = { language: 'en', t: translator('en') } as const;

const posting = async (id: number, language: 'sr' | 'en' = 'sr') =>
  (await app.call(getPosting, { params: { id: String(id) } }, { language })).data;

/** Checks that a picture is there for ever under the address of a page with this card. */
const isForEver = async (path: string, card: ShareCard, language: 'sr' | 'en' = 'sr') => {
  const response = await app.fetch(cardPicture(path, card, language).path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
};

const statusOf = async (path: string): Promise<number> => (await app.fetch(path)).status;

describe('the picture of a posting', () => {
  test('is cached for ever under the address that its page gives, and asked for again under any other', async () => {
    const { id } = await buildPosting(app);
    await isForEver(postingPicture(id), postingCard(await posting(id), serbian));
    await isForEver(postingPicture(id), postingCard(await posting(id, 'en'), english), 'en');
    const other = await app.fetch(`/oglasi/${id}/og.png?v=old`);
    expect(other.headers.get('cache-control')).toBe('public, no-cache');
    const again = { headers: { 'If-None-Match': `W/${other.headers.get('etag')}` } };
    expect((await app.fetch(`/oglasi/${id}/og.png`, again)).status).toBe(304);
  });

  test('shows company, place, model of work, pay and deadline', async () => {
    const { id } = await buildPosting(app, {
      company: 'Kvarc',
      locations: ['novi-sad', 'nis'],
      workModel: 'hibrid',
      salaryMin: 90_000,
      salaryMax: 120_000,
      salaryCurrency: 'RSD',
      salaryBasis: 'net',
    });
    const card = postingCard(await posting(id), serbian);
    expect(card).toMatchObject({
      over: 'Kvarc',
      under: 'Novi Sad i još 1 · Hibridno',
      units: ['RSD', 'neto'],
      quiet: false,
    });
    expect(card.figure.replaceAll('\u00a0', ' ')).toBe('90.000 – 120.000');
    expect(card.line).toMatch(/^Prijave do \d/);
    expect(postingCard(await posting(id, 'en'), english).line).toMatch(/^Apply by \d/);
  });

  test('says that there is no pay, or that the posting has ended', async () => {
    const unstated = await buildPosting(app);
    expect(postingCard(await posting(unstated.id), serbian)).toMatchObject({
      figure: 'Zarada po dogovoru',
      quiet: true,
    });
    const closed = await buildPosting(app, { state: 'closed' });
    const card = postingCard(await posting(closed.id), serbian);
    expect(card).toMatchObject({ figure: 'Oglas je zatvoren', quiet: true, units: [], line: '' });
    await isForEver(postingPicture(closed.id), card);
  });

  test('is refused as the posting is', async () => {
    const waiting = await buildPosting(app, { state: 'in_review', firstPublishedAt: null });
    const removed = await buildPosting(app, { state: 'removed' });
    for (const kind of ['og', 'story'])
      expect([
        await statusOf(`/oglasi/${waiting.id}/${kind}.png`),
        await statusOf(`/oglasi/${removed.id}/${kind}.png`),
        await statusOf(`/oglasi/999999999/${kind}.png`),
        await statusOf(`/oglasi/0/${kind}.png`),
        await statusOf(`/oglasi/${'9'.repeat(400)}/${kind}.png`),
      ]).toEqual([404, 410, 404, 404, 404]);
  });

  test('is there as a story, with its address', async () => {
    const { id } = await buildPosting(app);
    const story = await app.fetch(`/oglasi/${id}/story.png?lang=en`);
    expect(story.headers.get('cache-control')).toBe('public, no-cache');
    expect(await sharp(await story.arrayBuffer()).metadata()).toMatchObject({ width: 1080, height: 1920 });
  });
});

describe('a company', () => {
  test('has its name, town and number of postings', async () => {
    const { row } = await buildEmployer(app, { company: 'Ravnik', location: 'Čačak' });
    for (let count = 0; count < 3; count += 1) await buildPosting(app, { employerId: row.id });
    const { data } = await app.call(getEmployer, { params: { id: String(row.id) } });
    const card = companyCard(data, serbian);
    expect(card).toMatchObject({ heading: 'Ravnik', under: 'Čačak', figure: '3 oglasa' });
    expect(companyCard({ ...data, activePostings: 21 }, serbian).figure).toBe('21 oglas');
    expect(companyCard({ ...data, activePostings: 1 }, english).figure).toBe('1 job');
    expect(companyCard({ ...data, activePostings: 0 }, serbian).figure).toBe('');
    await isForEver(companyPicture(row.id), card);
  });

  test('that is blocked or unknown has none', async () => {
    const { row, account } = await buildEmployer(app);
    await buildPosting(app, { employerId: row.id });
    const { executor } = app.database;
    await executor.update(accounts).set({ blockedAt: app.clock.now() }).where(eq(accounts.id, account.row.id));
    expect(await statusOf(`/poslodavci/${row.id}/og.png`)).toBe(404);
    expect(await statusOf('/poslodavci/999999999/og.png')).toBe(404);
  });
});

test('an article has its title, category and drawing; a draft has none', async () => {
  const { id } = await buildBlogPost(app, { title: 'Prvi posao', category: 'rights', art: 'steps' });
  const { data } = await app.call(getBlogPost, { params: { id: String(id) } });
  const card = articleCard(data, serbian);
  expect(card).toMatchObject({ heading: 'Prvi posao', over: 'Radna prava', art: { drawing: 'steps', picture: null } });
  await isForEver(articlePicture(id), card);
  const draft = await buildBlogPost(app, { publishedAt: null });
  expect(await statusOf(`/blog/${draft.id}/og.png`)).toBe(404);
});

test('of the lists only those that search engines index have one, with their heading and count', async () => {
  const { id } = await buildPosting(app, { categories: ['veterina'] });
  expect((await posting(id)).live).toBe(true);
  const heading = 'Oglasi za posao: Veterina';
  await isForEver(searchPicture({ ...emptyFilter, categories: ['veterina'] }), searchCard(heading, 1, serbian));
  expect(await statusOf('/oglasi/og.png')).toBe(200);
  for (const query of ['q=vozac', 'categories=veterina&categories=it-softver', 'categories=veterina&locations=nis'])
    expect(await statusOf(`/oglasi/og.png?${query}`), query).toBe(404);
});

describe('drawings', () => {
  const card = shareCard({ heading: 'A' });

  const limit = async (): Promise<void> => {};

  test('are made once for many who ask at once, one after another, and again after a failure', async () => {
    let drawn = 0;
    let atOnce = 0;
    const drawing = createDrawings(async ({ heading }) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      drawn += 1;
      await new Promise(setImmediate);
      atOnce -= 1;
      if (heading === 'bad' && drawn < 3) throw new Error('no');
      return Buffer.from(heading);
    });
    const same = await Promise.all([drawing(card, 'preview', limit), drawing({ ...card }, 'preview', limit)]);
    expect(same.map(String)).toEqual(['A', 'A']);
    expect(drawn).toBe(1);
    const bad = shareCard({ heading: 'bad' });
    const [failed, good] = await Promise.allSettled([drawing(bad, 'preview', limit), drawing(card, 'story', limit)]);
    expect([failed.status, good.status]).toEqual(['rejected', 'fulfilled']);
    expect(String(await drawing(bad, 'preview', limit))).toBe('bad');
  });

  test('count towards a limit only when they have to be drawn, and not at all beyond it', async () => {
    const counted = vi.fn(limit);
    const drawing = createDrawings(async () => Buffer.from('A'));
    for (let at = 0; at < 3; at += 1) await drawing(card, 'preview', counted);
    expect(counted).toHaveBeenCalledOnce();
    counted.mockRejectedValueOnce(new Error('too many'));
    await expect(drawing(card, 'story', counted)).rejects.toThrow('too many');
    expect(String(await drawing(card, 'story', counted))).toBe('A');
  });

  test('are refused while too many wait', async () => {
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    const drawing = createDrawings(() => promise);
    const some = (heading: string) => drawing(shareCard({ heading }), 'preview', limit);
    const waiting = Array.from({ length: 21 }, (_, index) => some(String(index)));
    await expect(some('more')).rejects.toThrow('unavailable');
    resolve(Buffer.from('done'));
    await Promise.all(waiting);
    expect(String(await some('more'))).toBe('done');
  });
});
