import type { ApplicationStatus } from '#features/applying/application-type.ts';
import type { ApplicationFilters, ApplicationListRow, ApplicationSelection, ApplicationsMeta } from '../fields.ts';

/** The selection in a list: some applications, each with its last known status, or all that match. */
export interface Selected {
  readonly all: boolean;
  readonly chosen: ReadonlyMap<string, ApplicationStatus>;
}

/** The applications of an action, as passed to its window and buttons. */
export interface ChosenApplications {
  postingId: number;
  /** The given ones, or all that match the filters. */
  selection: ApplicationSelection;
  /** Number of selected applications. */
  count: number;
}

export const nothingSelected: Selected = { all: false, chosen: new Map() };

type SelectableRow = Pick<ApplicationListRow, 'id' | 'status'>;

/** Deselecting one of „all that match” selects the others of the page. */
const explicit = ({ all, chosen }: Selected, rows: readonly SelectableRow[]) =>
  new Map(all ? rows.map(({ id, status }) => [id, status] as const) : chosen);

/** Selects or deselects an application of the page. */
export function toggleSelected(now: Selected, row: SelectableRow, rows: readonly SelectableRow[]): Selected {
  const chosen = explicit(now, rows);
  if (!chosen.delete(row.id)) chosen.set(row.id, row.status);
  return { all: false, chosen };
}

export const isSelected = ({ all, chosen }: Selected, id: string): boolean => all || chosen.has(id);

/** Whether all, some or none of the page are selected. */
export function pageSelected(now: Selected, rows: readonly SelectableRow[]): 'all' | 'some' | 'none' {
  if (now.all) return 'all';
  const count = rows.filter(({ id }) => now.chosen.has(id)).length;
  if (count > 0 && count === rows.length) return 'all';
  return now.chosen.size > 0 ? 'some' : 'none';
}

/** Selects the whole page, or deselects it when it is selected already; other pages are unchanged. */
export function togglePage(now: Selected, rows: readonly SelectableRow[]): Selected {
  if (now.all) return nothingSelected;
  const chosen = new Map(now.chosen);
  const whole = pageSelected(now, rows) === 'all';
  for (const { id, status } of rows) {
    if (whole) chosen.delete(id);
    else chosen.set(id, status);
  }
  return { all: false, chosen };
}

export const selectedCount = ({ all, chosen }: Selected, total: number): number => (all ? total : chosen.size);

/** How many of the selected were rejected; „all that match” have the status of the current tab. */
export function rejectedCount(
  { all, chosen }: Selected,
  { filters, counts }: Pick<ApplicationsMeta, 'counts'> & { filters: Pick<ApplicationFilters, 'status'> },
): number {
  if (!all) return [...chosen.values()].filter((status) => status === 'rejected').length;
  return filters.status === 'all' || filters.status === 'rejected' ? counts.rejected : 0;
}

/** The selection, as the API takes it. */
export const toSelection = (
  { all, chosen }: Selected,
  { sort: _, ...filters }: ApplicationFilters,
): ApplicationSelection => (all ? filters : { applicationIds: [...chosen.keys()] });

/** Whether everything selected has this status, so that sorting undoes it. */
export const allSortedAs = (
  { all, chosen }: Selected,
  status: ApplicationStatus,
  shown: ApplicationFilters['status'],
): boolean => (all ? shown === status : chosen.size > 0 && [...chosen.values()].every((one) => one === status));
