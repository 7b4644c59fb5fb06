import type { ApplicationStatus } from '../application-type.ts';
import type { RequirementState } from './list-values.ts';

/** What the list of a posting's applications is narrowed by: of list, counts, selection, bulk acts and file alike. */
export interface ListFilters {
  status: ApplicationStatus | 'all';
  /** Words of a name, an address of mail, a street, a town, a letter or a free answer. */
  q: string;
  /** Of the posting's predefined answers (`answerValue`); those of one question are alternatives, questions add up. */
  answer: string[];
  /** Whether the answers meet what the posting requires. */
  requirements: RequirementState | null;
  /** `no`: only those that stand and still wait for an answer (rules.md#reply-promise). */
  answered: 'no' | null;
}

/** What narrows nothing. */
export const noFilters: ListFilters = {
  status: 'all',
  q: '',
  answer: [],
  requirements: null,
  answered: null,
};

const names = Object.keys(noFilters) as (keyof ListFilters)[];

/** The filters alone, whole: those that are missing narrow nothing. */
export const filtersOf = (values: { [K in keyof ListFilters]?: ListFilters[K] | undefined }): ListFilters =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? noFilters[name]])) as unknown as ListFilters;

/** The filters as an address or a query says them; what narrows nothing is left out. */
export const filterQuery = (
  values: Parameters<typeof filtersOf>[0],
): Partial<Record<keyof ListFilters, string | string[]>> =>
  Object.fromEntries(
    Object.entries(filtersOf(values)).filter(
      ([name, value]) => value !== null && value.length > 0 && value !== noFilters[name as keyof ListFilters],
    ),
  );
