import { describe, expect, test } from 'vitest';
import { getFileLink } from '#features/files/contract.ts';
import { applyTo, uploadDocument } from '#tests/builders/application-builder.ts';
import { signedIn, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getApplication, sortApplication } from '../contract.ts';
import { listApplications } from '../received/contract.ts';

const app = await createTestApplication();
const owner = await signedInEmployer(app);
const stranger = await signedInEmployer(app);
const posting = () => buildPosting(app, { employerId: owner.row.id });

const list = (
  postingId: number,
  query: { status?: string; q?: string; page?: string; pageSize?: string } = {},
  as = owner.token,
) => app.call(listApplications, { params: { id: String(postingId) }, query }, { as });
const open = (id: string, as = owner.token) => app.call(getApplication, { params: { id } }, { as });
const sort = (id: string, status: 'unsorted' | 'saved' | 'maybe' | 'rejected', as = owner.token) =>
  app.call(sortApplication, { params: { id }, body: { status } }, { as });
const names = ({ data }: Awaited<ReturnType<typeof list>>) => data.map(({ firstName }) => firstName);

/** A posting with three applications a second apart; the ids of Ana, Đorđe and Ђурђа. */
const threeApplications = async () => {
  const { id } = await posting();
  for (const firstName of ['Ana', 'Đorđe', 'Ђурђа']) {
    await applyTo(app, id, { firstName, city: firstName === 'Ana' ? 'Novi Sad' : 'Niš' });
    app.clock.advance({ seconds: 1 });
  }
  const { data } = await list(id);
  const ids = data.map((row) => row.id).reverse() as [string, string, string];
  return { id, ids };
};

describe('the list of a posting’s applications', () => {
  test('is newest first, with counts per status and the posting', async () => {
    const { id, ids } = await threeApplications();
    await sort(ids[0], 'saved');
    const answer = await list(id);
    expect(names(answer)).toEqual(['Ђурђа', 'Đorđe', 'Ana']);
    expect(answer.meta).toMatchObject({
      total: 3,
      counts: { all: 3, unsorted: 2, saved: 1, maybe: 0, rejected: 0 },
      posting: {
        id,
        positionTitle: 'Viši računovođa (m/ž)',
        company: owner.row.company,
        live: true,
        closesOn: '2026-12-20',
      },
    });
  });

  test('narrows by status; an unknown one counts as all', async () => {
    const { id, ids } = await threeApplications();
    await sort(ids[1], 'rejected');
    expect(names(await list(id, { status: 'rejected' }))).toEqual(['Đorđe']);
    expect(names(await list(id, { status: 'unsorted' }))).toEqual(['Ђурђа', 'Ana']);
    expect((await list(id, { status: 'nesto' })).meta.total).toBe(3);
  });

  test('is searched without regard to script and diacritics, and counts what is found', async () => {
    const { id } = await threeApplications();
    expect(names(await list(id, { q: 'djordje' }))).toEqual(['Đorđe']);
    expect(names(await list(id, { q: 'Đurđa Ćir' }))).toEqual(['Ђурђа']);
    const inNis = await list(id, { q: 'nis' });
    expect(inNis.meta).toMatchObject({ total: 2, counts: { all: 2, unsorted: 2 } });
    expect((await list(id, { q: 'nema takvih' })).data).toEqual([]);
  });

  test('is paged', async () => {
    const { id } = await threeApplications();
    expect(names(await list(id, { page: '2', pageSize: '2' }))).toEqual(['Ana']);
  });

  test('is not found by another employer', async () => {
    const { id } = await posting();
    expect(await refusalOf(list(id, {}, stranger.token))).toMatchObject({
      status: 404,
      code: 'postings.not-found',
    });
    expect(await refusalOf(list(999_999))).toMatchObject({ status: 404 });
  });
});

describe('one application', () => {
  test('is marked as opened by the first reading only', async () => {
    const { id, ids } = await threeApplications();
    const first = (await open(ids[0])).data.application;
    expect(first.openedAt).toBe(app.clock.now().toISOString());
    app.clock.advance({ days: 1 });
    const { as: tomorrow } = await owner.anew();
    const second = (await open(ids[0], tomorrow)).data.application;
    app.clock.advance({ days: -1 });
    expect(second).toMatchObject({ openedAt: first.openedAt, openedDaysAgo: 1, unopened: false });
    expect((await list(id)).data.map(({ unopened }) => unopened)).toEqual([true, true, false]);
  });

  test('has its position and its neighbours', async () => {
    const { ids } = await threeApplications();
    expect((await open(ids[1])).meta).toEqual({ place: 2, total: 3, previousId: ids[2], nextId: ids[0] });
    expect((await open(ids[2])).meta).toMatchObject({ place: 1, previousId: null });
  });

  test('is sorted and put back', async () => {
    const { id, ids } = await threeApplications();
    expect((await sort(ids[0], 'maybe')).data.application.status).toBe('maybe');
    expect((await sort(ids[0], 'unsorted')).data.application.status).toBe('unsorted');
    expect((await list(id)).meta.counts).toMatchObject({ all: 3, unsorted: 3, maybe: 0 });
  });

  test('is not found by another employer, and stays as it was', async () => {
    const { id, ids } = await threeApplications();
    const attempts = [
      () => open(ids[0], stranger.token),
      () => sort(ids[0], 'rejected', stranger.token),
      () => open('nista'),
    ];
    for (const attempt of attempts) {
      expect(await refusalOf(attempt())).toMatchObject({ status: 404, code: 'applications.not-found' });
    }
    expect((await list(id)).data.at(-1)).toMatchObject({ status: 'unsorted', unopened: true });
  });
});

describe('a document of an application', () => {
  test('can be read only by the employer of the posting', async () => {
    const { id } = await posting();
    const document = await uploadDocument(app);
    await applyTo(app, id, { documents: [document] });
    const link = (as: string) => app.call(getFileLink, { params: { id: document.fileId } }, { as });
    const { url } = (await link(owner.token)).data;
    const download = await app.fetch(url);
    expect(download.status).toBe(200);
    expect(download.headers.get('content-type')).toBe('application/pdf');
    for (const token of [stranger.token, await signedIn(app, 'jobseeker')]) {
      expect(await refusalOf(link(token))).toMatchObject({ status: 404 });
    }
  });

  test('that was not sent yet is not read by any employer', async () => {
    const { fileId } = await uploadDocument(app);
    const refused = app.call(getFileLink, { params: { id: fileId } }, { as: owner.token });
    expect(await refusalOf(refused)).toMatchObject({ status: 404 });
  });
});
