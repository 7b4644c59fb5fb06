/* Cleans up rich text from word processors: lists as paragraphs with a bullet character, tables. Both functions
   require HTML whose tags are closed and have no attributes but those of links, as the sanitiser and
   `pasted-html.ts` produce it. */

const blank = '(?:&nbsp;|\\s)';
/** Bold and italic tags before the bullet. */
const opened = '((?:<(?:strong|em|b|i)>)*)';
/** Characters that are always bullets; the two in the private use area are those of Word's own font. */
const bullet = new RegExp(`^${opened}${blank}*[·•▪●○◦§\\uf0b7\\uf0a7]${blank}*`);
/** Characters that can also be words: they count as bullets only next to another such line. */
const doubtfulBullet = new RegExp(`^${opened}${blank}*(?:[-–—*]${blank}+|o${blank}{2,})`);
const numbered = new RegExp(`^${opened}${blank}*(\\d{1,2})[.)]${blank}+`);

type Kind = 'sure' | 'doubtful' | 'number';

interface Line {
  kind: Kind;
  /** The text without the bullet or number. */
  words: string;
  number: number;
}

const readLine = (inner: string): Line | null => {
  const number = numbered.exec(inner);
  if (number) return { kind: 'number', words: inner.replace(numbered, '$1'), number: Number(number[2]) };
  if (bullet.test(inner)) return { kind: 'sure', words: inner.replace(bullet, '$1'), number: 0 };
  if (!doubtfulBullet.test(inner)) return null;
  return { kind: 'doubtful', words: inner.replace(doubtfulBullet, '$1'), number: 0 };
};

const fits = (line: Line, before: Line): boolean =>
  line.kind === 'number' ? before.kind === 'number' && line.number === before.number + 1 : before.kind !== 'number';

/** A single line is a list only when its bullet is unambiguous; numbering must begin with 1. */
const isList = ([first, ...others]: readonly Line[]): boolean =>
  first !== undefined &&
  (first.kind === 'number' ? first.number === 1 && others.length > 0 : others.length > 0 || first.kind === 'sure');

/** Paragraphs that begin with `·`, `•`, `-` or `1.` → lists. */
export const withRealLists = (html: string): string => {
  const pieces = html.split(/(<p>[\s\S]*?<\/p>)/);
  const result: string[] = [];
  let run: { line: Line; html: string }[] = [];
  const close = (): void => {
    if (isList(run.map(({ line }) => line))) {
      const tag = run[0]?.line.kind === 'number' ? 'ol' : 'ul';
      result.push(`<${tag}>${run.map(({ line }) => `<li>${line.words}</li>`).join('')}</${tag}>`);
    } else result.push(...run.map((one) => one.html));
    run = [];
  };
  pieces.forEach((piece, index) => {
    const isParagraph = index % 2 === 1;
    // Whitespace between two lines of a list is ignored.
    if (!isParagraph && piece.trim() === '' && run.length > 0) return;
    const inItem = pieces[index - 1]?.trimEnd().endsWith('<li>') === true;
    const line = isParagraph && !inItem ? readLine(piece.slice(3, -4)) : null;
    const last = run.at(-1);
    if (last && (!line || !fits(line, last.line))) close();
    if (line) run.push({ line, html: piece });
    else result.push(piece);
  });
  close();
  return result.join('');
};

const tableTags = /<\/?(?:table|thead|tbody|tfoot|tr|t[dh]|caption)>/g;

/** Converts table rows to paragraphs with their cells separated: `Ponedeljak | 8–16`. */
export const withPlainTables = (html: string): string =>
  html
    .replace(/<tr>([\s\S]*?)<\/tr>/g, (_, row: string) => {
      const cells = row
        .split(/<\/t[dh]>/)
        .map((cell) =>
          cell
            .replace(tableTags, '')
            .replace(/<\/?(?:p|div)>|<br \/>/g, ' ')
            .replace(/\s+/g, ' ')
            .trim(),
        )
        .filter((cell) => cell !== '');
      return cells.length > 0 ? `<p>${cells.join(' | ')}</p>` : '';
    })
    .replace(tableTags, '');

/** Tags that `withPlainTables` removes. */
export const tableTagNames = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption'];
