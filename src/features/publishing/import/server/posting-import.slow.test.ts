import { asc, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { employers } from '#features/employers/server/employer-table.ts';
import { importedCompanies } from '#features/employers/server/index.ts';
import { searchColumns, searchQuery } from '#features/postings/server/posting-search-text.ts';
import { postingMoves, postings } from '#features/postings/server/posting-table.ts';
import { createAudit } from '#host/audit/audit.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import type { FieldIssue } from '#kit/problem.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { ImportLine, ImportNote } from './import-line.ts';
import { createPostingImport } from './posting-import.ts';

const database = await createTestDatabase();
const clock = createTestClock();
const { run } = createPostingImport({
  database,
  clock,
  audit: createAudit(clock),
  companies: importedCompanies,
});
const day = 86_400_000;
const daysFromNow = (count: number): string => new Date(clock.now().getTime() + count * day).toISOString();

const line = (change: object = {}): object => ({
  externalId: 'a-1',
  employer: { company: 'Kvarc' },
  positionTitle: 'Viši računovođa',
  categories: ['racunovodstvo'],
  locations: ['novi-sad'],
  contractType: 'neodredjeno',
  jobType: 'puno',
  productGroup: 'standard',
  jobDescription: '<p>Vodićete knjige za osam klijenata.</p>',
  publishedAt: daysFromNow(-3),
  expiresAt: daysFromNow(20),
  ...change,
});

async function importAll(...given: (object | string)[]) {
  const refused: { line: number; issues: FieldIssue[] }[] = [];
  const notes: { line: number; note: ImportNote }[] = [];
  const leftAlone: { line: number; state: string }[] = [];
  async function* lines(): AsyncGenerator<ImportLine> {
    for (const [index, each] of given.entries())
      yield { number: index + 1, text: typeof each === 'string' ? each : JSON.stringify(each) };
  }
  const counts = await run(lines(), {
    refused: (number, issues) => refused.push({ line: number, issues }),
    noted: (number, note) => notes.push({ line: number, note }),
    leftAlone: (number, state) => leftAlone.push({ line: number, state }),
    progress() {},
  });
  return { counts, refused, notes, leftAlone };
}

const all = () => database.executor.select().from(postings).orderBy(asc(postings.id));
const companies = () => database.executor.select().from(employers).orderBy(asc(employers.id));
const moves = () => database.executor.select().from(postingMoves).orderBy(asc(postingMoves.id));

beforeEach(async () => {
  await database.executor.execute('truncate employers, postings, posting_moves, audit_entries cascade');
});

describe('a new line', () => {
  test('is a live posting with its dates, found by its words, with a move and an entry in the audit log', async () => {
    const { counts } = await importAll(line());
    expect(counts).toMatchObject({ lines: 1, added: 1, companiesAdded: 1, refused: 0 });
    const [posting] = await all();
    expect(posting).toMatchObject({
      state: 'active',
      priority: 4,
      productDuration: 23,
      contentType: 'text',
      placeTags: ['novi-sad', 'juznobacki', 'u-srbiji'],
      externalId: 'a-1',
      firstPublishedAt: new Date(daysFromNow(-3)),
      lastRenewedAt: null,
    });
    expect(posting?.liveUntil?.getTime()).toBeGreaterThanOrEqual(new Date(daysFromNow(20)).getTime());
    for (const words of ['knjiga', 'kvarc', 'računovođe', 'Novi Sad']) {
      const { rows } = await database.executor.execute(
        sql`select id from postings where search @@ ${searchQuery(words)}`,
      );
      expect(rows).toEqual([{ id: posting?.id }]);
    }
    expect(await moves()).toMatchObject([{ fromState: null, toState: 'active', cause: 'import' }]);
    expect(await database.executor.select().from(auditEntries)).toMatchObject([
      { action: 'postings.import', details: { added: 1, companiesAdded: 1 } },
    ]);
  });

  test('has the search columns that a posting gets everywhere else', async () => {
    await importAll(line({ workModel: 'od-kuce', advertiserName: 'Kvarc grupa' }));
    const [posting] = await all();
    const { search, searchHead, searchVersion } = searchColumns({
      positionTitle: 'Viši računovođa',
      locations: ['novi-sad'],
      company: 'Kvarc Kvarc grupa',
      categories: ['racunovodstvo'],
      workModel: 'od-kuce',
      texts: ['<p>Vodićete knjige za osam klijenata.</p>'],
    });
    const { rows } = await database.executor.execute(
      sql`select ${search} = ${posting?.search}::tsvector as search, ${searchHead} = ${posting?.searchHead}::tsvector as head`,
    );
    expect(rows).toEqual([{ search: true, head: true }]);
    expect(posting?.searchVersion).toBe(searchVersion);
  });

  test('whose period is over is imported as expired', async () => {
    await importAll(line({ publishedAt: daysFromNow(-30), expiresAt: daysFromNow(-5) }));
    expect(await all()).toMatchObject([{ state: 'expired' }]);
  });

  test('may have labels of either language and script instead of codes', async () => {
    const { refused } = await importAll(
      line({
        categories: ['IT i softver', 'CALL CENTRES', 'Продаја'],
        locations: ['Beograd, Vračar', 'Чачак'],
      }),
      line({
        categories: ['Accounting'],
        locations: ['Beograd, Vračar', 'Чачак', 'All of Serbia'].slice(0, 2),
        contractType: 'Fixed-term',
        jobType: 'Puno radno vreme',
        workModel: 'Rad od kuće',
        experience: '2-3',
        careerLevels: ['Junior'],
        productGroup: 'Vruć',
      }),
    );
    expect(refused).toMatchObject([{ line: 1, issues: [{ path: 'categories.2', code: 'not-listed' }] }]);
    expect(await all()).toMatchObject([
      {
        categories: ['racunovodstvo'],
        locations: ['vracar', 'cacak'],
        contractType: 'odredjeno',
        jobType: 'puno',
        workModel: 'od-kuce',
        experience: '2-3',
        careerLevels: ['junior'],
        productGroup: 'hot',
        priority: 2,
      },
    ]);
  });

  test('is cleaned, and what is doubtful about it is noted', async () => {
    const question = { id: 'a', text: 'Kada možete da počnete?', answerType: 'free' };
    const required = {
      id: 'b',
      text: 'Imate li dozvolu?',
      answerType: 'single',
      answers: ['da', 'ne'],
      requiredAnswers: ['da'],
      otherwise: 'end',
    };
    const { notes } = await importAll(
      line({
        jobDescription: '<p onclick="x()">Tražimo devojku za rad.</p><script>alert(1)</script>',
        questions: [question],
      }),
      line({ externalId: 'a-2', productGroup: 'hot', questions: [question, required] }),
    );
    expect(notes).toMatchObject([
      { line: 1, note: { code: 'wording' } },
      { line: 1, note: { code: 'questions-left-out' } },
    ]);
    expect(await all()).toMatchObject([
      { jobDescription: '<p>Tražimo devojku za rad.</p>', questions: [] },
      { questions: [{ id: 'a' }, required] },
    ]);
  });
});

describe('a line that is known by its key', () => {
  test('changes nothing when it says nothing new', async () => {
    const lines = [line(), line({ externalId: 'a-2', salaryRange: { max: 900, currency: 'EUR', basis: 'net' } })];
    await importAll(...lines);
    const before = await all();
    clock.advance({ days: 1 });
    expect((await importAll(...lines)).counts).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await all()).toEqual(before);
    expect(await moves()).toHaveLength(2);
  });

  test('changes the posting, which keeps its id and first publication and can be found by the new words', async () => {
    await importAll(line());
    const [before] = await all();
    const published = daysFromNow(-1);
    const { counts } = await importAll(
      line({ positionTitle: 'Knjigovođa', locations: ['nis'], publishedAt: published }),
    );
    expect(counts).toMatchObject({ added: 0, changed: 1, companiesAdded: 0 });
    const [after] = await all();
    expect(after).toMatchObject({
      id: before?.id,
      positionTitle: 'Knjigovođa',
      firstPublishedAt: before?.firstPublishedAt,
      lastRenewedAt: new Date(published),
    });
    expect(after?.search).toContain('nis');
  });

  test('expires, and is live again with a later end; both are recorded as moves', async () => {
    await importAll(line());
    await importAll(line({ expiresAt: daysFromNow(-1) }));
    expect(await all()).toMatchObject([{ state: 'expired' }]);
    await importAll(line({ expiresAt: daysFromNow(30) }));
    expect(await all()).toMatchObject([{ state: 'active' }]);
    expect((await moves()).map(({ fromState, toState }) => `${fromState} ${toState}`)).toEqual([
      'null active',
      'active expired',
      'expired active',
    ]);
  });

  test.each(['removed', 'closed', 'in_review', 'rejected'] as const)('stays %s', async (state) => {
    await importAll(line());
    await database.executor.update(postings).set({ state });
    const { counts, leftAlone } = await importAll(line({ positionTitle: 'Knjigovođa' }));
    expect(counts).toMatchObject({ changed: 0, leftAlone: 1 });
    expect(leftAlone).toEqual([{ line: 1, state }]);
    expect(await all()).toMatchObject([{ state, positionTitle: 'Viši računovođa' }]);
  });

  test('twice in one file: the later one counts', async () => {
    const { counts } = await importAll(line(), line({ positionTitle: 'Knjigovođa' }), line({ externalId: 'b' }));
    expect(counts).toMatchObject({ added: 2, changed: 1 });
    expect((await all()).map(({ positionTitle }) => positionTitle)).toEqual(['Knjigovođa', 'Viši računovođa']);
  });
});

