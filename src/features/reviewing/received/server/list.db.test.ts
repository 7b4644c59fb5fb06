import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import type { ApplicationStatus } from '#features/applying/application-type.ts';
import type { AnsweredQuestion } from '#features/applying/fields.ts';
import { applications } from '#features/applying/server/application-table.ts';
import type { Question } from '#features/postings/fields.ts';
import { listOwnPostings } from '#features/publishing/own-postings/contract.ts';
import { getEmployerSummary } from '#features/statistics/contract.ts';
import { signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getApplication, sortApplication, sortApplications } from '../../contract.ts';
import { getApplicationsFile, listApplications } from '../contract.ts';
import { applicationEvents } from './review-table.ts';

const app = await createTestApplication();
const { executor } = app.database;
const owner = await signedInEmployer(app);
const stranger = await signedInEmployer(app);

const questions: Question[] = [
  {
    id: 'racun',
    text: 'Da li ste radili završni račun?',
    answerType: 'single',
    answers: ['Da', 'Ne'],
    requiredAnswers: ['Da'],
    otherwise: 'mark',
  },
  { id: 'obracuni', text: 'Koje obračune?', answerType: 'multiple', answers: ['PDV', 'Zarade'] },
  { id: 'zarada', text: 'Kolika zarada?', answerType: 'free', answers: [] },
];

const answers = (first: 'Da' | 'Ne', second: string[], third: string): AnsweredQuestion[] => [
  {
    // The words stay as they were asked.
    questionId: 'racun',
    text: 'Završni račun?',
    answerType: 'single',
    answers: [first],
    requirement: { answers: ['Da'], met: first === 'Da' },
  },
  { questionId: 'obracuni', text: 'Koje obračune?', answerType: 'multiple', answers: second },
  { questionId: 'zarada', text: 'Kolika zarada?', answerType: 'free', answers: [third] },
];

type NewRow = Partial<typeof applications.$inferInsert>;

const posting = () => buildPosting(app, { employerId: owner.row.id, questions });

/** Writes applications directly, a second apart, the last one the newest; returns their ids. */
const write = async (postingId: number, rows: readonly Omit<NewRow, 'id'>[]): Promise<string[]> => {
  const first = app.clock.now().getTime() - rows.length * 1000;
  const values = rows.map((row, index) => ({
    postingId,
    firstName: 'Ana',
    lastName: 'Anić',
    phone: '',
    email: `${randomUUID()}@primer.rs`,
    applicationType: 'letter' as const,
    language: 'sr' as const,
    createdAt: new Date(first + index * 1000),
    ...row,
    id: randomUUID(),
  }));
  for (let from = 0; from < values.length; from += 1000)
    await executor.insert(applications).values(values.slice(from, from + 1000));
  return values.map(({ id }) => id);
};

/** Four people: Ana, Đorđe, Ivan, and Vera, who took hers back. */
const fourApplications = async () => {
  const { id } = await posting();
  const ids = await write(id, [
    {
      firstName: 'Ana',
      status: 'saved',
      answers: answers('Da', ['PDV'], 'po dogovoru'),
      openedAt: app.clock.now(),
    },
    {
      firstName: 'Đorđe',
      address: 'Vojvode Mišića 5',
      answers: answers('Ne', ['PDV', 'Zarade'], 'sto hiljada'),
    },
    {
      firstName: 'Ivan',
      city: 'Šabac',
      coverLetter: 'Vodim knjige hotela.',
      answers: answers('Da', ['Zarade'], ''),
    },
    {
      firstName: 'Vera',
      coverLetter: 'Vodim knjige hotela.',
      withdrawnAt: app.clock.now(),
      answers: answers('Da', ['PDV'], 'sto hiljada'),
    },
  ]);
  return { id, ids: ids as [string, string, string, string] };
};

type Query = Record<string, string | string[]>;
const list = (postingId: number, query: Query = {}, as = owner.token) =>
  app.call(listApplications, { params: { id: String(postingId) }, query }, { as });
