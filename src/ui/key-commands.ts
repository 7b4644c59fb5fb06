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
