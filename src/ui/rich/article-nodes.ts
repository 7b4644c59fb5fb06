import { type Editor, Node } from '@tiptap/react';

/* Tables in the site's own texts: existing ones can be edited, and rows added and deleted. Columns cannot be
   changed. */

const cell = (name: 'tableHeader' | 'tableCell', tag: 'th' | 'td') =>
  Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const row = Node.create({
  name: 'tableRow',
  content: '(tableHeader | tableCell)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

export const tableNodes = [table, row, cell('tableHeader', 'th'), cell('tableCell', 'td')];

/** The depth of the selection's table row in the document; null outside of tables. */
const rowDepth = ({ state }: Editor): number | null => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name === 'tableRow') return depth;
  return null;
};

/** Adds an empty row below the current one, with as many cells. */
export function addRow(editor: Editor): void {
  const depth = rowDepth(editor);
  if (depth === null) return;
  const { $from } = editor.state.selection;
  const { tableCell, paragraph } = editor.schema.nodes;
  const current = $from.node(depth);
  const cells = Array.from({ length: current.childCount }, () => tableCell?.create(null, paragraph?.create()));
  const after = $from.after(depth);
  const empty = current.type.create(
    null,
    cells.filter((one) => one !== undefined),
  );
  editor.view.dispatch(editor.state.tr.insert(after, empty));
  // Moves the cursor into its first cell.
  editor.commands.focus(after + 3);
}

/** Deletes the current row; with the last one the table is deleted. */
export function deleteRow(editor: Editor): void {
  const depth = rowDepth(editor);
  if (depth === null) return;
  const { $from } = editor.state.selection;
  const at = $from.node(depth - 1).childCount === 1 ? depth - 1 : depth;
  editor.view.dispatch(editor.state.tr.delete($from.before(at), $from.after(at)));
  editor.commands.focus();
}
