import { Checkbox } from '#ui/choice.tsx';
import { classNames } from '#ui/light/class-names.ts';
import { TextButton } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationsMeta } from '../received/fields.ts';
import { fullName } from '../received/web/application-parts.tsx';
import {
  allSortedAs,
  nothingSelected,
  pageSelected,
  rejectedCount,
  selectedCount,
  togglePage,
  toSelection,
} from '../received/web/selected-applications.ts';
import { BarButton } from './bar-button.tsx';
import { SelectionActs } from './selection-acts.tsx';
import { sortings } from './sortings.tsx';
import type { ListActs } from './use-list-acts.ts';

/** Above the rows: selects the page, and contains the actions on the selection. */
export function SelectionBar({ meta, acts }: { meta: ApplicationsMeta; acts: ListActs }) {
  const t = useTexts();
  const { rows, selected, select } = acts;
  const count = selectedCount(selected, meta.total);
  const page = pageSelected(selected, rows);
  const clear = (): void => select(nothingSelected);
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
                  <span className="applications-count">{t('applications.reviewing.select.count', { count })}</span>
                  <span className="applications-count-short" aria-hidden="true">
                    {count}
                  </span>
                </>
              )}
            </span>
          }
          checked={page === 'all'}
          indeterminate={page === 'some'}
          onChange={() => select(togglePage(selected, rows))}
        />
        {count === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are actions
          <div
            className={classNames('applications-acts', count > 99 && 'applications-acts-many')}
            role="group"
            aria-label={t('applications.reviewing.select.group')}
          >
            <SelectionActs
              postingId={meta.posting.id}
              selection={toSelection(selected, meta.filters)}
              count={count}
              rejected={rejectedCount(selected, meta)}
              known={rows.map((row) => ({ id: row.id, name: fullName(row, t) }))}
              clear={clear}
              acts={acts.further}
            />
            {sortings.map(({ status, undo, icon, iconOn }) => {
              const on = allSortedAs(selected, status, meta.filters.status);
              return (
                <BarButton
                  key={status}
                  label={t(`applications.sort.${on ? undo : status}`)}
                  short={t(`applications.sort.${on ? 'remove' : status}`)}
                  icon={on ? iconOn : icon}
                  aria-busy={acts.sorting || undefined}
                  onClick={() => acts.sortSelected(status)}
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
            <TextButton onClick={() => select({ all: true, chosen: new Map() })}>
              {t('applications.reviewing.select.all', { count: meta.total })}
            </TextButton>
          )}
        </p>
      ) : null}
    </div>
  );
}
