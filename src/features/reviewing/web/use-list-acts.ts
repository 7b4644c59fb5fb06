import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApplicationListRow, ApplicationsMeta } from '../received/fields.ts';
import { openedPath } from '../received/web/application-address.ts';
import {
  allSortedAs,
  isSelected,
  nothingSelected,
  type Selected,
  toggleSelected,
  toSelection,
} from '../received/web/selected-applications.ts';
import { besideList } from './application-row.tsx';
import type { SelectionAct } from './selection-act.ts';
import type { SortingTarget } from './sortings.tsx';
import { type StableRow, useStableRows } from './stable-row-order.ts';
import { useSortApplication } from './use-sort-application.ts';
import { useSortSelection } from './use-sort-selection.ts';

/**
 * How long a row has the focus before it is opened beside the list, so that moving quickly through the list opens only
 * the last one.
 */
const openAfterMs = 140;

/** Selection and sorting of the list; a selection survives paging, but not a change of filters. */
export function useListActs(
  source: readonly ApplicationListRow[],
  meta: ApplicationsMeta,
  further: readonly SelectionAct[],
) {
  const { filters, page, posting } = meta;
  const filterKey = JSON.stringify({ ...filters, sort: null });
  const { rows, sorted } = useStableRows(source, JSON.stringify([posting.id, filters, page]));
  const [saved, setSaved] = useState({ filterKey, selected: nothingSelected });
  const selected = saved.filterKey === filterKey ? saved.selected : nothingSelected;
  const select = (next: Selected): void => setSaved({ filterKey, selected: next });

  const one = useSortApplication((id, status) => {
    sorted(new Set([id]), status);
    if (selected.chosen.has(id)) select({ all: false, chosen: new Map(selected.chosen).set(id, status) });
  });
  const several = useSortSelection(posting.id, (to) => {
    const { all, chosen } = selected;
    sorted(all ? null : new Set(chosen.keys()), to);
    if (!all) select({ all, chosen: new Map([...chosen.keys()].map((id) => [id, to])) });
    else if (filters.status !== 'all') select(nothingSelected);
  });
  return {
    rows,
    /** Actions that other features add for a selection. */
    further,
    selected,
    select,
    toggle: (row: StableRow): void => select(toggleSelected(selected, row, rows)),
    isSelected: (id: string): boolean => isSelected(selected, id),
    /** For one sorted elsewhere on the page. */
    sorted: (id: string, status: StableRow['status']): void => sorted(new Set([id]), status),
    sortOne: (target: SortingTarget, row: StableRow): void => void one.run(target, row),
    sorting: several.busy !== null,
    sortSelected: (target: SortingTarget): void =>
      void several.run(
        toSelection(selected, filters),
        allSortedAs(selected, target, filters.status) ? 'unsorted' : target,
      ),
  };
}

export type ListActs = ReturnType<typeof useListActs>;

/** The row that keys apply to, and moving to the next: the focused one, else the opened one. */
export function useListCursor(
  region: RefObject<HTMLElement | null>,
  rows: readonly StableRow[],
  meta: ApplicationsMeta,
  openedId: string | undefined,
) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const place = (): number => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-application]');
    const id = focused?.dataset.application ?? openedId;
    return rows.findIndex((row) => row.id === id);
  };
  return {
    current: (): StableRow | undefined => rows[place()],
    move: (step: 1 | -1): void => {
      const from = place();
      const next = rows[from < 0 ? 0 : from + step];
      if (!next) return;
      region.current?.querySelector<HTMLElement>(`[data-application="${next.id}"] a`)?.focus();
      clearTimeout(timer.current);
      if (!matchMedia(besideList).matches) return;
      timer.current = setTimeout(() => {
        void navigate(openedPath(meta, next.id), {
          preventScrollReset: true,
          replace: true,
        });
      }, openAfterMs);
    },
  };
}
