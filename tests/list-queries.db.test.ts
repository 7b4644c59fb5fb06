import { describe, expect, test } from 'vitest';
import { buildPosting } from './builders/posting-builder.ts';
import { nastyStrings } from './support/nasty-strings.ts';
import { createTestApplication } from './support/test-application.ts';

/* The public lists are forgiving (rules.md#list-queries): for any query they return 200 with what is valid in it. */
const app = await createTestApplication();
await buildPosting(app, { positionTitle: 'Sajdžija', contractType: 'neodredjeno' });

const lists = [
  '/api/postings',
  '/api/postings/suggest',
  '/api/postings/keywords',
  '/api/postings/skills',
  '/api/employers',
  '/api/blog',
  '/api/postings/home',
];

interface ListAnswer {
  data: { positionTitle: string }[];
  meta: { page: number; total: number; understood: Record<string, unknown> };
}
const ask = async (path: string): Promise<ListAnswer> => {
  const response = await app.fetch(path);
  const body = await response.text();
  expect(response.status, `${path.slice(0, 200)}: ${body.slice(0, 300)}`).toBe(200);
  return JSON.parse(body) as ListAnswer;
};

describe.each(lists)('%s', (path) => {
  test('returns 200 for any words', async () => {
    for (const words of nastyStrings) {
      const search = new URLSearchParams({ q: words.slice(0, 800).toWellFormed() });
      expect(await ask(`${path}?${search}`)).toHaveProperty('data');
    }
  });

  test('returns 200 for any value of any name', async () => {
    for (const name of ['page', 'pageSize', 'sort', 'locations', 'categories', 'category', 'employers', 'salaryFrom']) {
      for (const value of ['', '-1', '1e9', 'x', '%00', '%ED%A0%80', '[]', '99999999999999999999']) {
        expect(await ask(`${path}?${name}=${value}`)).toHaveProperty('data');
      }
    }
  });

  test('returns 200 for the longest address with as many parameters as fit, and 414 for a longer one', async () => {
    for (const parameter of ['locations=', 'employers=', 'n']) {
      let search = `${path}?`;
      for (let at = 1000; search.length < 8180; at += 1) search += `${parameter}${at}&`;
      const longest = search.padEnd(8192, 'x').slice(0, 8192);
      expect(await ask(longest)).toHaveProperty('data');
      const refused = await app.fetch(`${longest}x`);
      expect(refused.status).toBe(414);
      expect(await refused.json()).toMatchObject({ code: 'uri-too-long' });
    }
  });
});

describe('the list of postings', () => {
  test.each([
    ['page=-1', 1],
    ['page=0', 1],
    ['page=x', 1],
    ['page=1e9', 1],
    ['page=2&page=1', 2],
  ])('takes %s as page %i', async (search, page) => {
    expect((await ask(`/api/postings?${search}`)).meta.page).toBe(page);
  });

  test('clamps the page to the last possible one', async () => {
    expect((await ask('/api/postings?page=4000000000')).meta.page).toBe(5000);
  });

  test.each([
    'sort=x',
    'locations=it',
    'categories=beograd',
    'contractTypes=puno',
    'workModels=ni%C5%A1',
    'experience=%3C1',
    'publishedWithin=2',
    'productGroups=zlatni',
    'employers=abc',
    'salaryFrom=-5',
  ])('drops what is of no list (%s)', async (search) => {
    const { meta } = await ask(`/api/postings?${search}`);
    expect(meta.total).toBe(1);
  });

  test('a known value among unknown ones still narrows', async () => {
    const some = Array.from({ length: 99 }, (_, at) => `contractTypes=vrsta-${at}`).join('&');
    expect((await ask(`/api/postings?${some}&contractTypes=neodredjeno`)).meta.total).toBe(1);
    expect((await ask(`/api/postings?${some}&contractTypes=odredjeno`)).meta.total).toBe(0);
  });

  test('of a list a hundred values are read and the others dropped', async () => {
    const { employerId } = await buildPosting(app, { positionTitle: 'Kotlar' });
    const others = Array.from({ length: 99 }, (_, at) => `employers=${at + 1_000_000}`).join('&');
    expect((await ask(`/api/postings?${others}&employers=${employerId}`)).meta.total).toBe(1);
    expect((await ask(`/api/postings?${others}&employers=999999&employers=${employerId}`)).meta.total).toBe(0);
  });

  test('HTML in the words is returned as text', async () => {
    const { meta } = await ask(`/api/postings?q=${encodeURIComponent('<b>Sajdžija</b>')}`);
    expect(meta.understood['q']).toBe('<b>Sajdžija</b>');
  });

  test('minus alone excludes nothing and breaks nothing', async () => {
    expect((await ask('/api/postings?q=-')).meta.page).toBe(1);
    expect((await ask('/api/postings?q=-sajdzija')).data.map((card) => card.positionTitle)).not.toContain('Sajdžija');
  });
});
