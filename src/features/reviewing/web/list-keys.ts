import { plainKey, takesCommands } from '#ui/key-commands.ts';

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

/** The action of a pressed key; null for every other key. */
export function keyAct(event: Parameters<typeof plainKey>[0]): KeyAct | null {
  const pressed = plainKey(event);
  return listKeys.find(([name]) => name === pressed)?.[1] ?? null;
}

/** Whether keyboard shortcuts apply to the list: the focus is in it or nowhere, nobody types, and no window is open. */
export function listHasKeys(target: EventTarget | null, list: Element | null): boolean {
  if (!takesCommands(target)) return false;
  // A click on an empty area focuses the page's main part, which contains the list.
  return target.contains(list) || (list?.contains(target) ?? false);
}

const storageKey = 'application-shortcuts';

/** Whether shortcuts are turned on; stored in this browser (WCAG 2.1.4). */
export const shortcutsOn = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};

export const saveShortcuts = (on: boolean): void => {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Without storage it lasts until the page is left.
  }
};