describe('companies', () => {
  test('are identified by PIB, without one by the folded name', async () => {
    const of = (externalId: string, company: string, pib?: string) =>
      line({ externalId, employer: { company, ...(pib ? { pib } : {}) } });
    const { counts } = await importAll(
      of('1', 'Đurđevak', '101134702'),
      of('2', 'Djurdjevak doo', 'RS 101134702'),
      of('3', 'Đurđevak'),
      of('4', 'ЂУРЂЕВАК'),
      of('5', 'Đurđevak', '100002887'),
    );
    expect(counts.companiesAdded).toBe(3);
    expect((await companies()).map(({ company, pib }) => [company, pib])).toEqual([
      ['Đurđevak', '101134702'],
      ['Đurđevak', null],
      ['Đurđevak', '100002887'],
    ]);
    const [first, second, third, fourth] = (await all()).map(({ employerId }) => employerId);
    expect(second).toBe(first);
    expect(fourth).toBe(third);
  });

  test('with an account keep what they say of themselves', async () => {
    const app = { database, clock };
    const { row } = await buildEmployer(app, { company: 'Kvarc Računovodstvo', pib: '101134702' });
    await importAll(line({ employer: { company: 'KVARC', pib: '101134702' } }));
    expect(await companies()).toEqual([row]);
    expect(await all()).toMatchObject([{ employerId: row.id }]);
  });
});

