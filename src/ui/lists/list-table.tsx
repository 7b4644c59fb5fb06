import type { ListSchemas } from '#shared/list-address.ts';
import { VisuallyHidden } from '../light/visually-hidden.tsx';
import { Table } from '../table.tsx';
import type { ListContext, ListPage, RowOf, ShowWindow } from './list-page.ts';

/** The rows of a list as a table; on a narrow screen each is a card. */
export function ListTable<S extends ListSchemas>({
  list: { columns = {}, acts },
  rows,
  context,
  text,
  openedId,
  show,
}: {
  list: ListPage<S>;
  rows: readonly RowOf<S>[];
  context: ListContext<S>;
  text: (key: string) => string;
  openedId: string | undefined;
  show: ShowWindow;
}) {
  const shown = Object.entries(columns).map(([name, column]) => ({
    name,
    header: text(`columns.${name}`),
    ...(typeof column === 'function' ? { cell: column, className: undefined } : column),
  }));
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
          <tr key={row.id} className={String(row.id) === openedId ? 'opened-row' : undefined}>
            {shown.map(({ name, header, cell, className }, place) => (
              <td key={name} className={className} data-label={place === 0 ? undefined : header}>
                {cell(row, context)}
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
