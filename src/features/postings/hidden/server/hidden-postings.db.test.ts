import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getHome } from '#features/finding/home/contract.ts';
import { getSimilarPostings, searchPostings } from '#features/finding/search/contract.ts';
import { signedIn, signedInCandidate } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { hideEmployer, hidePosting, listHiddenIds, unhideEmployer, unhidePosting } from '../../marks/contract.ts';
import { maxHidden } from '../../posting-limits.ts';
import { postings } from '../../server/posting-table.ts';
import { listHidden } from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;

const hide = (as: string, postingId: number | string) => app.call(hidePosting, { params: { postingId } }, { as });
const unhide = (as: string, postingId: number | string) => app.call(unhidePosting, { params: { postingId } }, { as });
const hideAll = (as: string, employerId: number | string) => app.call(hideEmployer, { params: { employerId } }, { as });
const unhideAll = (as: string, employerId: number | string) =>
  app.call(unhideEmployer, { params: { employerId } }, { as });
const idsOf = async (as: string) => (await app.call(listHiddenIds, {}, { as })).data;
const list = async (as: string) => (await app.call(listHidden, {}, { as })).data;
const search = async (as: string | null, query: Record<string, string | string[]> = {}) => {
  const { data, meta } = await app.call(
    searchPostings,
    { query: { pageSize: '50', ...query } },
    as === null ? {} : { as },
  );
  return { ids: data.map(({ id }) => id), ...meta };
};

