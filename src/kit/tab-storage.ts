/* Values that last as long as the tab: what a person has typed into a form that was closed or reloaded, and what one
   page passes to the next. Without storage (private mode) they last until the page is left. */
const memory = new Map<string, string>();

/** The stored text, or null. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Stores a value as JSON; null removes it. */
export function writeTab(key: string, value: object | null): void {
  memory.delete(key);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    if (value !== null) memory.set(key, JSON.stringify(value));
  }
}

/** Parses a stored text; null when there is none or it is invalid. The caller validates its shape. */
export function parseTab(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The parsed value stored under a key; see {@link parseTab}. */
export const tabValue = (key: string): unknown => parseTab(readTab(key));

/** Removes everything stored for this tab: the next person to sign in is somebody else. */
export function clearTab(): void {
  memory.clear();
  try {
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing else to remove.
  }
}
