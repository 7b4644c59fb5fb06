import { expect, test } from 'vitest';
import type { RenderHost } from '#kit/render-host.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { searchPostings } from '../contract.ts';

let renderings = 0;
/** A page that lists the ids of its search. */
const render = async ({ url }: Request, { call }: RenderHost): Promise<Response> => {
  renderings += 1;
  const { search } = new URL(url);
  const more = { params: undefined, body: undefined, idempotencyKey: undefined };
  const found = await call({ endpoint: searchPostings.id, search, ...more });
  const { data } = (found as { answer: { data: { id: number }[] } }).answer;
  return new Response(data.map(({ id }) => id).join(' '), { headers: { 'content-type': 'text/html; charset=utf-8' } });
};

const app = await createTestApplication({}, undefined, { loadRender: async () => render });
const minutesAgo = (minutes: number): Date => new Date(app.clock.now().getTime() - minutes * 60_000);
const at = (time: string): void => app.clock.set(new Date(`2026-11-20T${time}:00Z`));

const { row: employer } = await buildEmployer(app);
const types = { promoted: 1, hot: 2, featured: 3, standard: 4 } as const;
const ids: number[] = [];
for (const [productGroup, priority] of Object.entries(types))
  for (let one = 0; one < (priority === 4 ? 30 : 7); one += 1) {
    const firstPublishedAt = minutesAgo(600 + ((one * 7) % 30));
    const { id } = await buildPosting(app, { employerId: employer.id, productGroup, priority, firstPublishedAt });
    ids.push(id);
  }

const pageOf = async (page: number) => (await app.call(searchPostings, { query: { page: String(page) } })).data;
const countsOn = (page: Awaited<ReturnType<typeof pageOf>>): number[] =>
  Object.keys(types).map((type) => page.filter(({ productGroup }) => productGroup === type).length);

test('pages of an hour have every posting once, and a page has a few paid ones of each type', async () => {
  at('10:05');
  const first = await pageOf(1);
  at('10:55');
  const pages = [first, await pageOf(2), await pageOf(3)];
  expect(pages.map(countsOn)).toEqual([
    [3, 2, 3, 12],
    [3, 2, 3, 12],
    [1, 3, 1, 6],
  ]);
  expect(
    pages
      .flat()
      .map(({ id }) => id)
      .sort((a, b) => a - b),
  ).toEqual(ids);
});

test('a stored page by priority ends with the hour, others do not', async () => {
  const read = async (path: string): Promise<string> => (await app.fetch(path)).text();
  at('10:50');
  const before = [await read('/oglasi'), await read('/oglasi?sort=newest'), await read('/oglasi?q=kuvar')];
  expect([await read('/oglasi'), await read('/oglasi?sort=newest')]).toEqual(before.slice(0, 2));
  expect(renderings).toBe(3);
  at('11:00');
  const [list, newest] = [await read('/oglasi'), await read('/oglasi?sort=newest'), await read('/oglasi?q=kuvar')];
  expect(renderings).toBe(4);
  expect(newest).toBe(before[1]);
  expect(list).not.toBe(before[0]);
  expect(list).toBe((await pageOf(1)).map(({ id }) => id).join(' '));
});
