import type { AgentView, Criterion } from './fields.ts';

/**
 * Whether all values of a list are gone: then the agent finds nothing (rules.md#agents). A search would leave the list out, and
 * find what was never asked for.
 */
export const findsNothing = ({ criteria }: Pick<AgentView, 'criteria'>): boolean =>
  criteria.some(({ values }) => values.every(({ gone }) => gone));

/** All values that are still known, in words. */
export const presentLabels = (criteria: readonly Criterion[]): string[] =>
  criteria.flatMap(({ values }) => values.filter(({ gone }) => !gone).map(({ label }) => label));
