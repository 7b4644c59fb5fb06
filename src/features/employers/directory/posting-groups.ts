import type { EmployerPage } from './fields.ts';

/** Number of postings up to which they are one list. */
const maxUngrouped = 6;

/**
 * Splits a page of a company's postings by their first category, in the order of `fields`; one group without a label
 * for few postings and for one category. Postings of no known category are in the last group.
 */
export function groupedByField<Posting extends { id: number }>(
  postings: readonly Posting[],
  fields: EmployerPage['fields'],
): { label: string | null; postings: readonly Posting[] }[] {
  const labels = new Map(fields.flatMap(({ label, postings: ids }) => ids.map((id) => [id, label] as const)));
  const byLabel = Map.groupBy(postings, ({ id }) => labels.get(id) ?? null);
  if (postings.length <= maxUngrouped || byLabel.size < 2) return [{ label: null, postings }];
  return [...fields.map(({ label }) => label), null].flatMap((label) => {
    const group = byLabel.get(label);
    return group ? [{ label, postings: group }] : [];
  });
}
