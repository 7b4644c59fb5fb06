import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { networkOf } from '#host/http/network.ts';
import { createLog } from '#host/log.ts';
import { createKeys } from '#host/secrets.ts';
import { addDays, localDay } from '#kit/dates.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication, testSecret } from '#tests/support/test-application.ts';
import { searchPostings } from '../../search/contract.ts';
import { listKeywords } from '../contract.ts';
import { searchedKeywords, searchVisits } from './keyword-table.ts';
import { createSearchNotes, deleteExpiredSearchesJob } from './search-notes.ts';

const app = await createTestApplication();
const { database, clock } = app;
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

const notes = createSearchNotes({
  database,
  clock,
  log: createLog('silent'),
  secret: createKeys(testSecret, '')('views'),
});

/** Searches by several visitors, each from a different network. */
const searchedBy = async (visitors: number, ...typed: string[]): Promise<void> => {
  for (const words of typed)
    for (let visitor = 1; visitor <= visitors; visitor += 1)
      notes.note(words, { network: `198.51.100.${visitor}`, userAgent: browser });
  await notes.flush();
};

const noted = () => database.executor.select().from(searchedKeywords).orderBy(searchedKeywords.folded);
const keywords = async (query: Record<string, string> = {}) => {
  const { data, meta } = await app.call(listKeywords, { query });
  return { names: data.map(({ keyword }) => keyword), data, meta };
};

afterEach(async () => {
  await notes.flush();
  await database.executor.delete(searchedKeywords);
  await database.executor.delete(searchVisits);
});

test('one visitor counts once a day for the same words, in whatever spelling', async () => {
  const who = { network: '203.0.113.5', userAgent: browser };
  for (const typed of ['Vozač', 'vozac', 'ВОЗАЧ']) notes.note(typed, who);
  notes.note('vozač', { ...who, userAgent: `${browser} another` });
  notes.note('vozač', { ...who, network: '203.0.113.6' });
  await notes.flush();
  expect(await noted()).toMatchObject([{ day: localDay(clock.now()), folded: 'vozac', searches: 2 }]);

  clock.advance({ days: 1 });
  notes.note('vozač', who);
  await notes.flush();
  expect((await noted()).map(({ searches }) => searches).sort()).toEqual([1, 2]);
});

test('one visitor counts once whichever process they reach, and is forgotten the next night', async () => {
  const who = { network: '203.0.113.8', userAgent: browser };
  const others = createSearchNotes({
    database,
    clock,
    log: createLog('silent'),
    secret: createKeys(testSecret, '')('views'),
  });
  for (const process of [notes, others]) for (const typed of ['pekar', 'kolar']) process.note(typed, who);
  others.note('kolar', { ...who, network: '203.0.113.9' });
  await Promise.all([notes.flush(), others.flush()]);
  expect(await noted()).toMatchObject([
    { folded: 'kolar', searches: 2 },
    { folded: 'pekar', searches: 1 },
  ]);
  expect(await database.executor.$count(searchVisits, eq(searchVisits.day, localDay(clock.now())))).toBe(3);
  clock.advance({ days: 1 });
  await app.jobs.send(database.executor, deleteExpiredSearchesJob, {});
  await app.jobs.runPending();
  expect(await database.executor.$count(searchVisits)).toBe(0);
  expect(await noted()).toHaveLength(2);
});

test('addresses of one IPv6 network are one visitor', async () => {
  for (const end of ['1', '2', 'ffff'])
    notes.note('kuvar', { network: networkOf(`2001:db8:1:2::${end}`), userAgent: browser });
  notes.note('kuvar', { network: networkOf('2001:db8:1:3::1'), userAgent: browser });
  await notes.flush();
  expect(await noted()).toMatchObject([{ folded: 'kuvar', searches: 2 }]);
});

