/** What a key does in the list. */
export type KeyAct = 'next' | 'previous' | 'saved' | 'maybe' | 'rejected' | 'select' | 'search' | 'help';

/** Keys with what they do, in the order in which the help lists them. */
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

/** What a pressed key means; null for everything that belongs to the browser or to assistive technology. */
export function keyAct(event: PressedKey): KeyAct | null {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return null;
  return listKeys.find(([name]) => name === key.toLowerCase())?.[1] ?? null;
}

const typed = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Whether keys mean the list: the focus is in it or nowhere, nobody types, and no window is open. */
export function listHasKeys(target: EventTarget | null, list: Element | null): boolean {
  if (!(target instanceof Element) || document.querySelector('dialog[open], :popover-open.menu')) return false;
  if (target.closest(typed)) return false;
  // A click beside everything gives the focus to the page's main part, which holds the list.
  return target.contains(list) || (list?.contains(target) ?? false);
}

const storageKey = 'application-shortcuts';

/** Whether the person has the shortcuts on; kept in this browser (WCAG 2.1.4). */
export const shortcutsOn = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};

export const keepShortcuts = (on: boolean): void => {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Without storage it holds until the page is left.
  }
};
