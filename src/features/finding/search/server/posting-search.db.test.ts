import { describe, expect, test } from 'vitest';
import { placeClosure } from '#features/catalog/place-tree.ts';
import type { PostingCard } from '#features/postings/fields.ts';
import { addDays, endOfLocalDay, localDay } from '#kit/dates.ts';
import { buildPosting, setState } from '#tests/builders/posting-builder.ts';
import { nastySigns } from '#tests/support/nasty-strings.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { searchPostings, suggestPostings } from '../contract.ts';

const app = await createTestApplication();

const search = (query: Record<string, string | string[]>) => app.call(searchPostings, { query });
const titles = async (query: Record<string, string | string[]>): Promise<string[]> =>
  (await search(query)).data.map(({ positionTitle }) => positionTitle);
const ids = (cards: PostingCard[]): number[] => cards.map(({ id }) => id);

/** Isolates the tests: each uses a word that only its postings contain. */
let counter = 0;
const ownWord = (): string => `zebrast${'bcdfghjk'[counter++ % 8]}${counter}`;

describe('words', () => {
  test('are found in both scripts, without diacritics and in any case form', async () => {
    const posting = await buildPosting(app, {
      positionTitle: 'Programer za Čačak (m/ž)',
      locations: ['cacak'],
      placeTags: placeClosure(['cacak']),
    });
    for (const q of ['programera', 'ПРОГРАМЕР', 'programeru cacak', 'програмера чачак', 'Programeri']) {
      expect(ids((await search({ q })).data), q).toContain(posting.id);
    }
    expect(ids((await search({ q: 'kuvar' })).data)).not.toContain(posting.id);
  });

  test('C++, C# and .NET are words of their own', async () => {
    const word = ownWord();
    await buildPosting(app, { positionTitle: `C++ razvoj ${word}` });
    await buildPosting(app, { positionTitle: `C# razvoj ${word}` });
    await buildPosting(app, { positionTitle: `.NET razvoj ${word}` });
    expect(await titles({ q: `c++ ${word}` })).toEqual([`C++ razvoj ${word}`]);
    expect(await titles({ q: `C# ${word}` })).toEqual([`C# razvoj ${word}`]);
    expect(await titles({ q: `.net ${word}` })).toEqual([`.NET razvoj ${word}`]);
  });

  test('all must occur; quotes keep them together, minus keeps one out', async () => {
    const word = ownWord();
    await buildPosting(app, { positionTitle: `Pomoćni kuvar ${word}` });
    await buildPosting(app, { positionTitle: `Kuvar pomoćni ${word}` });
    expect((await search({ q: `${word} kuvar astronaut` })).meta.understood.leftOut).toEqual(['astronaut']);
    expect(await titles({ q: `${word} "pomocni kuvar"` })).toEqual([`Pomoćni kuvar ${word}`]);
    expect(await titles({ q: `${word} -kuvar` })).toEqual([]);
  });

  test('in the title come before those in the company, and these before those in the text, whatever the ad type', async () => {
    const word = ownWord();
    await buildPosting(app, {
      positionTitle: 'U tekstu',
      jobDescription: `<p>Traži se ${word}.</p>`,
      productGroup: 'promoted',
      priority: 1,
    });
    await buildPosting(app, {
      positionTitle: 'U firmi',
      company: `${word} doo`,
      productGroup: 'hot',
      priority: 2,
    });
    await buildPosting(app, { positionTitle: `U naslovu ${word}` });
    expect(await titles({ q: word })).toEqual([`U naslovu ${word}`, 'U firmi', 'U tekstu']);
  });

  test('a beginning finds longer words', async () => {
    const word = ownWord();
    await buildPosting(app, { positionTitle: `Programerka ${word}` });
    expect(await titles({ q: `prog* ${word}` })).toEqual([`Programerka ${word}`]);
    expect(await titles({ q: `programer* ${word}` })).toEqual([`Programerka ${word}`]);
  });

  test('related names of an occupation are found below it, in any case form', async () => {
    const word = ownWord();
    await buildPosting(app, { positionTitle: `Prodavačica ${word}` });
    await buildPosting(app, { positionTitle: `Prodavac ${word}`, firstPublishedAt: new Date(0) });
    expect(await titles({ q: `prodavac ${word}` })).toEqual([`Prodavac ${word}`, `Prodavačica ${word}`]);
    expect(await titles({ q: `prodavačicu ${word}` })).toEqual([`Prodavačica ${word}`, `Prodavac ${word}`]);
  });

  test('that a category is called by are no words of all its postings; its name is', async () => {
    const word = ownWord();
    const inCrafts = { categories: ['zanati'], productGroup: 'promoted', priority: 1 };
    await buildPosting(app, { ...inCrafts, positionTitle: `Bravar ${word}` });
    await buildPosting(app, { ...inCrafts, positionTitle: `Soboslikar ${word}` });
    await buildPosting(app, { positionTitle: `Moler ${word}`, firstPublishedAt: new Date(0) });
    for (const sort of ['priority', 'newest', 'expiring'])
      expect((await titles({ q: `moler ${word}`, sort })).sort(), sort).toEqual([
        `Moler ${word}`,
        `Soboslikar ${word}`,
      ]);
    expect((await titles({ q: `zanati ${word}` })).sort()).toEqual([`Bravar ${word}`, `Soboslikar ${word}`]);
  });

  test('that are a name count where a posting says its position, in the text when it is nowhere else', async () => {
    const word = ownWord();
    await buildPosting(app, {
      positionTitle: `Prodavac ${word}`,
      jobShortDescription: 'Radićete uz našeg mesara i testerom sečete daske.',
      contentType: 'short',
    });
    expect(await titles({ q: `mesar ${word}` })).toEqual([`Prodavac ${word}`]);
    await buildPosting(app, { positionTitle: `Mesar ${word}` });
    expect(await titles({ q: `mesar ${word}` })).toEqual([`Mesar ${word}`]);
    // „kasapin” is a name of the butcher; names match as a whole and not in the text.
    expect(await titles({ q: `kasapin ${word}` })).toEqual([`Mesar ${word}`]);
    expect(await titles({ q: `daske ${word}` })).toEqual([`Prodavac ${word}`]);
  });

  test('may be unfinished at the end, in titles and places', async () => {
    const word = ownWord();
    await buildPosting(app, { positionTitle: `Kozmetičarka ${word}`, locations: ['knjazevac'] });
    for (const q of [`${word} kozm`, `${word} козмети`, `${word} kozmetič`, `kozmetičarka ${word.slice(0, -1)}`])
      expect(await titles({ q }), q).toEqual([`Kozmetičarka ${word}`]);
    expect(await titles({ q: `${word} knjaž` })).toEqual([`Kozmetičarka ${word}`]);
    expect((await search({ q: `kozm ${word}` })).meta.understood.leftOut).toEqual(['kozm']);
  });

  test('joined by a hyphen or a stroke are words of their own', async () => {
    const word = ownWord();
    await buildPosting(app, { positionTitle: `Sobarica/sobar ${word}` });
    await buildPosting(app, { positionTitle: `Pica-majstor ${word}` });
    for (const q of ['sobarica', 'sobara', 'sobar/sobarica'])
      expect(await titles({ q: `${q} ${word}` }), q).toEqual([`Sobarica/sobar ${word}`]);
    for (const q of ['pica majstor', 'pica-majstor', 'majstora'])
      expect(await titles({ q: `${q} ${word}` }), q).toEqual([`Pica-majstor ${word}`]);
    expect(await titles({ q: `${word} -pica-majstor` })).toEqual([`Sobarica/sobar ${word}`]);
  });

  test('of a company find its postings, with its legal form or without', async () => {
    const word = ownWord();
    await buildPosting(app, { positionTitle: 'Pravno lice', company: `${word} Đukvik` });
    for (const q of [`${word} Đukvik`, `${word} djukvik d.o.o.`, `${word} đukvika DOO`]) {
      const { data, meta } = await search({ q });
      expect(
        data.map(({ positionTitle }) => positionTitle),
        q,
      ).toEqual(['Pravno lice']);
      expect(meta.understood.instead, q).toBeNull();
    }
  });

  test('for the way of working find it without a word in the text', async () => {
    const word = ownWord();
    await buildPosting(app, {
      positionTitle: `Kuća i rad ${word}`,
      workModel: 'lokacija',
      firstPublishedAt: new Date(0),
    });
    await buildPosting(app, { positionTitle: `Lektor ${word}`, workModel: 'od-kuce' });
    expect(await titles({ q: `rad na daljinu ${word}` })).toEqual([`Lektor ${word}`]);
    expect(await titles({ q: `rad od kuće ${word}` })).toContain(`Lektor ${word}`);
  });

  test('that only repeat a chosen filter ask for the filter, whatever was asked before', async () => {
    const word = ownWord();
    await buildPosting(app, { positionTitle: `Lektor ${word}`, workModel: 'od-kuce' });
    await buildPosting(app, { positionTitle: `Korektor ${word}`, workModel: 'hibrid' });
    const asked = async (query: Record<string, string | string[]>) => {
      const { data, meta } = await search({ ...query, pageSize: '100' });
      expect(data).toHaveLength(Math.min(100, meta.total));
      return meta.total;
    };
    const chosen = { workModels: ['od-kuce', 'hibrid'] };
    const said = await asked({ q: 'rad od kuće' });
    const alone = await asked({ workModels: 'od-kuce' });
    const both = await asked(chosen);
    expect([said > 0, said, both]).toEqual([true, alone, await asked({ q: 'rad od kuće', ...chosen })]);
    expect(await asked({ q: 'rad od kuće', workModels: 'od-kuce' })).toBe(alone);
    expect(await asked({ q: `rad od kuće ${word}`, ...chosen })).toBe(2);
    // Next to the same filter, the words are search words; the earlier interpretation as a filter is not reused.
    expect(await asked({ q: 'rad od kuće', workModels: 'hibrid' })).toBe(
      await asked({ q: '"rad od kuće"', workModels: 'hibrid' }),
    );
  });

  test('one wrong letter is corrected to the nearest word, and the response says so', async () => {
    await buildPosting(app, { positionTitle: 'Zvonolivac (m/ž)' });
    const { data, meta } = await search({ q: 'zvonolivaz' });
    expect(data.map(({ positionTitle }) => positionTitle)).toEqual(['Zvonolivac (m/ž)']);
    expect(meta.understood).toMatchObject({ q: 'zvonolivaz', instead: 'zvonolivac', leftOut: [] });
    expect((await search({ q: 'zvonolivac' })).meta.understood.instead).toBeNull();
  });

  test('that are never found together are reduced, and the response says so', async () => {
    await buildPosting(app, { positionTitle: 'Puškar za lovačko oružje' });
    const { data, meta } = await search({ q: 'puškar podmorničar' });
    expect(data.map(({ positionTitle }) => positionTitle)).toEqual(['Puškar za lovačko oružje']);
    expect(meta.understood).toMatchObject({ instead: 'puškar', leftOut: ['podmorničar'] });
  });

  test.each(nastySigns)('of signs alone (%s) find nothing and break nothing', async (q) => {
    expect((await search({ q })).meta.page).toBe(1);
  });
});

