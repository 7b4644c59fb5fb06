import { cyrillicToLatin } from '#kit/serbian-text.ts';

/** What a company may leave to be filled in for each recipient (rules.md#messages). */
export const placeholderNames = ['ime', 'pozicija', 'firma'] as const;
type PlaceholderName = (typeof placeholderNames)[number];

/** How a person is addressed. */
export interface Addressee {
  /** What they are called by; null: nobody knows how the name is called out. */
  name: string | null;
  /** Whom „poštovani” or „poštovana” fits; null where both might. */
  gender: 'f' | 'm' | null;
  /** The first name as it was given. */
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

/** Names in braces that are no placeholders, each once; other braces mean themselves. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(new RegExp(word, 'gu'))].map(([, name = '']) => name).filter((name) => !knownName(name)),
  ),
];

/** One line, so that nothing that is filled in becomes a line, or a header of a mail. */
const inLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const salutations = { f: ['oštovana', 'оштована'], m: ['oštovani', 'оштовани'] } as const;

/** „Poštovani” as it fits, in the script and with the first letter of what stands there. */
const salutationFor = (written: string, gender: Addressee['gender']): string => {
  const first = written.charAt(0);
  const script = /\p{Script=Cyrillic}/u.test(first) ? 1 : 0;
  if (gender) return first + salutations[gender][script];
  return `${first}${salutations.m[script]}/${first}${salutations.f[script]}`;
};

const beginsLine = (text: string, at: number): boolean =>
  text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === '';

/**
 * A text with its placeholders filled in. `{ime}` is the name as one calls it out, and „poštovani” before it becomes the form
 * that fits. Of somebody whose name is not known that way, only „Poštovani/Poštovana” is left, at the beginning of a line as
 * well; elsewhere the place is closed with the comma before it. After an English salutation it is the name as it was given.
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
