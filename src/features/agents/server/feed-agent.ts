import { and, eq, isNull } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { PostingsFilter } from '#features/postings/search-address.ts';
import { companyNames } from '#features/postings/server/posting-store.ts';
import type { Database } from '#host/database/database.ts';
import type { Key } from '#host/secrets.ts';
import type { Language } from '#kit/i18n/language.ts';
import { filterOf } from '../agent-search.ts';
import { findsNothing } from '../criteria.ts';
import { readAgentLink } from './agent-link.ts';
import { toCriteria, wholeSearch } from './agent-rows.ts';
import { agents } from './agent-table.ts';

/** Data of an agent for its feed. */
export interface FeedAgent {
  title: string;
  /** Of its owner, whose hidden postings are left out. */
  accountId: string;
  /** Its search, newest first; null when it finds nothing because all values of a list no longer exist. */
  filter: Partial<PostingsFilter> | null;
  /** Language of its owner's mail. */
  language: Language;
}

/** The agent of a signed feed token with the current key. Null for deleted or blocked accounts. */
export async function findFeedAgent(
  { database: { executor }, linkSecret }: { database: Database; linkSecret: Key },
  token: string,
): Promise<FeedAgent | null> {
  const link = readAgentLink(linkSecret, 'feed', token);
  if (!link) return null;
  const [row] = await executor
    .select({
      title: agents.title,
      accountId: accounts.id,
      search: agents.search,
      language: accounts.mailLanguage,
    })
    .from(agents)
    .innerJoin(accounts, eq(accounts.id, agents.accountId))
    .where(and(eq(agents.id, link.agentId), eq(agents.feedKey, link.key), isNull(accounts.blockedAt)));
  if (!row) return null;
  const search = wholeSearch(row.search);
  const criteria = toCriteria(search, await companyNames(executor, search.employers), row.language);
  return {
    title: row.title,
    accountId: row.accountId,
    filter: findsNothing({ criteria }) ? null : filterOf(search),
    language: row.language,
  };
}
