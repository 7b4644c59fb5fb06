/** Value stored under `themeKey`; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

export const themeKey = 'theme';
const attribute = 'data-color-scheme';

/**
 * Script for `<head>`, with the page's nonce: sets the scheme before anything is painted and follows the device
 * while the choice is `system`. A private window without storage counts as `system`.
 */
export const themeScript = `{const m=matchMedia('(prefers-color-scheme: dark)'),a=()=>{let t;try{t=localStorage.getItem('${themeKey}')}catch{}document.documentElement.setAttribute('${attribute}',t==='light'||t==='dark'?t:m.matches?'dark':'light')};a();m.onchange=a}`;

const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark' || value === 'system';

/** The stored choice; `system` where nothing is stored or storage is blocked. Browser only. */
export function readTheme(): Theme {
  try {
    const value = localStorage.getItem(themeKey);
    return isTheme(value) ? value : 'system';
  } catch {
    return 'system';
  }
}

const listeners = new Set<() => void>();

/** Calls `listener` when the choice changes, in this tab or another; returns a function that unsubscribes. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Stores the choice and applies it at once. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(attribute, dark ? 'dark' : 'light');
  for (const listener of listeners) listener();
}
