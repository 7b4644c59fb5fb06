import { aliveEvent } from './page-events.ts';
import { type WakingOptions, wakeScripts } from './wake-scripts.ts';

/*
 * A page can be read before its scripts are needed: they load once it has been painted, so that text, style sheets
 * and fonts have the whole bandwidth. React Router writes the scripts; this file disables them in the document and
 * enables them later. Input that comes earlier is not lost: the last button pressed or form sent is repeated, and the
 * focused field gets its focus event again; the button is busy until then. Without this, such a form would come back
 * empty. Native behaviour of the browser, such as opening a menu, is not repeated.
 */

const options: WakingOptions = { patience: 15_000, aliveEvent };

const waking = `(${wakeScripts})(${JSON.stringify(options)})`;

/** The document with its scripts asleep until the first paint; `nonce` is the one its own scripts carry. */
export function withLateScripts(html: string, nonce: string): string {
  const asleep = html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replace(' type="module" async=""', ' type="late-module"');
  const end = asleep.lastIndexOf('</body>');
  return end < 0
    ? html
    : `${asleep.slice(0, end)}<script nonce="${nonce}">${waking}</script>${asleep.slice(end)}`;
}
