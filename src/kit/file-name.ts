/** Longest name of a file, with its ending. */
const longestFileName = 150;

/** Longest name that somebody gives a file, so that its ending still has room. */
export const longestNewName = 140;

/** Without signs that no file system takes, that turn the reading direction, or that cannot be seen. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\ufffd"<>|:*?]/gu, '')
    .trim();

/** The last so many characters; none is cut in half. */
const lastCharacters = (text: string, most: number): string => text.slice(-most).replace(/^[\udc00-\udfff]/, '');

/** The name of an uploaded file for display and downloads: without a path, and never empty. */
export const cleanFileName = (name: string): string =>
  lastCharacters(plain(name.replace(/^.*[\\/]/su, '')), longestFileName) || 'fajl';

/** A name that somebody gives a file of theirs: what would be a path becomes a hyphen. Empty when nothing is left. */
export const cleanNewName = (name: string): string =>
  plain(name.replace(/\s+/gu, ' ').replace(/[\\/]/gu, '-')).replace(/^[.\s]+|[.\s]+$/gu, '');

/** The dot and what follows it; empty for a name without an ending. */
const endingOf = (name: string): string => /\.[^.]+$/.exec(name)?.[0] ?? '';

/** A new name with the ending that the file has, whether it was typed or not. */
export const withEndingOf = (previous: string, name: string): string => {
  const ending = endingOf(previous);
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`;
};

/** A name that none of these has, in whatever case: „CV.pdf” beside another becomes „CV (2).pdf”. */
export const numberedName = (name: string, taken: readonly string[]): string => {
  const known = new Set(taken.map((other) => other.toLowerCase()));
  const ending = endingOf(name);
  const stem = name.slice(0, name.length - ending.length);
  let free = name;
  for (let number = 2; known.has(free.toLowerCase()); number += 1) {
    const tail = ` (${number})${ending}`;
    free = `${stem.slice(0, longestFileName - tail.length).replace(/[\ud800-\udbff]$/, '')}${tail}`;
  }
  return free;
};
