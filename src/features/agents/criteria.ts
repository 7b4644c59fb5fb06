import type { AgentView, Criterion } from './fields.ts';

/**
 * Whether all values of a list no longer exist: then the agent finds nothing (rules.md#agents). A search would ignore
 * the list and return unwanted postings.
 */
export const findsNothing = ({ criteria }: Pick<AgentView, 'criteria'>): boolean =>
  criteria.some(({ values }) => values.every(({ gone }) => gone));

/** Labels of all values that still exist. */
export const presentLabels = (criteria: readonly Criterion[]): string[] =>
  criteria.flatMap(({ values }) => values.filter(({ gone }) => !gone).map(({ label }) => label));
