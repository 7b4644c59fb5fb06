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

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
  isComposing: boolean;
}

/** The action of a pressed key; null for keys that belong to the browser or to assistive technology. */
export function keyAct(event: PressedKey): KeyAct | null {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return null;
  return listKeys.find(([name]) => name === key.toLowerCase())?.[1] ?? null;
}

const typed = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Whether keyboard shortcuts apply to the list: the focus is in it or nowhere, nobody types, and no window is open. */
export function listHasKeys(target: EventTarget | null, list: Element | null): boolean {
  if (!(target instanceof Element) || document.querySelector('dialog[open], :popover-open.menu')) return false;
  if (target.closest(typed)) return false;
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
