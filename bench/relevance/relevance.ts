import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { postingsQuery } from '#features/postings/search-fields.ts';
import { weightedTexts } from '#features/postings/server/posting-search-text.ts';
import { createPostingIndex } from '#features/postings/server/search/posting-index.ts';
import { readConfig } from '#platform/config.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log.ts';
import { localDay } from '#shared/dates.ts';
import { composeApplication } from '#src/composition.ts';
import { generateDemo } from '#src/demo/generate-demo.ts';
import { loadDemo } from '#src/demo/load-demo.ts';
import { type Grade, gradeOf, type JudgedPosting, toJudged } from './judge.ts';
import { type JudgedQuery, judgedQueries } from './queries.ts';

/** Ids, best first. */
type Search = (q: string) => Promise<number[]>;

const seen = 10;
const looked = 50;
const found: Grade = 2;
/** The demo data of one day are always the same. */
const now = new Date('2026-11-20T11:00:00Z');

/** The demo postings, all live and of one ad type, beside a table with the same words for PostgreSQL's own dictionaries. */
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
    await executor.execute(
      sql`insert into plain_words values (${id}, ${vector('simple')}, ${vector('serbian')})`,
    );
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

const mean = (list: Figures[], of: keyof Figures): number =>
  list.reduce((sum, figures) => sum + figures[of], 0) / list.length;

const line = (name: string, queries: number, results: Figures[][]): string =>
  `${name.padEnd(20)}${String(queries).padStart(5)}${results
    .map(
      (list) =>
        `   ${mean(list, 'ndcg').toFixed(3)}  ${mean(list, 'recall').toFixed(3)} ${(mean(list, 'empty') * 100).toFixed(1).padStart(5)} %`,
    )
    .join('')}`;

/**
 * Prints nDCG@10, recall@50 and the share of empty answers of the search, beside plain full text of PostgreSQL over the
 * same words; `worst` queries of the search are listed with what they found.
 */
export async function benchRelevance(worst: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prilika-relevance-'));
  const database = await openDatabase({ dataDir, log: createLog('silent') });
  try {
    const postings = await fill(database, dataDir);
    const index = createPostingIndex({ database, searchFreshMs: 60_000 });
    const searches: [string, Search][] = [
      [
        'search',
        async (q) => (await index.search(postingsQuery.parse({ q, pageSize: String(looked) }), now)).ids,
      ],
      ['plain simple', plainSearch(database, 'simple')],
      ['plain serbian', plainSearch(database, 'serbian')],
    ];
    const gradesOf = (query: JudgedQuery): Map<number, Grade> =>
      new Map([...postings].map(([id, posting]) => [id, gradeOf(posting, query)]));
    const unanswered = judgedQueries.filter(
      (query) => ![...gradesOf(query).values()].some((grade) => grade >= found),
    );
    if (unanswered.length > 0)
      throw new Error(`no posting answers ${unanswered.map(({ q }) => `„${q}”`).join(', ')}`);
    const measured: { query: JudgedQuery; figures: Figures[]; first: string[] }[] = [];
    for (const query of judgedQueries) {
      const grades = gradesOf(query);
      const answers = await Promise.all(searches.map(([, search]) => search(query.q)));
      const first = (answers[0] as number[])
        .slice(0, seen)
        .map((id) => `${grades.get(id)} ${postings.get(id)?.title}`);
      measured.push({ query, figures: answers.map((ids) => measure(ids, grades)), first });
    }
    const column = (rows: typeof measured): Figures[][] =>
      searches.map((_, at) => rows.map(({ figures }) => figures[at] as Figures));
    console.log(`\nRelevance: ${measured.length} queries, ${postings.size} postings of one ad type`);
    console.log(`${' '.repeat(28)}${searches.map(([name]) => name.padEnd(24)).join('')}`);
    console.log(`${'kind'.padEnd(20)}    n${'   nDCG@10 rec@50 empty'.repeat(searches.length)}`);
    for (const kind of new Set(judgedQueries.map((query) => query.kind))) {
      const rows = measured.filter(({ query }) => query.kind === kind);
      console.log(line(kind, rows.length, column(rows)));
    }
    console.log(line('all', measured.length, column(measured)));
    const weakest = measured
      .sort((a, b) => (a.figures[0] as Figures).ndcg - (b.figures[0] as Figures).ndcg)
      .slice(0, worst);
    for (const { query, figures, first } of weakest)
      console.log(
        `\n${query.q}: ${figures.map(({ ndcg, recall }) => `${ndcg.toFixed(2)}/${recall.toFixed(2)}`).join('  ')}\n  ${first.join(' | ')}`,
      );
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
