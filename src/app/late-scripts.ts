import { withLastPart } from './document-parts.ts';
import { aliveEvent } from './page-events.ts';
import { speculationRules } from './reading-pages.ts';
import { deferActs, type HoldingOptions, wakeScripts } from './wake-scripts.ts';

/* A page can be read before its scripts are needed (ADR 54): they load when somebody is about to use it, or when the
   browser is idle. React Router writes the scripts; this file disables them in the document and enables them later.
   Earlier input is not lost: the last button pressed or form submitted is repeated, and the focused field gets its
   focus event again; the button is busy until then. Without this, such a form would come back empty. Native
   behaviour of the browser, such as opening a menu, is not repeated. */

const holding = JSON.stringify({ patience: 15_000, aliveEvent } satisfies HoldingOptions);
const controls = 'button,a[aria-haspopup],input,select,textarea,label,summary,[contenteditable]';

/**
 * Delay after loading before the scripts of a reading page are enabled, in milliseconds; pages with forms have none.
 */
const readingRest = 3000;

const waking = (rest: number): string =>
  `(${deferActs})(${holding},(${wakeScripts})(${JSON.stringify({ controls, rest })}))`;
const ofReading = waking(readingRest);
const ofUse = waking(0);

/**
 * The document with its scripts deferred; `nonce` is the one its own scripts carry. One that guests `read` may also have
 * pages fetched ahead that its links lead to.
 */
export function withLateScripts(html: string, nonce: string, read: boolean): string {
  const deferred = html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replace(' type="module" async=""', ' type="late-module"');
  const rules = read ? `<script nonce="${nonce}" type="speculationrules">${speculationRules}</script>` : '';
  const script = `<script nonce="${nonce}">${read ? ofReading : ofUse}</script>`;
  return withLastPart(deferred, 'body', rules + script);
}
