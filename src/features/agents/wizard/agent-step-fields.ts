import { facetFilters } from '#features/postings/search-address.ts';
import type { CriterionList } from '../agent-search.ts';
import { type AgentStep, agentSteps } from '../agent-steps.ts';

/** The lists of each step, in display order. */
export const listsOfStep: Readonly<Record<AgentStep, readonly CriterionList[]>> = {
  basics: ['categories', 'keywords'],
  places: ['locations'],
  experience: ['experience', 'careerLevels', 'educationLevels'],
  employment: ['contractTypes', 'jobTypes', 'workModels', 'benefits'],
  employers: ['employers'],
};

/** All lists, in the order of the steps. */
export const agentLists: readonly CriterionList[] = agentSteps.flatMap((step) => listsOfStep[step]);

/** The field that shows an error: for a value in a list, its list; for the whole search, `search`. */
export const fieldOf = (path: string): string => /^search\.\w+/.exec(path)?.[0] ?? path;

/** The step of a field; `path` as in field errors, `search.keywords.0`. */
export const stepOfField = (path: string): AgentStep => {
  const [, list] = fieldOf(path).split('.');
  if (list === 'salaryFrom') return 'employment';
  return agentSteps.find((step) => listsOfStep[step].some((name) => name === list)) ?? 'basics';
};

/** Lists whose values are codes of the site's lists. */
export const isCoded = (name: CriterionList): name is (typeof facetFilters)[number] =>
  (facetFilters as readonly string[]).includes(name);