const names = async (postingId: number, query: Query) =>
  (await list(postingId, query)).data.map(({ firstName }) => firstName).join(' ');
const sortMany = (postingId: number, body: object, as = owner.token) =>
  app.call(sortApplications, { params: { id: String(postingId) }, body: body as never }, { as });
const statusesOf = async (postingId: number) =>
  (
    await executor
      .select({ status: applications.status })
      .from(applications)
      .where(eq(applications.postingId, postingId))
      .orderBy(applications.createdAt)
  ).map(({ status }) => status);

describe('the list', () => {
  test('is searched by name, address, town, letter and free answers, never by what a withdrawn one said', async () => {
    const { id } = await fourApplications();
    expect(await names(id, { q: 'djordje' })).toBe('Đorđe');
    expect(await names(id, { q: 'misica 5' })).toBe('Đorđe');
    expect(await names(id, { q: 'ШАБАЦ' })).toBe('Ivan');
    expect(await names(id, { q: 'knjige hotela' })).toBe('Ivan');
    expect(await names(id, { q: 'sto hiljada' })).toBe('Đorđe');
    expect(await names(id, { q: 'vera' })).toBe('Vera');
  });

  test('takes answers of one question as alternatives and questions together; what is not asked is dropped', async () => {
    const { id } = await fourApplications();
    expect(await names(id, { answer: 'racun.0' })).toBe('Ivan Ana');
    expect(await names(id, { answer: ['racun.0', 'racun.1'] })).toBe('Ivan Đorđe Ana');
    expect(await names(id, { answer: ['racun.0', 'obracuni.1'] })).toBe('Ivan');
    const odd = await list(id, { answer: ['racun.7', 'zarada.0', 'nista', 'racun.1'] });
    expect(odd.meta.filters.answer).toEqual(['racun.1']);
    expect(odd.data).toHaveLength(1);
  });

  test('narrows by requirements', async () => {
    const { id } = await fourApplications();
    expect(await names(id, { requirements: 'met' })).toBe('Ivan Ana');
    expect(await names(id, { requirements: 'unmet' })).toBe('Đorđe');
    expect(await names(id, { requirements: 'mozda' })).toBe('Vera Ivan Đorđe Ana');
  });

  test('is ordered by time, by what is unread and by what meets the requirements', async () => {
    const { id } = await fourApplications();
    expect(await names(id, {})).toBe('Vera Ivan Đorđe Ana');
    expect(await names(id, { sort: 'unread' })).toBe('Ivan Đorđe Vera Ana');
    expect(await names(id, { sort: 'fulfilled' })).toBe('Ivan Ana Vera Đorđe');
  });

  test('counts under the other filters', async () => {
    const { id } = await fourApplications();
    const { meta } = await list(id, { status: 'unsorted', answer: 'obracuni.0' });
    expect(meta).toMatchObject({
      total: 1,
      received: 4,
      unread: 2,
      requirements: { met: 0, unmet: 1 },
      counts: { all: 2, unsorted: 1, saved: 1, maybe: 0, rejected: 0 },
    });
    expect(meta.questions.map((one) => one.answers.map(({ count }) => count))).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(meta.questions[0]?.answers[0]).toMatchObject({ value: 'racun.0', text: 'Da', required: true });
  });

  test('of an ended posting stays', async () => {
    const { id } = await buildPosting(app, {
      employerId: owner.row.id,
      state: 'expired',
      liveUntil: new Date(0),
    });
    await write(id, [{}]);
    expect((await list(id)).meta).toMatchObject({ total: 1, posting: { live: false } });
  });

  test('agrees with „Moji oglasi” and the header about what is unread', async () => {
    const own = await signedInEmployer(app);
    const { id } = await buildPosting(app, { employerId: own.row.id });
    const ids = await write(id, [{}, {}, { withdrawnAt: app.clock.now() }]);
    const unread = async () => [
      (await list(id, {}, own.token)).meta.unread,
      (await app.call(getEmployerSummary, {}, { as: own.token })).data.newApplications,
      (await app.call(listOwnPostings, { query: {} }, { as: own.token })).data[0]?.newApplications,
    ];
    expect(await unread()).toEqual([2, 2, 2]);
    // In two tabs.
    const open = () => app.call(getApplication, { params: { id: ids[0] as string } }, { as: own.token });
    await Promise.all([open(), open()]);
    expect(await unread()).toEqual([1, 1, 1]);
  });
});

