import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createPostingIndex } from '#features/finding/search/server/posting-index.ts';
import { postingsQuery } from '#features/postings/search-fields.ts';
import { weightedTexts } from '#features/postings/server/posting-search-text.ts';
import { readConfig } from '#host/config.ts';
import { type Database, openDatabase } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { readingFrom } from '#host/database/read-database.ts';
import { createLog } from '#host/log.ts';
import { localDay } from '#kit/dates.ts';
import { maxPageSize } from '#kit/paging.ts';
import { composeApplication } from '#src/application.ts';
import { generateDemo } from '#src/demo/generate-demo.ts';
import { loadDemo } from '#src/demo/load-demo.ts';
import { type Grade, gradeOf, type JudgedPosting, toJudged } from './judge.ts';
import type { JudgedQuery } from './judged-query.ts';
import { judgedQueries } from './queries.ts';

/** Ids, best first. */
type Search = (q: string) => Promise<number[]>;

const seen = 10;
const looked = 50;
const found: Grade = 2;
/** The demo data of one day are always the same. */
const now = new Date('2026-11-20T11:00:00Z');

/**
 * The demo postings, all live and of one ad type, and a table with the same words for PostgreSQL's own dictionaries.
 */
async function fill(database: Database, dataDir: string): Promise<Map<number, JudgedPosting>> {
  await migrateDatabase(database);
  const log = createLog('silent');
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const rest = { loadRender: null, staticFiles: null, development: false };
  const { accounts } = await composeApplication({ config, database, log, ...rest });
  await loadDemo({ database, accounts, now });
  const { executor } = database;
  await executor.execute(
    sql`update postings set state = 'active', product_group = 'standard', priority = 4, live_until = ${now.toISOString()}::timestamptz + interval '9 days'`,
  );
  await executor.execute(sql`create table plain_words (id integer, simple tsvector, serbian tsvector)`);
  const demo = generateDemo({ today: localDay(now) });
  const { rows } = await executor.execute<{ id: number }>(sql`select id from postings order by id`);
  const judged = new Map<number, JudgedPosting>();
  for (const [at, posting] of demo.postings.entries()) {
    const id = (rows[at] as { id: number }).id;
    const employer = demo.employers[posting.employerIndex];
    if (!employer) throw new Error(`posting ${id} has no employer`);
    const as = toJudged(posting, employer);
    judged.set(id, as);
    const { A, B, C } = weightedTexts({ ...posting, company: employer.company, texts: [as.text] });
    const vector = (dictionary: string) =>
      sql`setweight(to_tsvector(${dictionary}, ${A}), 'A') || setweight(to_tsvector(${dictionary}, ${B}), 'B') || setweight(to_tsvector(${dictionary}, ${C}), 'C')`;
    await executor.execute(sql`insert into plain_words values (${id}, ${vector('simple')}, ${vector('serbian')})`);
  }
  return judged;
}

const plainSearch =
  (database: Database, dictionary: 'simple' | 'serbian'): Search =>
  async (q) => {
    const words = sql`websearch_to_tsquery(${dictionary}, ${q})`;
    const column = sql.raw(dictionary);
    const { rows } = await database.executor.execute<{ id: number }>(
      sql`select id from plain_words where ${column} @@ ${words} order by ts_rank(${column}, ${words}) desc, id desc limit ${looked}`,
    );
    return rows.map(({ id }) => id);
  };

const gain = (grade: Grade): number => 2 ** grade - 1;
const discounted = (grades: Grade[]): number =>
  grades.slice(0, seen).reduce<number>((sum, grade, place) => sum + gain(grade) / Math.log2(place + 2), 0);

interface Figures {
  ndcg: number;
  recall: number;
  empty: number;
}

/** The share of results that are relevant; without results there is no share. */
const shareThatBelongs = (ids: readonly number[], grades: Map<number, Grade>): number =>
  ids.length === 0 ? 0 : ids.filter((id) => (grades.get(id) ?? 0) > 0).length / ids.length;

function measure(ids: number[], grades: Map<number, Grade>): Figures {
  const ideal = [...grades.values()].sort((a, b) => b - a);
  const answers = ideal.filter((grade) => grade >= found).length;
  const ours = ids.map((id) => grades.get(id) ?? 0);
  return {
    ndcg: discounted(ours) / discounted(ideal),
    recall: ours.filter((grade) => grade >= found).length / Math.min(answers, looked),
    empty: ids.length === 0 ? 1 : 0,
  };
}

interface Measured {
  query: JudgedQuery;
  /** Of each search. */
  figures: Figures[];
  /** Of all pages, newest first. */
  share: number;
  total: number;
  /** The first of the order by relevance and of the newest, with their grades. */
  first: string[];
  newest: string[];
}

