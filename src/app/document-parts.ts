/* What is written into documents that React has made. */

/** A value as a script in a document reads it: nothing in it ends the script. */
export const scriptValue = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The document with this as the last part of its head or body; as it is where it has none. */
export function withLastPart(html: string, element: 'head' | 'body', part: string): string {
  const end = html.lastIndexOf(`</${element}>`);
  return end < 0 ? html : html.slice(0, end) + part + html.slice(end);
}