describe('a bad line', () => {
  const refusals: [string, object | string, string[]][] = [
    ['no JSON', '{"externalId":', [' not-json']],
    ['no object', '[1]', [' not-an-object']],
    ['nothing in it', '{}', ['externalId required', 'employer required', 'positionTitle required']],
    ['unknown fields', line({ salary: 5 }), ['salary unknown-field']],
    ['a wrong code', line({ contractType: 'stalno' }), ['contractType not-listed']],
    ['a wrong PIB', line({ employer: { company: 'K', pib: '101134701' } }), ['employer.pib pib-check']],
    ['no such day', line({ expiresAt: '2026-02-30' }), ['expiresAt date']],
    ['an end before its beginning', line({ expiresAt: daysFromNow(-9) }), ['expiresAt ends-before-start']],
    ['too long a period', line({ expiresAt: daysFromNow(800) }), ['expiresAt period-too-long']],
    [
      'a publication in the future',
      line({ publishedAt: daysFromNow(300), expiresAt: daysFromNow(310) }),
      ['publishedAt date-future'],
    ],
    ['NUL', line({ positionTitle: 'A\u0000bc' }), ['positionTitle characters']],
    ['half a surrogate pair', '{"positionTitle":"\\ud83d konobar"}', ['positionTitle characters']],
    ['too long a title', line({ positionTitle: 'a'.repeat(121) }), ['positionTitle too-long']],
    ['a file that is not there', line({ contentType: 'file' }), ['file required']],
    ['an upload', line({ file: crypto.randomUUID() }), ['file unknown-field']],
    ['deep nesting', `{"employer":${'['.repeat(500)}${']'.repeat(500)}}`, ['employer']],
    ['only a script as its text', line({ jobDescription: '<script>a</script>b'.slice(0, 18) }), ['jobDescription']],
  ];

  test.each(refusals)('with %s is named with path and reason', async (_, given, expected) => {
    const { counts, refused } = await importAll(given, line({ externalId: 'good' }));
    expect(counts).toMatchObject({ lines: 2, refused: 1, added: 1 });
    const messages = refused.flatMap(({ issues }) => issues.map(({ path, code }) => `${path} ${code}`));
    for (const each of expected) expect(messages.some((one) => one.startsWith(each))).toBe(true);
    expect(refused[0]?.line).toBe(1);
  });

  test('that only the database refuses leaves the others of its batch in', async () => {
    await database.pool.query(`alter table employers add constraint unheard check (company <> 'Nečuvena')`);
    const { counts, refused } = await importAll(
      line({ externalId: '1' }),
      line({ externalId: '2', employer: { company: 'Nečuvena' } }),
      line({ externalId: '3' }),
    );
    await database.pool.query('alter table employers drop constraint unheard');
    expect(counts).toMatchObject({ added: 2, refused: 1, companiesAdded: 1 });
    expect(refused).toEqual([{ line: 2, issues: [{ path: '', code: 'not-storable' }] }]);
  });
});

