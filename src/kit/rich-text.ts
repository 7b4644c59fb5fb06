/*
 * Rich text is HTML of a few tags (`host/html/sanitize.ts` has the list). These functions only read it and do not
 * sanitize it: they return text, to be shown as text.
 */

const entities: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex as string, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Beginnings and ends of what stands in lines of its own, also outside what is kept: it is read while somebody pastes. */
const lineEnds = /<(?:br|\/?(?:p|li|ul|ol|h[1-6]|tr|table|div|blockquote))\b[^<>]*>/gi;

/** The words of rich text; paragraphs, headings, list items, rows of tables and breaks are lines, cells are parted by a sign. */
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

/** Nothing a reader could see: an editor leaves `<p></p>` behind. */
export const isBlankHtml = (html: string): boolean =>
  html === '' || (!/(?:^|>)\s*[^\s<&]/.test(html) && textOfHtml(html) === '');