describe('sorting several', () => {
  test('sorts the named ones, with an event for each that changed, and says how to take it back', async () => {
    const { id, ids } = await fourApplications();
    const { data } = await sortMany(id, { applicationIds: ids, to: 'saved' });
    expect(data).toEqual({
      count: 3,
      before: [{ status: 'unsorted', applicationIds: expect.arrayContaining(ids.slice(1)) }],
    });
    expect(await statusesOf(id)).toEqual(['saved', 'saved', 'saved', 'saved']);
    const events = await executor
      .select()
      .from(applicationEvents)
      .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
      .where(eq(applications.postingId, id));
    expect(events.map((event) => event.application_events)).toHaveLength(3);
    for (const { application_events: event } of events)
      expect(event).toMatchObject({ event: 'sorted', status: 'saved', actorId: owner.account.row.id });
    // One that a colleague has sorted since stays as it is.
    await sortMany(id, { applicationIds: [ids[3]], to: 'rejected' });
    await sortMany(id, { applicationIds: ids.slice(1), to: 'unsorted', from: 'saved' });
    expect(await statusesOf(id)).toEqual(['saved', 'unsorted', 'unsorted', 'rejected']);
  });

  test('sorts all that match, however many pages, in a bounded number of statements', async () => {
    const { id } = await posting();
    await write(
      id,
      Array.from({ length: 5000 }, (_, n) => ({ city: n % 2 ? 'Niš' : 'Bor' })),
    );
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const { data } = await sortMany(id, { status: 'unsorted', q: 'nis', to: 'rejected' });
    const named = statements.mock.calls.length;
    statements.mockRestore();
    expect(data.count).toBe(2500);
    expect((await list(id)).meta.counts).toMatchObject({ all: 5000, rejected: 2500, unsorted: 2500 });
    expect((await sortMany(id, { status: 'all', to: 'maybe' })).data.count).toBe(5000);
    expect(named).toBeLessThanOrEqual(60);
    await write(id, [{}]);
    const tooMany = { status: 422, code: 'applications.too-many-selected' };
    expect(await refusalOf(sortMany(id, { status: 'all', to: 'saved' }))).toMatchObject(tooMany);
    const file = app.call(getApplicationsFile, { params: { id: String(id) }, query: {} }, { as: owner.token });
    expect(await refusalOf(file)).toMatchObject(tooMany);
    expect((await list(id)).meta.counts).toMatchObject({ maybe: 5000, saved: 0 });
  });

  test('does nothing with an id of elsewhere, for another company, or for readers', async () => {
    const { id, ids } = await fourApplications();
    const other = await fourApplications();
    const attempts: [object, string, object][] = [
      [{ applicationIds: [ids[0], other.ids[0]], to: 'rejected' }, owner.token, { status: 404 }],
      [{ applicationIds: ids, to: 'rejected' }, stranger.token, { status: 404, code: 'postings.not-found' }],
      [{ status: 'all', to: 'rejected' }, (await signedInMember(app, owner, 'reader')).token, { status: 403 }],
      [{ to: 'rejected' }, owner.token, { status: 422 }],
      [{ applicationIds: ids, status: 'all', to: 'rejected' }, owner.token, { status: 422 }],
    ];
    for (const [body, as, refusal] of attempts)
      expect(await refusalOf(sortMany(id, body, as)), JSON.stringify(body)).toMatchObject(refusal);
    expect(await statusesOf(id)).toEqual(['saved', 'unsorted', 'unsorted', 'unsorted']);
  });

  test('by two members at the same time leaves what one of them wanted, and both were told', async () => {
    const { id, ids } = await fourApplications();
    const colleague = await signedInMember(app, owner, 'recruiter');
    const reversed = ids.toReversed();
    await Promise.all([
      sortMany(id, { applicationIds: ids, to: 'saved' }),
      sortMany(id, { applicationIds: reversed, to: 'rejected' }, colleague.token),
    ]);
    expect(new Set(await statusesOf(id)).size).toBe(1);
    const sortOne = (status: ApplicationStatus, as: string) =>
      app.call(sortApplication, { params: { id: ids[0] }, body: { status } }, { as });
    await sortOne('maybe', colleague.token);
    const { data, meta } = await sortOne('rejected', owner.token);
    expect(data.application.status).toBe('rejected');
    expect(meta.before).toBe('maybe');
    expect(meta.by).toBeTruthy();
  });
});

