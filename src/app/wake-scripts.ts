interface WakingOptions {
  /** Selector of elements that need scripts when used; links do not. */
  controls: string;
  /** How long to wait after loading, unless somebody acts, in milliseconds. */
  rest: number;
}

export interface HoldingOptions {
  /** How long a form or button waits for scripts that may never load, in milliseconds. */
  patience: number;
  /** Event that is dispatched when all listeners are attached: earlier clicks are then repeated. */
  aliveEvent: string;
}

/* Both functions run in the browser before any other script (ADR 54): their text is part of the document, so they
   may use only their parameters and the browser's API. */

/**
 * Loads the disabled scripts at the first sign that somebody will use the page, or when it has been loaded for a while
 * and the browser is idle; with data saving on, only at such a sign. Returns a function that loads them at once.
 */
export function wakeScripts({ controls, rest }: WakingOptions): () => void {
  const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin'];
  let awake = false;

  const wake = () => {
    if (awake) return;
    awake = true;
    for (const sign of signs) document.removeEventListener(sign, look, true);
    // The client reads the promise from there.
    Object.assign(document.documentElement, {
      texts: fetch(document.documentElement.dataset['translations'] ?? ''),
    });
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=late-modulepreload]'))
      link.rel = 'modulepreload';
    for (const deferred of document.querySelectorAll<HTMLScriptElement>('script[type=late-module]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.async = true;
      script.nonce = deferred.nonce;
      script.textContent = deferred.textContent;
      deferred.replaceWith(script);
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

  for (const sign of signs) document.addEventListener(sign, look, true);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return wake;
  if (document.readyState === 'complete') wakeWhenIdle();
  else window.addEventListener('load', wakeWhenIdle, { once: true });
  return wake;
}

/**
 * Stores the last button pressed and the last form submitted, confirms it visibly at once, and repeats it when the page
 * is interactive. React does not see the events before: during hydration it drops clicks that it cannot handle yet.
 */
export function deferActs({ patience, aliveEvent }: HoldingOptions, wake: () => void): void {
  const root = document.documentElement;
  /** Announces it to screen readers: the element must exist before its text changes. */
  const said = document.createElement('output');
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

  const keep = (control: Element | null, act: (() => void) | null) => {
    busy?.removeAttribute('aria-busy');
    busy = control;
    control?.setAttribute('aria-busy', 'true');
    hear(control !== null);
    repeat = act;
  };

  const press = (event: MouseEvent) => {
    // A link that opens a window also has an address, for opening it in a new tab or without scripts.
    const control = (event.target as Element).closest<HTMLButtonElement | HTMLAnchorElement>(
      'button[type=button],a[aria-haspopup]',
    );
    if (!control || ('popoverTargetElement' in control && control.popoverTargetElement)) return;
    const address = 'href' in control ? control.href : null;
    if (address && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    wake();
    const act = () => control.click();
    keep(control, act);
    setTimeout(() => {
      // Opening something after such a delay would be surprising.
      if (repeat !== act) return;
      keep(null, null);
      if (address) location.assign(address);
    }, patience);
  };

  const send = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const button = event.submitter;
    if (form.method !== 'post') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    wake();
    const act = () => form.requestSubmit(button);
    keep(button, act);
    setTimeout(() => {
      if (repeat === act) HTMLFormElement.prototype.submit.call(form);
    }, patience);
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

  document.currentScript?.remove();
  said.className = 'visually-hidden';
  root.toggleAttribute('data-asleep', true);
  document.addEventListener('click', press, true);
  document.addEventListener('submit', send, true);
  document.addEventListener('change', choose, true);
  window.addEventListener('popstate', goBack);
  document.addEventListener(
    aliveEvent,
    () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('submit', send, true);
      document.removeEventListener('change', choose, true);
      window.removeEventListener('popstate', goBack);
      // From now on the page itself prefetches links.
      document.querySelector('script[type=speculationrules]')?.remove();
      const focused = document.activeElement;
      if (focused && focused !== document.body) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      const act = repeat;
      keep(null, null);
      root.removeAttribute('data-asleep');
      // By then React has the values of the fields (`early-input.ts`) and has rendered them.
      if (act) queueMicrotask(act);
    },
    { once: true },
  );
}
