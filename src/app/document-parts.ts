/* Inserts parts into documents rendered by React. */

/** A value as a literal in an inline script, escaped so that it cannot end the script. */
export const scriptValue = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Inserts a part at the end of the document's head or body; unchanged when there is none. */
export function withLastPart(html: string, element: 'head' | 'body', part: string): string {
  const end = html.lastIndexOf(`</${element}>`);
  return end < 0 ? html : html.slice(0, end) + part + html.slice(end);
}
