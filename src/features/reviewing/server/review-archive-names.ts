import { cleanNewName } from '#kit/file-name.ts';

/** Separator between the parts of a name. */
const dash = ' – ';

/**
 * Maximum length of the parts of a name, in characters for Windows (260 for the whole path) and in bytes for other
 * systems (255 for a name): person, position and document together stay below both, including their folder.
 */
const longest = {
  person: { characters: 40, bytes: 80 },
  position: { characters: 35, bytes: 70 },
  document: { characters: 35, bytes: 70 },
};

/** The gender mark at the end of a position: „(m/ž)”. */
const genderMark = /\s*\(\s*[mžfмж]\s*\/\s*[mžfмж]\s*\)\s*$/iu;

const utf8 = new TextEncoder();

/** Truncates to so many characters and bytes, without half a character, or a space or dot at the end. */
const shortened = (text: string, most: { characters: number; bytes: number }): string => {
  let short = '';
  for (const sign of text) {
    const longer = short + sign;
    if (longer.length > most.characters || utf8.encode(longer).length > most.bytes) break;
    short = longer;
  }
  return short.replace(/[.\s]+$/u, '');
};

/** `Ćirić Dragan`: starts with the last name, for sorting. */
export const personPart = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  shortened(cleanNewName(`${lastName} ${firstName}`), longest.person);

export const positionPart = (positionTitle: string): string =>
  shortened(cleanNewName(positionTitle.replace(genderMark, '')), longest.position);

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(dash);

/** `Ćirić Dragan – Viši računovođa – CV.pdf`, from the document's original name. */
export const documentName = (about: readonly string[], name: string): string => {
  const clean = cleanNewName(name);
  const ending = /\.[\p{L}\p{N}]{1,5}$/u.exec(clean)?.[0] ?? '';
  const stem = shortened(clean.slice(0, clean.length - ending.length), longest.document);
  return `${joined([...about, stem]) || 'fajl'}${ending}`;
};

/** A generated name in the same order: `Ćirić Dragan – Viši računovođa – prijava.html`. */
export const namedAfter = (about: readonly string[], name: string): string => joined([...about, name]);
