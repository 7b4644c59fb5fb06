/** Maximum length of a file name with its extension. */
const longestFileName = 150;

/** Maximum length of a name given by a person, which leaves room for the extension. */
export const longestNewName = 140;

/** Removes characters that file systems reject, that change the reading direction, or that are invisible. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\ufffd"<>|:*?]/gu, '')
    .trim();

/** The last `most` characters, without half a surrogate pair. */
const lastCharacters = (text: string, most: number): string => text.slice(-most).replace(/^[\udc00-\udfff]/, '');

/** The name of an uploaded file for display and downloads: without a path, and never empty. */
export const cleanFileName = (name: string): string =>
  lastCharacters(plain(name.replace(/^.*[\\/]/su, '')), longestFileName) || 'fajl';

/** A name given to a file by its owner: path separators become hyphens. Empty when nothing remains. */
export const cleanNewName = (name: string): string =>
  plain(name.replace(/\s+/gu, ' ').replace(/[\\/]/gu, '-')).replace(/^[.\s]+|[.\s]+$/gu, '');

/** The extension with its dot; empty for a name without one. */
const endingOf = (name: string): string => /\.[^.]+$/.exec(name)?.[0] ?? '';

/** A new name with the file's extension, whether it was typed or not. */
export const withEndingOf = (previous: string, name: string): string => {
  const ending = endingOf(previous);
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`;
};

/** A name that is not taken, ignoring case: „CV.pdf” beside another becomes „CV (2).pdf”. */
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