test('bots, clients without a user agent, and text that is not a keyword are left out', async () => {
  const network = '203.0.113.5';
  notes.note('vozač', { network, userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  notes.note('vozač', { network, userAgent: '' });
  notes.note('ana@primer.rs', { network, userAgent: browser });
  notes.note('064 123 4567', { network, userAgent: browser });
  await notes.flush();
  expect(await noted()).toEqual([]);
});

test('a visitor adds at most forty different words in a day', async () => {
  const who = { network: '203.0.113.99', userAgent: browser };
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  for (let word = 0; word < 60; word += 1)
    notes.note(`zanimanje ${letters[word % 26]}${letters[Math.floor(word / 26)]}x`, who);
  await notes.flush();
  expect(await noted()).toHaveLength(40);
});

test('a search is shown when several visitors found results, as postings spell it', async () => {
  await buildPosting(app, { positionTitle: 'Poslovođa pilane i sušare drveta, Bor' });
  await buildPosting(app, { positionTitle: 'Čuvar, pilana Vlasina' });
  expect((await keywords()).names).not.toContain('pilane');
  await searchedBy(2, 'pilane');
  expect((await keywords()).names).not.toContain('pilane');
  await searchedBy(4, 'PILANE', 'susare');
  // Another case form of the same word adds nothing.
  await searchedBy(3, 'pilana');
  const { names } = await keywords();
  expect(names).toEqual(expect.arrayContaining(['pilane', 'sušare']));
  expect(names.filter((name) => name.startsWith('pilan'))).toEqual(['pilane']);
});

test('words that are only in the text of postings are not shown', async () => {
  await buildPosting(app, { jobDescription: '<p>Javite se gospođi Mirjani Petrović.</p>' });
  await searchedBy(5, 'mirjani petrović');
  expect((await app.call(searchPostings, { query: { q: 'mirjani petrović' } })).meta.total).toBe(1);
  expect((await keywords()).names).not.toContain('mirjani petrović');
});

test('positions of titles fill up the list, each with what a search for it finds', async () => {
  for (let more = 0; more < 3; more += 1) await buildPosting(app, { positionTitle: 'Staklorezac (m/ž)' });
  await buildPosting(app, { positionTitle: 'STAKLOREZAC' });
  const ended = await buildPosting(app, {
    positionTitle: 'Potkivač konja',
    liveUntil: new Date(clock.now().getTime() + 3_600_000),
  });
  const { data, meta } = await keywords();
  expect(data.find(({ keyword }) => keyword === 'staklorezac')?.count).toBe(4);
  for (const { keyword, count } of data)
    expect({
      keyword,
      count: (await app.call(searchPostings, { query: { q: keyword } })).meta.total,
    }).toEqual({
      keyword,
      count,
    });
  expect(data.map(({ count }) => count)).toEqual(data.map(({ count }) => count).sort((a, b) => b - a));
  expect(meta.mostPostings).toBe(data[0]?.count);
  expect(data.map(({ keyword }) => keyword)).toContain('potkivač konja');
  clock.advance({ hours: 2 });
  expect((await keywords()).names).not.toContain('potkivač konja');
  expect(ended.id).toBeGreaterThan(0);
});

test('keywords are found by beginnings of their words and by letter, in any script', async () => {
  for (const positionTitle of ['Časovničar', 'Čistač bazena', 'Cvećar']) await buildPosting(app, { positionTitle });
  expect((await keywords({ q: 'базен' })).names).toEqual(['čistač bazena']);
  expect((await keywords({ q: 'cist baz' })).names).toEqual(['čistač bazena']);
  expect((await keywords({ letter: 'č' })).names).toEqual(expect.arrayContaining(['časovničar', 'čistač bazena']));
  expect((await keywords({ letter: 'č' })).names).not.toContain('cvećar');
  const { letters } = (await keywords()).meta;
  expect(letters.indexOf('C')).toBeLessThan(letters.indexOf('Č'));
  expect(await keywords({ q: 'nemaovoga' })).toMatchObject({ names: [], meta: { total: 0 } });
});

test('a chosen keyword names those related to it that have postings', async () => {
  await buildPosting(app, { positionTitle: 'Higijeničar' });
  await buildPosting(app, { positionTitle: 'Čistačica' });
  const { meta } = await keywords({ keyword: 'čistačica' });
  expect(meta.listed).toBe(true);
  expect(meta.related).toEqual(['higijeničar']);
  expect((await keywords({ keyword: 'nema takve reči' })).meta).toMatchObject({ listed: false, related: [] });
});

test('searches of more than thirty days ago count no more and are forgotten', async () => {
  const today = localDay(clock.now());
  const row = { words: 'bačvar', searches: 9 };
  await buildPosting(app, { positionTitle: 'Pinter i bačvar i kolar i kovač' });
  await database.executor.insert(searchedKeywords).values([
    { ...row, folded: 'bacvar', day: addDays(today, -30) },
    { ...row, folded: 'kolar', day: addDays(today, -29) },
  ]);
  const { names } = await keywords();
  expect(names).toContain('kolar');
  expect(names).not.toContain('bačvar');
  for (const _again of [1, 2]) {
    await app.jobs.send(database.executor, deleteExpiredSearchesJob, {});
    await app.jobs.runPending();
    expect((await noted()).map(({ folded }) => folded)).toEqual(['kolar']);
  }
});

test('a search that found something is noted when the application stops, others are not', async () => {
  await buildPosting(app, { positionTitle: 'Orguljaš' });
  const headers = { 'User-Agent': browser };
  for (const query of ['q=orguljaš', 'q=nemaovoga', 'q=orguljas&page=2', 'q=orguljaš+nemaovoga'])
    await app.fetch(`/api/postings?${query}`, { headers, from: '198.51.100.200' });
  await app.application.stop();
  expect(await noted()).toMatchObject([{ folded: 'orguljas', words: 'orguljaš', searches: 1 }]);
});
