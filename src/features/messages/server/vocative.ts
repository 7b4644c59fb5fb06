import type { Language } from '#kit/i18n/language.ts';
import { toCyrillic } from '#kit/serbian-cyrillic.ts';
import { fold } from '#kit/serbian-text.ts';
import { femaleNames, maleNames, sharedNames } from '../first-names.ts';
import type { Addressee } from '../placeholders.ts';

interface Known {
  name: string;
  vocative: string;
  gender: 'f' | 'm' | null;
}

const known = new Map<string, Known>(
  (
    [
      [maleNames, 'm'],
      [femaleNames, 'f'],
      [sharedNames, null],
    ] as const
  ).flatMap(([names, gender]) => names.map((one) => [fold(one.name), { ...one, gender }] as const)),
);

const withoutMarks = (text: string): string =>
  text
    .replace(/đ/g, 'dj')
    .replace(/Đ/g, 'Dj')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

/** The vocative of one name, in the script and with the diacritics of the written name. */
const callOut = (written: string, { name, vocative }: Known): string => {
  if (/\p{Script=Cyrillic}/u.test(written)) return toCyrillic(vocative);
  const latin = capitalized(written.normalize('NFC'));
  if (latin === name) return vocative;
  // Milos, written without diacritics, becomes Milose.
  return latin === withoutMarks(name) ? withoutMarks(vocative) : vocative;
};

/**
 * How a person with this first name is addressed in a language: in Serbian by the vocative, if all parts of the name
 * are known.
 */
export function addressOf(firstName: string, language: Language): Pick<Addressee, 'name' | 'gender'> {
  const plain = firstName.replace(/\s+/g, ' ').trim();
  const parts = plain.split(/[ -]/).filter(Boolean);
  const found = parts.map((part) => known.get(fold(part)));
  const gender = found[0]?.gender ?? null;
  if (language === 'en') return { name: plain || null, gender };
  if (parts.length === 0 || found.some((one) => one === undefined)) return { name: null, gender: null };
  let at = 0;
  const name = plain.replace(/[^ -]+/g, (part) => callOut(part, found[at++] as Known));
  return { name, gender };
}
