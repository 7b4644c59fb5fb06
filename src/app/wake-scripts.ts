/* Both functions run in the browser before any other script (ADR 54): their text is part of the document, so they
   may use only their parameters and the browser's API. */

interface WakingOptions {
  /** Selector of elements that need scripts when used; links do not. */
  controls: string;
  /** How long to wait after loading, unless somebody acts, in milliseconds. */
  rest: number;
}

/**
 * Loads the deferred scripts at the first sign that somebody will use the page, or when it has been loaded for a while
 * and the browser is idle; with data saving on, only at such a sign. Returns a function that loads them at once.
 */
export function wakeScripts({ controls, rest }: WakingOptions): () => void {
  const root = document.documentElement;
  const waiting = new AbortController();

  const wake = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    // The client reads the promise from there.
    Object.assign(root, { texts: fetch(root.dataset['translations'] ?? '') });
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=late-modulepreload]'))
      link.rel = 'modulepreload';
    for (const deferred of document.querySelectorAll<HTMLScriptElement>('script[type=late-module]')) {
      const script = document.createElement('script');
      const { nonce, textContent } = deferred;
      deferred.replaceWith(Object.assign(script, { type: 'module', async: true, nonce, textContent }));
    }
  };

  // A mouse that moves over a link may stay on this page; a finger on a link opens the next one.
  const look = ({ type, target, pointerType }: Event & { pointerType?: string }) => {
    const wanted = type === 'pointerover' && pointerType === 'mouse' ? `${controls},a` : controls;
    if (type === 'keydown' || (target as Element).closest?.(wanted)) wake();
  };

  const wakeWhenIdle = () =>
    setTimeout(() => {
      // Safari has no `requestIdleCallback`.
      if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 2000 });
      else wake();
    }, rest);

  for (const sign of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
    document.addEventListener(sign, look, { capture: true, signal: waiting.signal });
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return wake;
  if (document.readyState === 'complete') wakeWhenIdle();
  else window.addEventListener('load', wakeWhenIdle, { once: true });
  return wake;
}

interface DeferringOptions {
  /** How long a form or button waits for scripts that may never load, in milliseconds. */
  patience: number;
  /** Event that is dispatched when all listeners are attached: earlier clicks are then repeated. */
  aliveEvent: string;
}

/**
 * Stores the last button pressed or form submitted, confirms it visibly at once, and repeats it when the page is
 * interactive. React does not see the events before: during hydration it drops clicks that it cannot handle yet.
 */
export function deferActs({ patience, aliveEvent }: DeferringOptions, wake: () => void): void {
  const root = document.documentElement;
  /** Announces it to screen readers: the element must exist before its text changes. */
  const said = document.createElement('output');
  const early = new AbortController();
  const first = { capture: true, signal: early.signal };
  let repeat: (() => void) | null = null;
  let busy: Element | null = null;

  const hear = (heard: boolean) => {
    root.toggleAttribute('data-heard', heard);
    said.textContent = '';
    if (!heard) return said.remove();
    document.body.append(said);
    setTimeout(() => {
      said.textContent = root.dataset['wait'] ?? '';
    }, 50);
  };

  const keep = (control: Element | null = null, act: (() => void) | null = null) => {
    busy?.removeAttribute('aria-busy');
    busy = control;
    control?.setAttribute('aria-busy', 'true');
    hear(control !== null);
    repeat = act;
  };

  /** `giveUp`: what the browser does without scripts, when they do not come in time. */
  const defer = (event: Event, control: Element | null, act: () => void, giveUp: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    wake();
    keep(control, act);
    setTimeout(() => {
      if (repeat !== act) return;
      keep();
      giveUp();
    }, patience);
  };

  const press = (event: MouseEvent) => {
    // A link that opens a window also has an address, for opening it in a new tab or without scripts.
    const control = (event.target as Element).closest<HTMLButtonElement | HTMLAnchorElement>(
      'button[type=button]:not([popovertarget]),a[aria-haspopup]',
    );
    if (!control) return;
    const address = 'href' in control ? control.href : null;
    if (address && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    const act = () => control.click();
    // Opening something after such a delay would be surprising.
    defer(event, control, act, () => address && location.assign(address));
  };

  const send = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const button = event.submitter;
    if (form.method !== 'post') return;
    const act = () => form.requestSubmit(button);
    defer(event, button, act, () => HTMLFormElement.prototype.submit.call(form));
  };

  // A filter that is ticked is passed to React once it listens (`early-input.ts`).
  const choose = ({ target }: Event) => {
    const { type, form } = target as HTMLInputElement;
    if (form?.method === 'get' && /^(checkbox|radio|select)/.test(type)) hear(true);
  };

  // Going back to a history entry from before a reload: the browser only changes the address, and leaves loading to the
  // router.
  const { pathname, search } = location;
  const goBack = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  };

  const alive = () => {
    early.abort();
    // From now on the page itself prefetches links.
    document.querySelector('script[type=speculationrules]')?.remove();
    const focused = document.activeElement;
    if (focused && focused !== document.body) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    const act = repeat;
    keep();
    root.removeAttribute('data-asleep');
    // By then React has the values of the fields (`early-input.ts`) and has rendered them.
    if (act) queueMicrotask(act);
  };

  document.currentScript?.remove();
  said.className = 'visually-hidden';
  root.toggleAttribute('data-asleep', true);
  document.addEventListener('click', press, first);
  document.addEventListener('submit', send, first);
  document.addEventListener('change', choose, first);
  window.addEventListener('popstate', goBack, first);
  document.addEventListener(aliveEvent, alive, { once: true });
}