const mean = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const line = (name: string, rows: Measured[], searches: number): string => {
  const shares = rows.map(({ share }) => share);
  const share = `${mean(shares).toFixed(3)}  ${Math.min(...shares).toFixed(2)}`;
  const results = Array.from({ length: searches }, (_, at) => {
    const of = (name: keyof Figures): number => mean(rows.map(({ figures }) => (figures[at] as Figures)[name]));
    return `   ${of('ndcg').toFixed(3)}  ${of('recall').toFixed(3)} ${(of('empty') * 100).toFixed(1).padStart(5)} %`;
  });
  return `${name.padEnd(24)}${String(rows.length).padStart(5)}   ${share}${results.join('')}`;
};

const described = ({ query, figures, share, total, first, newest }: Measured): string =>
  `\n${query.q}: ${figures.map(({ ndcg, recall }) => `${ndcg.toFixed(2)}/${recall.toFixed(2)}`).join('  ')}, ${share.toFixed(2)} of ${total}
  ${first.join(' | ')}\n  newest: ${newest.join(' | ')}`;

/**
 * Prints nDCG@10, recall@50 and the share of empty answers of the search, beside plain full text of PostgreSQL over the
 * same words, and how much of all that the search finds belongs there; the `worst` queries by either figure are listed
 * with what they found, except those kept aside.
 */
export async function benchRelevance(worst: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prilika-relevance-'));
  const database = await openDatabase({ dataDir, log: createLog('silent') });
  try {
    const postings = await fill(database, dataDir);
    const index = createPostingIndex({ readDatabase: readingFrom(database), searchFreshMs: 60_000 });
    const page = async (query: Record<string, unknown>): Promise<number[]> =>
      (await index.search(postingsQuery.parse(query), now)).ids;
    const searches: [string, Search][] = [
      ['search', (q) => page({ q, pageSize: String(looked) })],
      ['plain simple', plainSearch(database, 'simple')],
      ['plain serbian', plainSearch(database, 'serbian')],
    ];
    const newestOf = async (q: string): Promise<number[]> => {
      const ids: number[] = [];
      for (let at = 1; ids.length === (at - 1) * maxPageSize; at += 1)
        ids.push(...(await page({ q, sort: 'newest', page: String(at), pageSize: String(maxPageSize) })));
      return ids;
    };
    const gradesOf = (query: JudgedQuery): Map<number, Grade> =>
      new Map([...postings].map(([id, posting]) => [id, gradeOf(posting, query)]));
    const unanswered = judgedQueries.filter((query) => ![...gradesOf(query).values()].some((grade) => grade >= found));
    if (unanswered.length > 0) throw new Error(`no posting answers ${unanswered.map(({ q }) => `„${q}”`).join(', ')}`);
    const measured: Measured[] = [];
    for (const query of judgedQueries) {
      const grades = gradesOf(query);
      const shown = (ids: number[]): string[] =>
        ids.slice(0, seen).map((id) => `${grades.get(id)} ${postings.get(id)?.title}`);
      const answers = await Promise.all(searches.map(([, search]) => search(query.q)));
      const newest = await newestOf(query.q);
      measured.push({
        query,
        figures: answers.map((ids) => measure(ids, grades)),
        share: shareThatBelongs(newest, grades),
        total: newest.length,
        first: shown(answers[0] as number[]),
        newest: shown(newest),
      });
    }
    console.log(`\nRelevance: ${measured.length} queries, ${postings.size} postings of one ad type`);
    console.log(`${' '.repeat(49)}${searches.map(([name]) => name.padEnd(24)).join('')}`);
    console.log(`${'kind'.padEnd(24)}    n   belongs least${'   nDCG@10 rec@50 empty'.repeat(searches.length)}`);
    const print = (name: string, rows: Measured[]): void => console.log(line(name, rows, searches.length));
    for (const kind of new Set(judgedQueries.map((query) => query.kind)))
      print(
        kind,
        measured.filter(({ query }) => query.kind === kind),
      );
    print('all', measured);
    const aside = measured.filter(({ query }) => query.aside);
    for (const kind of new Set(aside.map(({ query }) => query.kind)))
      print(
        `aside: ${kind}`,
        aside.filter(({ query }) => query.kind === kind),
      );
    print('kept aside', aside);
    const seenOnes = measured.filter(({ query }) => !query.aside);
    const lowest = (of: (row: Measured) => number): Measured[] =>
      [...seenOnes].sort((a, b) => of(a) - of(b)).slice(0, worst);
    for (const row of new Set([
      ...lowest(({ figures }) => (figures[0] as Figures).ndcg),
      ...lowest(({ share }) => share),
    ]))
      console.log(described(row));
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