describe('places', () => {
  test('a parent finds its children, a child not its parent, every place what is in Cela Srbija', async () => {
    const word = ownWord();
    await buildPosting(app, { positionTitle: `${word} Vračar`, locations: ['vracar'] });
    await buildPosting(app, { positionTitle: `${word} Beograd`, locations: ['beograd'] });
    await buildPosting(app, { positionTitle: `${word} Srbija`, locations: ['cela-srbija'] });
    await buildPosting(app, { positionTitle: `${word} Niš`, locations: ['nis'] });
    await buildPosting(app, { positionTitle: `${word} Beč`, locations: ['inostranstvo'] });
    const sorted = async (locations: string) => (await titles({ q: word, locations })).sort();
    expect(await sorted('beograd')).toEqual([`${word} Beograd`, `${word} Srbija`, `${word} Vračar`]);
    expect(await sorted('vracar')).toEqual([`${word} Srbija`, `${word} Vračar`]);
    expect(await sorted('Cela Srbija')).toEqual([`${word} Beograd`, `${word} Niš`, `${word} Srbija`, `${word} Vračar`]);
    expect(await sorted('inostranstvo')).toEqual([`${word} Beč`]);
  });

  test('are understood as people type them, and unknown ones are returned', async () => {
    const word = ownWord();
    const posting = await buildPosting(app, { positionTitle: word, locations: ['cacak'] });
    for (const locations of ['Čačak', 'cacak', 'Чачак', 'u Čačku', 'ЧАЧАК']) {
      expect(ids((await search({ q: word, locations })).data), locations).toEqual([posting.id]);
    }
    const unknown = await search({ q: word, locations: 'Atlantida' });
    expect(unknown.meta.understood.unknownPlaces).toEqual(['Atlantida']);
    expect(ids(unknown.data)).toEqual([posting.id]);
  });
});

