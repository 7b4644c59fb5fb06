/* Rich text is HTML with a few tags (listed in `host/html/sanitize.ts`). These functions only read it and do not
   sanitise it: they return plain text. */

const entities: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Tags that start or end a line, including those that are not allowed, since text is read while it is pasted. */
const lineEnds = /<(?:br|\/?(?:p|li|ul|ol|h[1-6]|tr|table|div|blockquote))\b[^<>]*>/gi;

/**
 * The plain text of rich text; paragraphs, headings, list items, table rows and breaks become lines, cells are
 * separated.
 */
export const textOfHtml = (html: string): string =>
  decode(
    html
      .replace(lineEnds, '\n')
      .replace(/<\/t[dh]>(?=[^\S\n]*<t[dh]\b)/gi, ' | ')
      .replace(/<[^<>]*>/g, ''),
  )
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

/** Whether rich text has no visible content: an editor leaves `<p></p>` behind. */
export const isBlankHtml = (html: string): boolean =>
  html === '' || (!/(?:^|>)\s*[^\s<&]/.test(html) && textOfHtml(html) === '');
