import type { BrowserErrorSettings } from '#kit/browser-errors.ts';
import { scriptValue, withLastPart } from '../document-parts.ts';

/** A browser error, and the path of the page where it occurred. */
export interface EarlyError {
  error: Error;
  path: string;
}

/** State shared by the document and the script that reports errors. */
export interface EarlyErrors {
  saved: EarlyError[];
  settings: BrowserErrorSettings;
}

export type WatchedDocument = HTMLElement & { errors?: EarlyErrors };

/** Maximum number of errors per document: further ones rarely add information. */
const most = 5;

/**
 * Runs in the browser before any other script: its text is part of the document, so it may use only its parameters and
 * the browser's API. Records the first errors that are uncaught, or that React logs to the console; loads the reporting
 * script after the first, when the browser is idle.
 */
export function waitForErrors(settings: BrowserErrorSettings, maxErrors: number): void {
  const saved: EarlyError[] = [];
  let count = 0;

  const load = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = settings.script;
    document.head.append(script);
  };

  const keep = (error: unknown) => {
    // Refusals by the API are not errors.
    if (!(error instanceof Error) || 'problem' in error || count >= maxErrors) return;
    if (saved.some((one) => one.error === error)) return;
    count += 1;
    saved.push({ error, path: location.pathname });
    if (count > 1) return;
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 });
    else setTimeout(load, 500);
  };

  document.currentScript?.remove();
  Object.assign(document.documentElement, { errors: { saved, settings } });
  window.addEventListener('error', ({ error }) => keep(error));
  window.addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  const { console: speaker } = window;
  const write = speaker.error;
  speaker.error = (...said: unknown[]) => {
    keep(said.find((one) => one instanceof Error));
    write.apply(speaker, said);
  };
}

/** Adds the error-recording script to the document; `nonce` is that of its own scripts. */
export function withEarlyErrors(html: string, nonce: string, settings: BrowserErrorSettings): string {
  const script = `<script nonce="${nonce}">(${waitForErrors})(${scriptValue(settings)},${most})</script>`;
  return withLastPart(html, 'head', script);
}
