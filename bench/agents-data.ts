import { sql } from 'drizzle-orm';
import { type AgentSearch, emptySearch, hasCriterion } from '#features/agents/agent-search.ts';
import { catalog } from '#features/catalog/catalog.ts';
import { placeFilter } from '#features/catalog/place-tree.ts';
import type { PostingIndex } from '#features/finding/search/server/posting-index.ts';
import type { Database } from '#host/database/database.ts';
import { codesOf } from '#kit/codes.ts';

/** Always the same numbers between 0 and 1, so that two runs have the same agents. */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

interface Sample {
  title: string;
  employerId: number;
  categories: string[];
  locations: string[];
}

/** Words of titles that people would watch for, with their queries. */
async function readKeywords(
  index: PostingIndex,
  samples: readonly Sample[],
): Promise<{ word: string; query: string }[]> {
  const counts = new Map<string, number>();
  for (const { title } of samples)
    for (const word of title.toLowerCase().match(/\p{L}{4,}/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 1500)
    .map(([word]) => word);
  const keywords: { word: string; query: string }[] = [];
  for (const word of words) keywords.push({ word, query: (await index.keywordQueries([word]))[0] as string });
  return keywords;
}

const batch = 10_000;
const perAccount = 20;

/**
 * Fills the database with agents like those of a large board: 75 % name categories, 70 % places, 45 % keywords, 6 % employers,
 * 15–30 % each of the other lists; what they name is spread as in the postings. Beside them a table `agents_scan` with the same
 * as columns of arrays, for the baseline that runs every agent.
 */
export async function generateAgents(database: Database, index: PostingIndex, size: number): Promise<void> {
  const { executor, pool } = database;
  const { rows: samples } = await executor.execute<Sample & Record<string, unknown>>(
    sql`select position_title as title, employer_id as "employerId", categories, locations from postings order by id limit 2000`,
  );
  const keywords = await readKeywords(index, samples);
  const random = createRandom(15);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  /** Earlier ones more often. */
  const pickFirst = <T>(list: readonly T[]): T => list[Math.floor(random() ** 2.2 * list.length)] as T;
  const some = (codes: readonly string[], share: number): string[] =>
    random() < share ? [...new Set([pick(codes), ...(random() < 0.5 ? [pick(codes)] : [])])] : [];

  const searchOf = (): { search: AgentSearch; keywordQueries: string[] } => {
    const first = pick(samples);
    const second = pick(samples);
    const words = random() < 0.45 ? [pickFirst(keywords), ...(random() < 0.3 ? [pickFirst(keywords)] : [])] : [];
    const search: AgentSearch = {
      ...emptySearch,
      categories:
        random() < 0.75 ? [...new Set([...first.categories, ...(random() < 0.5 ? second.categories : [])])] : [],
      locations: random() < 0.7 ? [...new Set([...first.locations, ...(random() < 0.3 ? second.locations : [])])] : [],
      employers: random() < 0.06 ? [first.employerId] : [],
      experience: some(codesOf<string>(catalog.experience), 0.2),
      careerLevels: some(codesOf<string>(catalog.careerLevels), 0.15),
      educationLevels: some(codesOf<string>(catalog.educationLevels), 0.15),
      contractTypes: some(codesOf<string>(catalog.contractTypes).slice(0, 3), 0.15),
      jobTypes: some(codesOf<string>(catalog.jobTypes).slice(0, 3), 0.15),
      workModels: some(codesOf<string>(catalog.workModels), 0.15),
      keywords: words.map(({ word }) => word),
    };
    return hasCriterion(search) ? { search, keywordQueries: words.map(({ query }) => query) } : searchOf();
  };

  await pool.query(
    `insert into accounts (account_type, email, created_at) select 'jobseeker', 'agent-' || n || '@bench.test', now() from generate_series(1, ${Math.ceil(size / perAccount)}) n`,
  );
  await pool.query(
    `create table agents_scan (id int, categories text[], tags text[], experience text[], career text[], education text[], contracts text[], jobs text[], models text[], employers int[], query tsquery)`,
  );
  await pool.query(
    `create table bench_accounts as select id, row_number() over () - 1 as place from accounts where email like 'agent-%@bench.test'`,
  );
  await pool.query('create index on bench_accounts (place)');
  for (let from = 0; from < size; from += batch) {
    const made = Array.from({ length: Math.min(batch, size - from) }, searchOf);
    await pool.query(
      `with made as (
         select ordinality as n, search::jsonb as search, array(select jsonb_array_elements_text(queries::jsonb)) as queries, frequency
         from unnest($1::text[], $2::text[], $3::text[]) with ordinality as of(search, queries, frequency, ordinality)
       ), stored as (
         insert into agents (account_id, title, search, keyword_queries, keyword_rules, email_notifications, frequency, seen_at, last_used_at, created_at, updated_at)
         select (select id from bench_accounts where place = (($4::int + n - 1) / ${perAccount})), 'Agent', search, queries, 'bench', true, frequency, now(), now(), now() - interval '1 year', now()
         from made order by n returning id, search, keyword_queries
       )
       insert into agents_scan select id, list(search, 'categories'), list(search, 'tags'), list(search, 'experience'), list(search, 'careerLevels'), list(search, 'educationLevels'),
         list(search, 'contractTypes'), list(search, 'jobTypes'), list(search, 'workModels'), list(search, 'employers')::int[], nullif(array_to_string(keyword_queries, ' | '), '')::tsquery from stored`,
      [
        made.map(({ search }) => JSON.stringify({ ...search, tags: placeFilter(search.locations) })),
        made.map(({ keywordQueries }) => JSON.stringify(keywordQueries)),
        made.map(() => (random() < 0.6 ? 'instant' : random() < 0.75 ? 'daily' : 'weekly')),
        from,
      ],
    );
  }
  await pool.query('vacuum analyze agents_scan');
  await pool.query('vacuum analyze agents');
}