test('more lines than a batch holds are all there, and an interrupted import keeps whole batches', async () => {
  const many = Array.from({ length: 600 }, (_, index) =>
    line({ externalId: `m-${index}`, employer: { company: `Firma ${index % 7}` } }),
  );
  const interruption = new AbortController();
  async function* lines(): AsyncGenerator<ImportLine> {
    for (const [index, each] of many.entries()) {
      if (index === 300) interruption.abort();
      yield { number: index + 1, text: JSON.stringify(each) };
    }
  }
  const silent = { refused() {}, noted() {}, leftAlone() {}, progress() {} };
  const part = await run(lines(), { ...silent, signal: interruption.signal });
  expect(part).toMatchObject({ lines: 300, added: 300 });
  expect((await importAll(...many)).counts).toMatchObject({ added: 300, unchanged: 300, companiesAdded: 0 });
  expect(await companies()).toHaveLength(7);
});

test('two imports of one file at once make each posting and company once', async () => {
  const lines = [line(), line({ externalId: 'a-2' }), line({ externalId: 'a-3', employer: { company: 'Druga' } })];
  const both = await Promise.all([importAll(...lines), importAll(...lines)]);
  expect(both.map(({ counts }) => counts.added + counts.unchanged)).toEqual([3, 3]);
  expect(await all()).toHaveLength(3);
  expect(await companies()).toHaveLength(2);
});
