import { textOfHtml } from '#kit/rich-text.ts';
import { slug } from '#kit/serbian-text.ts';
import type { StaticSection } from './static-page.ts';

/** A section of a page's text. */
export interface PageSection {
  /** Anchor for the table of contents. */
  id: string;
  title: string;
  /** Name in the table of contents. */
  short: string;
  html: string;
}

export interface PageParts {
  /** HTML before the first heading. */
  intro: string;
  sections: PageSection[];
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Labels cells with their column's name, for narrow screens, and the table with its heading. */
function labelled(table: string, title: string): string {
  const heads = [...table.matchAll(/<th>([\s\S]*?)<\/th>/g)].map(([, head = '']) => textOfHtml(head));
  const rows = [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) => row);
  const isHead = (row: string) => row.includes('<th>');
  const head = rows.filter(isHead).map((row) => `<tr>${row.replaceAll('<th>', '<th scope="col">')}</tr>`);
  const body = rows
    .filter((row) => !isHead(row))
    .map((row) => {
      let column = -1;
      const named = row.replaceAll('<td>', () => {
        column += 1;
        const name = column > 0 ? heads[column] : undefined;
        return name ? `<td data-label="${attribute(name)}">` : '<td>';
      });
      return `<tr>${named}</tr>`;
    });
  const name = title ? ` aria-label="${attribute(title)}"` : '';
  return `<table class="table responsive"${name}><thead>${head.join('')}</thead><tbody>${body.join('')}</tbody></table>`;
}

const withTables = (html: string, title: string): string =>
  html.replace(/<table>[\s\S]*?<\/table>/g, (table) => labelled(table, title));

/**
 * Splits the sanitized text of a page at its second-level headings. Sections with known titles keep their ids, so that
 * links to them stay valid; the ids of others are derived from their titles.
 */
export function pageParts(html: string, known: readonly Pick<StaticSection, 'id' | 'title' | 'short'>[]): PageParts {
  const [intro = '', ...rest] = html.split(/(?=<h2>)/);
  const startsWithHeading = intro.startsWith('<h2>');
  const taken = new Set<string>();
  const sections = (startsWithHeading ? [intro, ...rest] : rest).map((part): PageSection => {
    const end = part.indexOf('</h2>');
    const title = textOfHtml(part.slice(0, end));
    const same = known.find((one) => one.title === title);
    const wanted = same?.id ?? (slug(title) || 'deo');
    let id = wanted;
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
    taken.add(id);
    const words = part.slice(end + '</h2>'.length);
    return { id, title, short: same?.short ?? title, html: withTables(words, title) };
  });
  return { intro: startsWithHeading ? '' : withTables(intro, ''), sections };
}
