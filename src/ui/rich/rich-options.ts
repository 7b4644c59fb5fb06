import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import { fold } from '#shared/serbian-text.ts';

export interface RichOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface RichOptionGroup {
  group: string;
  items: readonly RichOption[];
}

export type RichOptions = readonly RichOption[] | readonly RichOptionGroup[];

/** The same choices in the shape the widgets take. */
export const toWidgetData = (options: RichOptions) =>
  options.map((option) => ('group' in option ? { group: option.group, items: [...option.items] } : option));

/** Whether the label contains every word of the search, in either script and with or without diacritics. */
export function matchesSearch(label: string, search: string): boolean {
  const folded = fold(label);
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

const rank = (item: ComboboxItem, search: string): number =>
  fold(item.label).startsWith(fold(search)) ? 0 : 1;

/** Filter for the widgets: keeps groups that still hold something, and puts labels that begin with the search first. */
export const filterOptions: OptionsFilter = ({ options, search, limit }) => {
  const keep = (items: ComboboxItem[]): ComboboxItem[] =>
    items
      .filter((item) => matchesSearch(item.label, search))
      .sort((a, b) => rank(a, search) - rank(b, search))
      .slice(0, limit);
  const plain: ComboboxItem[] = [];
  const groups: ComboboxParsedItem[] = [];
  for (const option of options) {
    if (!('group' in option)) plain.push(option as ComboboxItem);
    else {
      const items = keep(option.items as ComboboxItem[]);
      if (items.length > 0) groups.push({ ...option, items });
    }
  }
  return [...keep(plain), ...groups];
};
