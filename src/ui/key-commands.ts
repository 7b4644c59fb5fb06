import { useEffect, useEffectEvent } from 'react';

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
  isComposing: boolean;
}

/** The pressed key in lower case; null when it belongs to the browser or to assistive technology. */
export const plainKey = ({ key, ...event }: PressedKey): string | null =>
  event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing
    ? null
    : key.toLowerCase();

const typed = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Whether a key pressed there may be a command: nobody types, and no window is open. */
export const takesCommands = (target: EventTarget | null): target is Element =>
  target instanceof Element &&
  !document.querySelector('dialog[open], :popover-open.menu') &&
  target.closest(typed) === null;

const storageKey = 'application-shortcuts';
/** Without storage the choice lasts until the page is left. */
let off = false;

/** Whether shortcuts of one letter are turned on; stored in this browser (WCAG 2.1.4). */
export const shortcutsOn = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return !off;
  }
};

export const saveShortcuts = (on: boolean): void => {
  off = !on;
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {}
};

/**
 * Calls `onKey` with each plain key that may be a command; it returns whether it used the key. While shortcuts are
 * turned off, only Escape is passed on.
 */
export function useKeys(onKey: (key: string, target: Element) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = plainKey(event);
    if (key === null || !takesCommands(event.target) || (key !== 'escape' && !shortcutsOn())) return;
    if (onKey(key, event.target)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
