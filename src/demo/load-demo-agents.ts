import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { emptySearch } from '#features/agents/agent-search.ts';
import { agentHits, agents, matchedPostings } from '#features/agents/server/agent-table.ts';
import { placeFilter } from '#features/catalog/place-tree.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { createKeywords, keywordRules } from '#features/finding/search/server/keywords.ts';
import { createRelatedWords } from '#features/finding/search/server/related-words.ts';
import { liveCondition } from '#features/postings/server/posting-live.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { addDays, localDay } from '#kit/dates.ts';
import type { DemoAgent } from './demo-agents.ts';

const DAY = 24 * 3_600_000;

/** The two companies with most live postings. */
const busiestCompanies = (tx: Executor, now: Date) =>
  tx
    .select({ id: employers.id, company: employers.company })
    .from(postings)
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(liveCondition(now))
    .groupBy(employers.id)
    .orderBy(sql`count(*) desc, ${employers.id}`)
    .limit(2);

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** What an agent finds, in SQL: `GET /postings` with the same parameters finds it as well (load-demo.db.test.ts). */
const fits = (
  { search }: DemoAgent,
  employerIds: readonly number[],
  keywordQueries: readonly string[],
): (SQL | undefined)[] => [
  search.categories && sql`${postings.categories} && ${texts(search.categories)}`,
  search.locations && sql`${postings.placeTags} && ${texts(placeFilter(search.locations))}`,
  search.contractTypes && sql`${postings.contractType} = any(${texts(search.contractTypes)})`,
  search.workModels && sql`${postings.workModel} = any(${texts(search.workModels)})`,
  employerIds.length > 0 ? sql`${postings.employerId} = any(${sql.param([...employerIds])}::int[])` : undefined,
  keywordQueries.length === 0
    ? undefined
    : sql`${postings.search} @@ ${keywordQueries.map((query) => `(${query})`).join(' | ')}::tsquery`,
];

/** Writes the agents of an account with what they have found since they were made; all of it was mailed. */
export async function writeDemoAgents(
  tx: Executor,
  accountId: string,
  list: readonly DemoAgent[],
  now: Date,
): Promise<void> {
  const keywords = createKeywords(createRelatedWords());
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY);
  for (const demo of list) {
    const companies = demo.ofCompanies ? await busiestCompanies(tx, now) : [];
    const employerIds = companies.map(({ id }) => id);
    const keywordQueries = await keywords.queriesOf(tx, demo.search.keywords ?? []);
    const createdAt = ago(demo.createdDaysAgo);
    const [agent] = await tx
      .insert(agents)
      .values({
        accountId,
        title: demo.title || `${companies.map(({ company }) => company).join(' i ')}, svi oglasi`.slice(0, 80),
        search: { ...emptySearch, ...demo.search, employers: employerIds },
        keywordQueries,
        keywordRules,
        frequency: demo.frequency,
        emailNotifications: demo.offDaysAgo === undefined,
        switchedAt: demo.offDaysAgo === undefined ? null : ago(demo.offDaysAgo),
        pausedUntil: demo.pausedForDays === undefined ? null : addDays(localDay(now), demo.pausedForDays),
        lastMailedAt: demo.mailedDaysAgo === undefined ? null : ago(demo.mailedDaysAgo),
        seenAt: ago(demo.seenDaysAgo),
        lastUsedAt: ago(demo.seenDaysAgo),
        createdAt,
        updatedAt: createdAt,
      })
      .returning({ id: agents.id });
    const found = await tx
      .select({ postingId: postings.id, foundAt: postings.firstPublishedAt })
      .from(postings)
      .where(
        and(liveCondition(now), gt(postings.firstPublishedAt, createdAt), ...fits(demo, employerIds, keywordQueries)),
      );
    const hits = found.map(({ postingId, foundAt }) => ({
      agentId: agent?.id as number,
      postingId,
      foundAt: foundAt as Date,
      notified: true,
    }));
    if (hits.length > 0) await tx.insert(agentHits).values(hits);
  }
}

/** The demo's postings were compared with all agents: the first start writes to nobody. */
export async function markDemoMatched(tx: Executor, now: Date): Promise<void> {
  await tx.insert(matchedPostings).select(
    tx
      .select({
        postingId: postings.id,
        matchedAt: sql<Date>`${now.toISOString()}::timestamptz`.as('matched_at'),
      })
      .from(postings)
      .where(isNotNull(postings.firstPublishedAt)),
  );
}