describe('filters', () => {
  test('values of one widen, several narrow; unknown values are dropped', async () => {
    const word = ownWord();
    await buildPosting(app, { positionTitle: `${word} a`, contractType: 'neodredjeno', jobType: 'puno' });
    await buildPosting(app, { positionTitle: `${word} b`, contractType: 'odredjeno', jobType: 'puno' });
    await buildPosting(app, { positionTitle: `${word} c`, contractType: 'odredjeno', jobType: 'smenski' });
    const sorted = async (query: Record<string, string | string[]>) => (await titles({ q: word, ...query })).sort();
    expect(await sorted({ contractTypes: ['neodredjeno', 'odredjeno'] })).toEqual([
      `${word} a`,
      `${word} b`,
      `${word} c`,
    ]);
    expect(await sorted({ contractTypes: 'odredjeno', jobTypes: 'puno' })).toEqual([`${word} b`]);
    expect(await sorted({ contractTypes: ['odredjeno', 'izmisljen'], jobTypes: 'nijedan' })).toEqual([
      `${word} b`,
      `${word} c`,
    ]);
  });

  test('a facet counts what fits all other filters, and the total what fits all', async () => {
    const word = ownWord();
    await buildPosting(app, { positionTitle: word, contractType: 'neodredjeno', jobType: 'puno' });
    await buildPosting(app, { positionTitle: word, contractType: 'odredjeno', jobType: 'puno' });
    await buildPosting(app, { positionTitle: word, contractType: 'odredjeno', jobType: 'smenski' });
    const { meta } = await search({ q: word, contractTypes: 'odredjeno', jobTypes: 'puno' });
    const count = (facet: 'contractTypes' | 'jobTypes', code: string) =>
      meta.facets[facet].find((value) => value.code === code)?.count;
    expect(meta.total).toBe(1);
    expect(count('contractTypes', 'neodredjeno')).toBe(1);
    expect(count('contractTypes', 'odredjeno')).toBe(1);
    expect(count('jobTypes', 'puno')).toBe(1);
    expect(count('jobTypes', 'smenski')).toBe(1);
  });

  test('the salary filter leaves unstated pay out unless it is asked for', async () => {
    const word = ownWord();
    await buildPosting(app, { positionTitle: `${word} malo`, salaryFilter: 90_000 });
    await buildPosting(app, { positionTitle: `${word} dosta`, salaryFilter: 150_000 });
    await buildPosting(app, { positionTitle: `${word} dogovor` });
    expect(await titles({ q: word, salaryFrom: '100000' })).toEqual([`${word} dosta`]);
    expect((await titles({ q: word, salaryFrom: '100000', salaryUnstated: 'true' })).sort()).toEqual([
      `${word} dogovor`,
      `${word} dosta`,
    ]);
    expect(await titles({ q: word, salaryFrom: 'puno' })).toHaveLength(3);
  });
});

