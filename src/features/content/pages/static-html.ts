import type { StaticBlock, StaticText } from './static-page.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Text with links, `[label](address)`, as HTML. */
const linked = (text: string): string => escaped(text).replace(/\[([^[\]]+)\]\(([^()\s]+)\)/g, '<a href="$2">$1</a>');

const cells = (tag: 'th' | 'td', row: readonly string[]): string =>
  `<tr>${row.map((cell) => `<${tag}>${linked(cell)}</${tag}>`).join('')}</tr>`;

const blockHtml = (block: StaticBlock): string => {
  if (typeof block === 'string') return `<p>${linked(block)}</p>`;
  if ('list' in block) return `<ul>${block.list.map((item) => `<li>${linked(item)}</li>`).join('')}</ul>`;
  return `<table><tbody>${cells('th', block.head)}${block.rows.map((row) => cells('td', row)).join('')}</tbody></table>`;
};

/** The sections of a built-in text as one HTML text with headings, as in a working copy. */
export const staticHtml = ({ sections }: Pick<StaticText, 'sections'>): string =>
  sections.map(({ title, blocks }) => `<h2>${linked(title)}</h2>${blocks.map(blockHtml).join('')}`).join('');
