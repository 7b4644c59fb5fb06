import type { Language } from './language.ts';

/**
 * A text followed by a punctuation mark. The dot of an ordinal number, with which Serbian dates end, is dropped before
 * another mark („22. 11. 2026, oglas br. 2000”), and no sentence ends with two dots. Other dots are dropped only before
 * a full stop: „Pekara d.o.o., Beograd”.
 */
export function withMark(text: string, mark: string): string {
  const swallowed = mark === '.' ? /\.$/ : /(?<=\d)\.$/;
  return text.replace(swallowed, '') + mark;
}

/** Texts in the quotation marks of a language, separated by commas: `„Apatin”, „Sombor”`. */
export const quoted = (texts: readonly string[], language: Language): string =>
  texts.map((text) => (language === 'sr' ? `„${text}”` : `“${text}”`)).join(', ');

/** The parts that are present, separated by commas: `obnovljen 22. 11. 2026, oglas br. 2000`. */
export const withCommas = (parts: readonly (string | null | undefined)[]): string =>
  parts
    .filter((part): part is string => Boolean(part))
    .reduce((line, part) => (line ? `${withMark(line, ',')} ${part}` : part), '');