describe('order and pages', () => {
  test('each sort does what it says', async () => {
    const word = ownWord();
    const now = app.clock.now();
    const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
    const until = (days: number): Date => endOfLocalDay(addDays(localDay(now), days));
    await buildPosting(app, {
      positionTitle: `${word} vruć`,
      productGroup: 'hot',
      priority: 2,
      firstPublishedAt: hoursAgo(30),
      liveUntil: until(20),
    });
    await buildPosting(app, {
      positionTitle: `${word} star`,
      firstPublishedAt: hoursAgo(40),
      liveUntil: until(2),
    });
    await buildPosting(app, {
      positionTitle: `${word} nov`,
      firstPublishedAt: hoursAgo(1),
      liveUntil: until(29),
    });
    await buildPosting(app, {
      positionTitle: `${word} promovisan`,
      productGroup: 'promoted',
      priority: 1,
      firstPublishedAt: hoursAgo(35),
      liveUntil: until(10),
    });
    const order = async (sort: string) =>
      (await titles({ q: word, sort })).map((title) => title.replace(`${word} `, ''));
    expect(await order('priority')).toEqual(['promovisan', 'vruć', 'nov', 'star']);
    expect(await order('newest')).toEqual(['nov', 'vruć', 'promovisan', 'star']);
    expect(await order('expiring')).toEqual(['star', 'promovisan', 'vruć', 'nov']);
    expect(await order('nepoznat')).toEqual(await order('priority'));
  });

  test('pages follow each other without gap or repetition, and nonsense numbers are mended', async () => {
    const word = ownWord();
    for (let index = 0; index < 45; index++) await buildPosting(app, { positionTitle: word });
    const pages = await Promise.all(['1', '2', '3'].map((page) => search({ q: word, page })));
    const seen = pages.flatMap(({ data }) => ids(data));
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5]);
    expect(new Set(seen).size).toBe(45);
    expect((await search({ q: word, page: '-3', pageSize: '1000' })).meta).toMatchObject({
      page: 1,
      pageSize: 100,
      total: 45,
    });
    expect((await search({ q: word, page: '99' })).data).toEqual([]);
  });
});

