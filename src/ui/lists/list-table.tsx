import type { ListSchemas } from '#kit/list-address.ts';
import { Checkbox } from '../choice.tsx';
import { Fold } from '../fold.tsx';
import { classNames } from '../light/class-names.ts';
import { VisuallyHidden } from '../light/visually-hidden.tsx';
import { Table } from '../table.tsx';
import { type Chosen, withRows } from './chosen-rows.ts';
import type { ListContext, ListPage, RowOf, ShowWindow } from './list-page.ts';

/** The rows of a list as a table; on a narrow screen each is a card. */
export function ListTable<S extends ListSchemas>({
  list: { columns = {}, acts, chosen: choosing },
  rows,
  context,
  text,
  openedId,
  chosen,
  choose,
  show,
}: {
  list: ListPage<S>;
  rows: readonly RowOf<S>[];
  context: ListContext<S>;
  text: (key: string) => string;
  openedId: string | undefined;
  chosen: Chosen<RowOf<S>>;
  choose: (chosen: Chosen<RowOf<S>>) => void;
  show: ShowWindow;
}) {
  const { t } = context;
  const shown = Object.entries(columns).map(([name, column]) => ({
    name,
    header: text(`columns.${name}`),
    ...(typeof column === 'function' ? { cell: column, className: undefined } : column),
  }));
  const folds = shown.some(({ className }) => className?.includes('folded'));
  return (
    <Table label={text('table')} responsive>
      <thead>
        <tr>
          {shown.map(({ name, header, className }) => (
            <th key={name} scope="col" className={className}>
              {header}
            </th>
          ))}
          {acts ? (
            <th scope="col">
              <VisuallyHidden>{text('actions')}</VisuallyHidden>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            className={classNames(String(row.id) === openedId && 'opened-row', folds && 'folds') || undefined}
          >
            {shown.map(({ name, header, cell, className }, place) => (
              <td key={name} className={className} data-label={place === 0 ? undefined : header}>
                {choosing && place === 0 ? (
                  <div className="row g12">
                    <Checkbox
                      className="needs-scripts"
                      label={<VisuallyHidden>{t('ui.rows.choose', { name: choosing.nameOf(row, t) })}</VisuallyHidden>}
                      checked={chosen.has(row.id)}
                      onChange={({ currentTarget: { checked } }) => choose(withRows(chosen, [row], checked))}
                    />
                    <div className="grow">{cell(row, context)}</div>
                  </div>
                ) : (
                  cell(row, context)
                )}
                {folds && place === 0 ? <Fold /> : null}
              </td>
            ))}
            {acts ? (
              <td className={acts.className}>
                <acts.Acts row={row} show={show} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