describe('hiding', () => {
  test('happens once, however often it is asked, and is undone the same way', async () => {
    const as = await signedIn(app);
    const { id, employerId } = await buildPosting(app);
    await Promise.all([hide(as, id), hide(as, id), hideAll(as, employerId), hideAll(as, employerId)]);
    expect(await idsOf(as)).toEqual({ postings: [id], employers: [employerId] });
    expect(await list(as)).toHaveLength(2);
    await Promise.all([unhide(as, id), unhide(as, id), unhideAll(as, employerId)]);
    await unhideAll(as, employerId);
    expect(await idsOf(as)).toEqual({ postings: [], employers: [] });
  });

  test('is one’s own, and of what may be seen', async () => {
    const [mine, other] = [await signedIn(app), await signedIn(app)];
    const { id } = await buildPosting(app);
    const secret = await buildPosting(app, { state: 'in_review', firstPublishedAt: null, liveUntil: null });
    const removed = await buildPosting(app, { state: 'removed' });
    await hide(mine, id);
    await unhide(other, id);
    expect((await idsOf(mine)).postings).toEqual([id]);
    expect(await list(other)).toEqual([]);
    for (const unknown of [secret.id, 2_147_483_646, 'x']) {
      expect(await refusalOf(hide(mine, unknown))).toMatchObject({ status: 404, code: 'postings.not-found' });
      expect(await codeOf(unhide(mine, unknown))).toBe('postings.not-found');
    }
    expect(await refusalOf(hide(mine, removed.id))).toMatchObject({ status: 410, code: 'postings.removed' });
    for (const unknown of [2_147_483_646, 'x']) {
      expect(await codeOf(hideAll(mine, unknown))).toBe('employers.not-found');
      expect(await codeOf(unhideAll(mine, unknown))).toBe('employers.not-found');
    }
  });

  test('has a limit, also when several come at once', async () => {
    const { row, token: as } = await signedInCandidate(app);
    const [one, ...more] = await Promise.all(Array.from({ length: 4 }, () => buildPosting(app)));
    await executor.execute(sql`
      with made as (insert into employers (company, company_folded, created_at)
        select 'Firma ' || n, 'firma ' || n, now() from generate_series(1, ${maxHidden - 1}) n returning id)
      insert into hidden_items (account_id, employer_id, hidden_at) select ${row.id}, id, now() from made`);
    const results = await Promise.allSettled(more.map(({ id }) => hide(as, id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(hide(as, (one as { id: number }).id))).toMatchObject({
      status: 409,
      code: 'postings.hidden-limit-reached',
    });
  });

  test('lists what is hidden, last first, also when a posting has ended; a removed one without its title', async () => {
    const as = await signedIn(app);
    const ended = await buildPosting(app, { positionTitle: 'Kuvar', state: 'expired' });
    const live = await buildPosting(app, { positionTitle: 'Vozač', advertiserName: 'Agencija' });
    for (const { id } of [ended, live]) {
      app.clock.advance({ minutes: 1 });
      await hide(as, id);
    }
    await hideAll(as, live.employerId);
    await executor.update(postings).set({ state: 'removed' }).where(eq(postings.id, ended.id));
    const [company, second, first] = await list(as);
    expect(company).toMatchObject({ posting: null, employerId: live.employerId });
    expect(second).toMatchObject({ posting: { id: live.id, positionTitle: 'Vozač', live: true }, company: 'Agencija' });
    expect(first).toMatchObject({ posting: { id: ended.id, positionTitle: '', live: false } });
  });
});

describe('what is hidden leaves the lists of its candidate', () => {
  test('any search: pages, counts and facets are those of the rest, and the number left out is said', async () => {
    const as = await signedIn(app);
    const titles = ['Kuvar', 'Vozač', 'Kuvar'];
    const places = [['beograd'], ['nis'], ['beograd', 'nis']];
    const many = [];
    for (let at = 0; at < 12; at += 1)
      many.push(
        await buildPosting(app, {
          positionTitle: titles[at % 3] as string,
          locations: places[at % 3] as string[],
          productGroup: at % 4 === 0 ? 'promoted' : 'standard',
        }),
      );
    const hidden = many.filter((_, at) => at % 5 === 0).map(({ id }) => id);
    const company = (many[1] as { employerId: number }).employerId;
    for (const id of hidden) await hide(as, id);
    await hideAll(as, company);
    const gone = new Set(
      many.filter(({ id, employerId }) => hidden.includes(id) || employerId === company).map(({ id }) => id),
    );
    const questions: Record<string, string | string[]>[] = [
      {},
      { q: 'kuvar' },
      { q: 'vozač u nišu' },
      { locations: ['beograd'] },
      { locations: ['beograd'], categories: ['racunovodstvo'] },
      { sort: 'newest' },
      { sort: 'expiring', publishedWithin: '7' },
      { employers: [String(company)] },
    ];
    for (const query of questions) {
      const everyone = await search(null, query);
      const own = await search(as, query);
      const rest = everyone.ids.filter((id) => !gone.has(id));
      expect(own.ids.toSorted(), JSON.stringify(query)).toEqual(rest.toSorted());
      expect(own).toMatchObject({ total: rest.length, hidden: everyone.total - rest.length, help: null });
      expect(await search(as, { ...query, showHidden: 'true' })).toMatchObject({ ids: everyone.ids, hidden: 0 });
      if ('employers' in query) continue;
      for (const { code, count } of own.facets.employers)
        expect((await search(as, { ...query, employers: [code] })).total, JSON.stringify(query)).toBe(count);
    }
  });

  test('similar postings and the home page', async () => {
    const as = await signedIn(app);
    const one = await buildPosting(app, { positionTitle: 'Zidar' });
    const like = await buildPosting(app, { positionTitle: 'Zidar', productGroup: 'featured' });
    const ofCompany = await buildPosting(app, { positionTitle: 'Zidar', productGroup: 'featured' });
    const similar = async (who?: string) =>
      (await app.call(getSimilarPostings, { params: { id: one.id } }, who === undefined ? {} : { as: who })).data.map(
        ({ id }) => id,
      );
    const home = async (who?: string) => {
      const { data } = await app.call(getHome, {}, who === undefined ? {} : { as: who });
      return [...data.featured, ...data.newest].map(({ id }) => id);
    };
    expect(await similar()).toEqual(expect.arrayContaining([like.id, ofCompany.id]));
    expect(await home()).toEqual(expect.arrayContaining([like.id, ofCompany.id]));
    await hide(as, like.id);
    await hideAll(as, ofCompany.employerId);
    for (const ids of [await similar(as), await home(as)]) {
      expect(ids).not.toContain(like.id);
      expect(ids).not.toContain(ofCompany.id);
    }
    expect(await similar()).toContain(like.id);
  });
});
