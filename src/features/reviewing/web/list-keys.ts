/** Actions of keyboard shortcuts in the list. */
export type KeyAct = 'next' | 'previous' | 'saved' | 'maybe' | 'rejected' | 'select' | 'search' | 'help';

/** Keys with their actions, in the order shown in the help. */
export const listKeys: readonly (readonly [key: string, act: KeyAct])[] = [
  ['j', 'next'],
  ['k', 'previous'],
  ['1', 'saved'],
  ['2', 'maybe'],
  ['3', 'rejected'],
  ['x', 'select'],
  ['/', 'search'],
  ['?', 'help'],
];

const sorting: ReadonlySet<KeyAct> = new Set(['saved', 'maybe', 'rejected', 'select']);

/** The keys of those who sort, or who may only read. */
export const keysOf = (canSort: boolean): typeof listKeys => listKeys.filter(([, act]) => canSort || !sorting.has(act));

/** Whether a key pressed at `target` means the list: the focus is in it or nowhere. */
export const isOfList = (target: Element, list: Element | null): boolean =>
  // A click on an empty area focuses the page's main part, which contains the list.
  target.contains(list) || (list?.contains(target) ?? false);
