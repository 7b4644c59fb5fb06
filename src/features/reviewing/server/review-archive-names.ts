import { cleanNewName } from '#kit/file-name.ts';

/** Between the parts of a name. */
const dash = ' – ';

/**
 * Longest part of a name, in characters for Windows (260 for the whole path) and in bytes for the other systems (255 for a
 * name): the person, the position and the document together stay under both, with their folder.
 */
const longest = {
  person: { characters: 40, bytes: 80 },
  position: { characters: 35, bytes: 70 },
  document: { characters: 35, bytes: 70 },
};

/** The gender mark at the end of a position: „(m/ž)”. */
const genderMark = /\s*\(\s*[mžfмж]\s*\/\s*[mžfмж]\s*\)\s*$/iu;

const utf8 = new TextEncoder();

/** The first so many characters and bytes; none is cut in half, and no space or dot is left at the end. */
const shortened = (text: string, most: { characters: number; bytes: number }): string => {
  let short = '';
  for (const sign of text) {
    const longer = short + sign;
    if (longer.length > most.characters || utf8.encode(longer).length > most.bytes) break;
    short = longer;
  }
  return short.replace(/[.\s]+$/u, '');
};

/** `Ćirić Dragan`: sorted by the last name. */
export const personPart = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  shortened(cleanNewName(`${lastName} ${firstName}`), longest.person);

export const positionPart = (positionTitle: string): string =>
  shortened(cleanNewName(positionTitle.replace(genderMark, '')), longest.position);

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(dash);

/** `Ćirić Dragan – Viši računovođa – CV.pdf`, from the name that the document was sent with. */
export const documentName = (about: readonly string[], name: string): string => {
  const clean = cleanNewName(name);
  const ending = /\.[\p{L}\p{N}]{1,5}$/u.exec(clean)?.[0] ?? '';
  const stem = shortened(clean.slice(0, clean.length - ending.length), longest.document);
  return `${joined([...about, stem]) || 'fajl'}${ending}`;
};

/** A name of ours in the same order: `Ćirić Dragan – Viši računovođa – prijava.html`. */
export const namedAfter = (about: readonly string[], name: string): string => joined([...about, name]);
