import type { BrowserErrorSettings } from '#kit/browser-errors.ts';
import { scriptValue, withLastPart } from '../document-parts.ts';

/** An error of the browser, and the path of the page on which it happened. */
export interface EarlyError {
  error: Error;
  path: string;
}

/** What the document has for the script that sends errors. */
export interface EarlyErrors {
  saved: EarlyError[];
  settings: BrowserErrorSettings;
}

export type WatchedDocument = HTMLElement & { errors?: EarlyErrors };

/** Of a document: what is broken is known after the first of them. */
const most = 5;

/**
 * Runs in the browser before any other script: its text is part of the document, so it may use only its parameters and the
 * browser's API. Keeps the first errors that nobody has caught, or that React has written to the console; asks for the script that sends
 * them with the first, when the browser is idle.
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
    // What the API has refused is an answer.
    if (!(error instanceof Error) || 'problem' in error || count >= maxErrors) return;
    if (saved.some((one) => one.error === error)) return;
    count += 1;
    saved.push({ error, path: location.pathname });
    if (count > 1) return;
    // Safari has no idle time.
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

/** The document with what waits for errors in it; `nonce` is the one its own scripts carry. */
export function withEarlyErrors(html: string, nonce: string, settings: BrowserErrorSettings): string {
  const script = `<script nonce="${nonce}">(${waitForErrors})(${scriptValue(settings)},${most})</script>`;
  return withLastPart(html, 'head', script);
}
