/** Attributes of a posting by which opinions about other postings affect its ranking. */
export interface PostingAttributes {
  categories: readonly string[];
  employerId: number;
  locations: readonly string[];
  workModel: string | null;
}

/** A posting that may be included in an agent's mail. */
export interface FoundPosting extends PostingAttributes {
  agentId: number;
  postingId: number;
  /** Priority of its ad type; 1 comes first in lists. */
  priority: number;
  publishedAt: Date;
}

/** The owner's opinion of a posting in a mail. */
export interface Opinion extends PostingAttributes {
  useful: boolean;
}

/** An agent whose mail is due, with its owner (`ownerOf`). */
export interface Writer {
  agentId: number;
  owner: string;
}

/** Max number of postings per mail (rules.md#agent-mails). */
export const maxMailed = 10;

const attributesOf = ({ categories, employerId, locations, workModel }: PostingAttributes): string[] => [
  ...categories.map((code) => `category ${code}`),
  ...locations.map((code) => `place ${code}`),
  `employer ${employerId}`,
  ...(workModel ? [`model ${workModel}`] : []),
];

/** Score per attribute, depending on whether more useful or more useless postings had it: 1, 0 or -1. */
function tastesOf(opinions: readonly Opinion[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const opinion of opinions) {
    for (const attribute of attributesOf(opinion))
      sums.set(attribute, (sums.get(attribute) ?? 0) + (opinion.useful ? 1 : -1));
  }
  return new Map([...sums].map(([attribute, sum]) => [attribute, Math.sign(sum)]));
}

/**
 * Sorts postings for a mail: those that share more traits with useful than with useless postings come first; ties are
 * sorted as in lists, by ad type priority, then newest first.
 */
export function inMailOrder(found: readonly FoundPosting[], opinions: readonly Opinion[]): FoundPosting[] {
  const tastes = tastesOf(opinions);
  const liking = (posting: FoundPosting): number =>
    attributesOf(posting).reduce((sum, attribute) => sum + (tastes.get(attribute) ?? 0), 0);
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
 * Chooses the postings for each agent's mail. Postings already chosen for an earlier agent of the same owner are
 * skipped, so that each is mailed to an owner once. Agents without postings are not in the result.
 */
export function choosePostings(
  writers: readonly Writer[],
  found: readonly FoundPosting[],
  opinionsOf: (owner: string) => readonly Opinion[],
): Map<number, number[]> {
  const ofAgent = Map.groupBy(found, ({ agentId }) => agentId);
  const named = new Set<string>();
  const chosen = new Map<number, number[]>();
  for (const { agentId, owner } of writers) {
    const free = (ofAgent.get(agentId) ?? []).filter(({ postingId }) => !named.has(`${owner} ${postingId}`));
    const postingIds = inMailOrder(free, opinionsOf(owner))
      .slice(0, maxMailed)
      .map(({ postingId }) => postingId);
    if (postingIds.length === 0) continue;
    chosen.set(agentId, postingIds);
    for (const postingId of postingIds) named.add(`${owner} ${postingId}`);
  }
  return chosen;
}