describe('only live postings', () => {
  test('are found: not expired by the clock, closed, removed or waiting', async () => {
    const word = ownWord();
    const live = await buildPosting(app, { positionTitle: word });
    for (const state of ['awaiting_payment', 'in_review', 'rejected', 'expired', 'closed', 'removed'] as const) {
      await buildPosting(app, { positionTitle: word, state });
    }
    await buildPosting(app, { positionTitle: word, liveUntil: new Date(app.clock.now().getTime() - 1) });
    expect(ids((await search({ q: word })).data)).toEqual([live.id]);
  });

  test('end with their last local day', async () => {
    const word = ownWord();
    const today = localDay(app.clock.now());
    await buildPosting(app, { positionTitle: word, liveUntil: endOfLocalDay(today) });
    expect((await search({ q: word })).data[0]).toMatchObject({ closesOn: today, daysLeft: 0, isNew: true });
    app.clock.set(new Date('2026-11-20T22:59:58Z'));
    expect(await titles({ q: word })).toEqual([word]);
    app.clock.set(new Date('2026-11-20T23:00:00Z'));
    expect(await titles({ q: word })).toEqual([]);
    app.clock.set(new Date('2026-11-20T11:00:00Z'));
  });
});

describe('suggestions', () => {
  const suggestions = async (q: string, language: 'sr' | 'en' = 'sr') =>
    (await app.call(suggestPostings, { query: { q } }, { language })).data;

  test('are positions, companies, categories and places that begin so, in any script', async () => {
    const { employerId } = await buildPosting(app, {
      positionTitle: 'Đumbirski majstor (m/ž)',
      company: 'Đumbir i sinovi',
    });
    await buildPosting(app, { positionTitle: 'Đumbirski majstor' });
    app.clock.advance({ minutes: 1 });
    for (const q of ['đumbir', 'djumb', 'ЂУМБ', 'dumb']) {
      expect(await suggestions(q), q).toEqual([
        { kind: 'position', code: null, label: 'Đumbirski majstor', count: 2 },
        { kind: 'company', code: String(employerId), label: 'Đumbir i sinovi', count: 1 },
      ]);
    }
    expect(await suggestions('majstor djumb')).toHaveLength(1);
    expect(await suggestions('beogr')).toContainEqual(
      expect.objectContaining({ kind: 'place', code: 'beograd', label: 'Beograd' }),
    );
    expect(await suggestions('account', 'en')).toContainEqual(
      expect.objectContaining({ kind: 'category', code: 'racunovodstvo', label: 'Accounting' }),
    );
  });

  test('begin with occupations, the name they share first', async () => {
    for (const positionTitle of ['Kondukter – pregledač', 'Kondukter u noćnom vozu'])
      await buildPosting(app, { positionTitle, locations: ['beograd'] });
    for (let more = 0; more < 3; more += 1)
      await buildPosting(app, { positionTitle: 'Nešto drugo', company: 'Kondor let' });
    app.clock.advance({ minutes: 1 });
    expect((await suggestions('kond')).map(({ kind, label, count }) => `${kind} ${label} ${count}`)).toEqual([
      'position Kondukter 2',
      'position Kondukter – pregledač 1',
      'position Kondukter u noćnom vozu 1',
      'company Kondor let 1',
    ]);
  });

  test('of one kind alone are that kind; places are known without postings, in any script', async () => {
    const only = async (q: string, kind: string) => (await app.call(suggestPostings, { query: { q, kind } })).data;
    await buildPosting(app, { positionTitle: 'Niškonosač' });
    app.clock.advance({ minutes: 1 });
    for (const q of ['nis', 'Ниш', 'NIŠ', 'u Nišu']) {
      const options = await only(q, 'place');
      expect(options[0], q).toMatchObject({ kind: 'place', code: 'nis' });
      expect(options.every(({ kind }) => kind === 'place')).toBe(true);
    }
    expect((await only('нови', 'place')).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['novi-sad', 'novi-pazar', 'novi-beograd']),
    );
    expect(await only('niško', 'position')).toEqual([expect.objectContaining({ label: 'Niškonosač' })]);
    // Positions of live postings come before names of occupations.
    await buildPosting(app, { positionTitle: 'Florista u cvećari' });
    app.clock.advance({ minutes: 1 });
    expect((await only('flor', 'position')).map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Florista u cvećari 1',
      'Florista 1',
    ]);
    expect(await suggestions('pumpadžija')).toEqual([]);
  });

  test.each(['', '   ', '%', 'x'.repeat(5000), '\u0000'])('for %j are none', async (q) => {
    expect(await suggestions(q)).toEqual([]);
  });

  test('do not contain ended postings', async () => {
    const posting = await buildPosting(app, { positionTitle: 'Kičmožder' });
    app.clock.advance({ minutes: 1 });
    expect(await suggestions('kicmo')).toHaveLength(1);
    await setState(app.database.executor, posting.id, 'closed', app.clock.now());
    app.clock.advance({ minutes: 1 });
    expect(await suggestions('kicmo')).toEqual([]);
  });
});
