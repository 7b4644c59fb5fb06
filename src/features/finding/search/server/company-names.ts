import { foldForSearch } from '#kit/serbian-text.ts';
import { isFiller } from './fillers.ts';
import type { PostingColumns } from './posting-columns.ts';

const keyOf = (name: string): string =>
  (foldForSearch(name).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !isFiller(word)).join(' ');

/** Company names as folded words without fillers and legal forms; updated incrementally from append-only columns. */
export function createCompanyNames() {
  let read: PostingColumns | null = null;
  let seen = 0;
  let names = new Set<string>();
  return {
    has(columns: PostingColumns, words: string): boolean {
      if (read !== columns) {
        read = columns;
        seen = 0;
        names = new Set();
      }
      const { list } = columns.shared.company;
      for (; seen < list.length; seen += 1) names.add(keyOf(list[seen] as string));
      return words !== '' && names.has(words);
    },
  };
}
