import type { BrowserErrorSettings } from '#kit/browser-errors.ts';
import { scriptValue } from '../inline-script.tsx';

/** A browser error, and the path of the page where it occurred. */
export interface EarlyError {
  error: Error;
  path: string;
}

/** State shared by the document and the script that reports errors. */
export interface EarlyErrors {
  saved: EarlyError[];
  settings: BrowserErrorSettings;
  /** Sends an error; there once the reporting script is loaded. */
  send?: (error: EarlyError) => void;
}

export type WatchedDocument = HTMLElement & { errors?: EarlyErrors };

/** Maximum number of errors per document: further ones rarely add information. */
const most = 5;

/**
 * Runs in the browser before any other script: its text is part of the document, so it may use only its parameters and
 * the browser's API. Records the first errors, those caught by React too (`entry.client.tsx`); loads the reporting script
 * after the first, when the browser is idle.
 */
export function waitForErrors(settings: BrowserErrorSettings, maxErrors: number): void {
  const errors: EarlyErrors = { saved: [], settings };

  const load = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = settings.script;
    document.head.append(script);
  };

  const keep = (error: unknown) => {
    // Refusals by the API are not errors.
    if (!(error instanceof Error) || 'problem' in error || errors.saved.length >= maxErrors) return;
    if (errors.saved.some((one) => one.error === error)) return;
    const one = { error, path: location.pathname };
    errors.saved.push(one);
    errors.send?.(one);
    if (errors.saved.length > 1) return;
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 });
    else setTimeout(load, 500);
  };

  Object.assign(document.documentElement, { errors });
  window.addEventListener('error', ({ error }) => keep(error));
  window.addEventListener('unhandledrejection', ({ reason }) => keep(reason));
}

/** The error-recording script as text. */
export const earlyErrorsScript = (settings: BrowserErrorSettings): string =>
  `(${waitForErrors})(${scriptValue(settings)},${most});`;