describe('the list as a file', () => {
  const read = async (postingId: number, query: Query, locale?: 'en') => {
    const { data } = await app.call(
      getApplicationsFile,
      { params: { id: String(postingId) }, query },
      { as: owner.token, ...(locale ? { language: locale } : {}) },
    );
    const response = await app.fetch(data.url);
    return { response, text: Buffer.from(await response.arrayBuffer()).toString('utf8'), url: data.url };
  };

  test('has every match in its order, in words, without formulas and without what was withdrawn', async () => {
    const { id } = await fourApplications();
    await write(id, [
      {
        firstName: '=CMD()',
        lastName: 'Pavić; "Paja"',
        phone: '+381641234567',
        status: 'rejected',
        answers: answers('Da', ['PDV', 'Zarade'], 'Prvi red\r\n@drugi'),
      },
    ]);
    const { response, text } = await read(id, { answer: ['obracuni.0', 'obracuni.1'] });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*\.csv$/);
    expect(text.startsWith('\uFEFF"Ime i prezime"') || text.startsWith('\uFEFFIme i prezime;')).toBe(true);
    const [first, ...others] = parse(text, {
      delimiter: ';',
      bom: true,
      columns: true,
      record_delimiter: '\r\n',
    }) as Record<string, string>[];
    expect(first).toMatchObject({
      'Ime i prezime': `'=CMD() Pavić; "Paja"`,
      Telefon: '064 1234567',
      'Vrsta prijave': 'Samo propratno pismo',
      'Razvrstana kao': 'Odbijena',
      'Da li ste radili završni račun?': 'Da',
      'Koje obračune?': 'PDV, Zarade',
      'Kolika zarada?': 'Prvi red\r\n@drugi',
      Uslovi: 'Ispunjava uslove',
      Povučena: '',
    });
    expect(others.map((row) => row['Ime i prezime'])).toEqual(['Ivan Anić', 'Đorđe Anić', 'Ana Anić']);
    const everybody = parse((await read(id, { q: 'vera' })).text, {
      delimiter: ';',
      bom: true,
      columns: true,
    });
    expect(everybody).toEqual([
      expect.objectContaining({
        'Ime i prezime': 'Vera Anić',
        Povučena: 'da',
        'Kolika zarada?': '',
        Uslovi: '',
      }),
    ]);
  });

  test('cannot be fetched with another address, or later', async () => {
    const { id } = await fourApplications();
    const { url } = await read(id, {});
    const other = url.replace(`subject=${id}`, `subject=${id + 1}`);
    expect(other).not.toBe(url);
    expect((await app.fetch(other)).status).toBe(404);
    app.clock.advance({ seconds: 61 });
    expect((await app.fetch(url)).status).toBe(404);
    app.clock.advance({ seconds: -61 });
    const theirs = app.call(getApplicationsFile, { params: { id: String(id) }, query: {} }, { as: stranger.token });
    expect(await refusalOf(theirs)).toMatchObject({ status: 404, code: 'postings.not-found' });
  });
});
