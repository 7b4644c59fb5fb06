import type { ReactNode } from 'react';
import { Checkbox } from '#ui/choice.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationListRow, ApplicationSelection, ApplicationsMeta } from '../fields.ts';
import { BarButton } from './bar-button.tsx';
import {
  allSortedAs,
  nothingSelected,
  pageSelected,
  rejectedCount,
  type Selected,
  selectedCount,
  togglePage,
  toSelection,
} from './selected-applications.ts';
import { type SortingTarget, sortings } from './sortings.tsx';

/** What may be done with a selection besides sorting it. */
export interface SelectionAct {
  postingId: number;
  selection: ApplicationSelection;
  /** How many that are. */
  count: number;
  /** And how many of them were rejected. */
  rejected: number;
  /** Nothing is selected any more. */
  clear: () => void;
}

export interface SelectionBarProps {
  rows: readonly ApplicationListRow[];
  meta: ApplicationsMeta;
  selected: Selected;
  onChange: (selected: Selected) => void;
  /** The sorting that is under way. */
  busy: boolean;
  onSort: (target: SortingTarget) => void;
  /** Further buttons: writing, documents. */
  actions: (act: SelectionAct) => ReactNode;
}

/** Above the rows: selects the page, and holds what can be done with the selected. */
export function SelectionBar({ rows, meta, selected, onChange, busy, onSort, actions }: SelectionBarProps) {
  const t = useTexts();
  const count = selectedCount(selected, meta.total);
  const page = pageSelected(selected, rows);
  const clear = (): void => onChange(nothingSelected);
  const all = selected.all || (page === 'all' && count < meta.total);
  return (
    <div className="applications-selection">
      <div className="applications-bar">
        <Checkbox
          className="grow"
          label={
            <span className="sm medium">
              <span className="visually-hidden">{t('applications.reviewing.select.page')} </span>
              {count === 0 ? (
                t('applications.reviewing.total', { count: meta.total })
              ) : (
                <>
                  <span className="applications-count">
                    {t('applications.reviewing.select.count', { count })}
                  </span>
                  <span className="applications-count-short" aria-hidden="true">
                    {count}
                  </span>
                </>
              )}
            </span>
          }
          checked={page === 'all'}
          indeterminate={page === 'some'}
          onChange={() => onChange(togglePage(selected, rows))}
        />
        {count === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are actions
          <div
            className="applications-acts"
            role="group"
            aria-label={t('applications.reviewing.select.group')}
          >
            {actions({
              ...{ postingId: meta.posting.id, count, rejected: rejectedCount(selected, meta), clear },
              selection: toSelection(selected, meta.filters),
            })}
            {sortings.map(({ status, undo, icon, iconOn }) => {
              const on = allSortedAs(selected, status, meta.filters.status);
              return (
                <BarButton
                  key={status}
                  label={t(`applications.sort.${on ? undo : status}`)}
                  short={t(`applications.sort.${on ? 'remove' : status}`)}
                  icon={on ? iconOn : icon}
                  aria-busy={busy || undefined}
                  onClick={() => onSort(status)}
                />
              );
            })}
          </div>
        )}
      </div>
      {all ? (
        <p className="applications-all sm" role="status">
          {selected.all
            ? t('applications.reviewing.select.chosenAll', { count })
            : t('applications.reviewing.select.onPage', { count: rows.length })}{' '}
          {selected.all ? (
            <TextButton onClick={clear}>{t('applications.reviewing.select.clear')}</TextButton>
          ) : (
            <TextButton onClick={() => onChange({ all: true, chosen: new Map() })}>
              {t('applications.reviewing.select.all', { count: meta.total })}
            </TextButton>
          )}
        </p>
      ) : null}
    </div>
  );
}
