/** What of a posting an opinion about another one may be about. */
export interface Traits {
  categories: readonly string[];
  employerId: number;
  locations: readonly string[];
  workModel: string | null;
}

/** A posting that an agent may write about. */
export interface FoundPosting extends Traits {
  agentId: number;
  postingId: number;
  /** Of its ad type; 1 stands first in lists. */
  priority: number;
  publishedAt: Date;
}

/** What the owner said of a posting in a mail. */
export interface Opinion extends Traits {
  useful: boolean;
}

/** An agent whose mail is due, with the account that it belongs to. */
export interface Writer {
  agentId: number;
  accountId: string;
}

/** Postings that one mail names (rules.md#agent-mails). */
export const maxMailed = 10;

const traitsOf = ({ categories, employerId, locations, workModel }: Traits): string[] => [
  ...categories.map((code) => `category ${code}`),
  ...locations.map((code) => `place ${code}`),
  `employer ${employerId}`,
  ...(workModel ? [`model ${workModel}`] : []),
];

/** Of each trait whether more useful postings had it than useless ones: 1, 0 or -1. */
function tastesOf(opinions: readonly Opinion[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const opinion of opinions) {
    for (const trait of traitsOf(opinion)) sums.set(trait, (sums.get(trait) ?? 0) + (opinion.useful ? 1 : -1));
  }
  return new Map([...sums].map(([trait, sum]) => [trait, Math.sign(sum)]));
}

/**
 * Postings in the order of a mail: those that share more with what the owner found useful than with what was not come
 * first; alike ones as in lists, by the place of their ad type, the newest first.
 */
export function inMailOrder(found: readonly FoundPosting[], opinions: readonly Opinion[]): FoundPosting[] {
  const tastes = tastesOf(opinions);
  const liking = (posting: FoundPosting): number =>
    traitsOf(posting).reduce((sum, trait) => sum + (tastes.get(trait) ?? 0), 0);
  return found
    .map((posting) => ({ posting, likes: liking(posting) }))
    .sort(
      (a, b) =>
        b.likes - a.likes ||
        a.posting.priority - b.posting.priority ||
        b.posting.publishedAt.getTime() - a.posting.publishedAt.getTime() ||
        b.posting.postingId - a.posting.postingId,
    )
    .map(({ posting }) => posting);
}

/**
 * Which postings each agent's mail names. What an earlier one of the same account names already is left to it, so that
 * a posting is mailed to an account once. Agents for which nothing is left are not in the answer.
 */
export function choosePostings(
  writers: readonly Writer[],
  found: readonly FoundPosting[],
  opinionsOf: (accountId: string) => readonly Opinion[],
): Map<number, number[]> {
  const ofAgent = Map.groupBy(found, ({ agentId }) => agentId);
  const named = new Set<string>();
  const chosen = new Map<number, number[]>();
  for (const { agentId, accountId } of writers) {
    const free = (ofAgent.get(agentId) ?? []).filter(({ postingId }) => !named.has(`${accountId} ${postingId}`));
    const postingIds = inMailOrder(free, opinionsOf(accountId))
      .slice(0, maxMailed)
      .map(({ postingId }) => postingId);
    if (postingIds.length === 0) continue;
    chosen.set(agentId, postingIds);
    for (const postingId of postingIds) named.add(`${accountId} ${postingId}`);
  }
  return chosen;
}
