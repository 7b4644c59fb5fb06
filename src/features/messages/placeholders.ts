import { cyrillicToLatin } from '#kit/serbian-text.ts';

/** Placeholders that are filled in for each recipient (rules.md#messages). */
export const placeholderNames = ['ime', 'pozicija', 'firma'] as const;
type PlaceholderName = (typeof placeholderNames)[number];

/** How a person is addressed. */
export interface Addressee {
  /** The name in the vocative; null when the vocative is unknown. */
  name: string | null;
  /** Whether „poštovana” or „poštovani” applies; null when unknown. */
  gender: 'f' | 'm' | null;
  /** The first name as given. */
  plain: string;
}

interface Values {
  addressee: Addressee;
  position: string;
  company: string;
}

const word = String.raw`\{(\p{L}[\p{L}_]{0,39})\}`;
const ending = String.raw`(?:\s?\/\s?-?(?:[aиiа]|[Pp]oštovan[ai]|[Пп]оштован[аи]))?`;
const respected = String.raw`(?<!\p{L})((?:[Pp]oštovan[aie]|[Пп]оштован[аие])${ending}) +`;
const english = String.raw`(?<!\p{L})((?:[Dd]ear|[Hh]ello|[Hh]i|[Gg]ood (?:morning|afternoon)),? +)`;
const placeholder = () => new RegExp(`(?:${respected}|${english})?(,? *)${word}`, 'gu');

const knownName = (written: string): PlaceholderName | undefined => {
  const name = cyrillicToLatin(written.toLowerCase());
  return placeholderNames.find((one) => one === name);
};

/** Unknown names in braces, each once. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(new RegExp(word, 'gu'))].map(([, name = '']) => name).filter((name) => !knownName(name)),
  ),
];

/** Text in one line, so that a filled-in value cannot add a line, or a header of a mail. */
const inLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const salutations = { f: ['oštovana', 'оштована'], m: ['oštovani', 'оштовани'] } as const;

/** „Poštovani” in the right gender, with the script and first letter of the written word. */
const salutationFor = (written: string, gender: Addressee['gender']): string => {
  const first = written.charAt(0);
  const script = /\p{Script=Cyrillic}/u.test(first) ? 1 : 0;
  if (gender) return first + salutations[gender][script];
  return `${first}${salutations.m[script]}/${first}${salutations.f[script]}`;
};

const beginsLine = (text: string, at: number): boolean =>
  text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === '';

/**
 * Fills in the placeholders of a text. `{ime}` is the name in the vocative, and „poštovani” before it gets the right
 * gender. When the vocative is unknown, the name is dropped: after a salutation and at the beginning of a line
 * „Poštovani/Poštovana” is used, elsewhere the placeholder is removed with the comma before it. After an English
 * salutation the name is used as given.
 */
export function fillIn(text: string, { addressee, position, company }: Values): string {
  const { name, gender, plain } = addressee;
  const nameAt = (salutation: string | undefined, before: string, at: number): string => {
    if (salutation) {
      const fitting = salutationFor(salutation, name === null ? null : gender);
      return name === null ? fitting : `${fitting} ${inLine(name)}`;
    }
    if (name !== null) return before + inLine(name);
    return beginsLine(text, at + before.length) ? `${before}Poštovani/Poštovana` : '';
  };
  return text.replace(
    placeholder(),
    (whole, salutation: string | undefined, dear: string | undefined, before: string, written: string, at) => {
      const lead = salutation ? `${salutation} ${before}` : (dear ?? '') + before;
      switch (knownName(written)) {
        case 'pozicija':
          return lead + inLine(position);
        case 'firma':
          return lead + inLine(company);
        case 'ime':
          return dear ? dear + before + inLine(plain) : nameAt(salutation, before, at as number);
        default:
          return whole;
      }
    },
  );
}
