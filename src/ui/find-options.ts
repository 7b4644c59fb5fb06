import { fold } from '#kit/serbian-text.ts';
import type { ComboboxOption } from './combobox-list.tsx';

/** Whether the label contains every word of the search, in Latin or Cyrillic and with or without diacritics. */
export function matchesSearch(label: string, search: string): boolean {
  const folded = fold(label);
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Creates a search in these options: labels that begin with the typed text come first. */
export const findOptions =
  <Option extends ComboboxOption>(options: readonly Option[]) =>
  async (typed: string): Promise<readonly Option[]> => {
    const rank = ({ label }: Option): number => (fold(label).startsWith(fold(typed)) ? 0 : 1);
    return options.filter(({ label }) => matchesSearch(label, typed)).sort((a, b) => rank(a) - rank(b));
  };
