export interface WakingOptions {
  /** How long a form waits for scripts that may never come, in milliseconds. */
  patience: number;
  /** Everything on the page listens: what was pressed before is repeated. */
  aliveEvent: string;
}

/**
 * Runs in the browser before any other script (ADR 13): its text is part of the document, so it may use only its
 * parameters and the browser's API. Loads the disabled scripts after the first paint, or after a second in a tab that
 * is not painted; stores the last button pressed and the last form sent, and repeats it when the page is interactive.
 * React sees none of it before: while it takes over the document it drops the clicks that it cannot handle yet.
 */
export function wakeScripts({ patience, aliveEvent }: WakingOptions): void {
  let awake = false;
  let repeat: (() => void) | null = null;
  let busy: Element | null = null;

  const wake = () => {
    if (awake) return;
    awake = true;
    fetch(document.documentElement.dataset['translations'] ?? '');
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=late-modulepreload]'))
      link.rel = 'modulepreload';
    for (const asleep of document.querySelectorAll<HTMLScriptElement>('script[type=late-module]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.async = true;
      script.nonce = asleep.nonce;
      script.textContent = asleep.textContent;
      asleep.replaceWith(script);
    }
  };

  const keep = (control: Element | null, act: (() => void) | null) => {
    busy?.removeAttribute('aria-busy');
    busy = control;
    control?.setAttribute('aria-busy', 'true');
    repeat = act;
  };

  const press = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[type=button]');
    if (!button || button.popoverTargetElement) return;
    event.stopImmediatePropagation();
    keep(button, () => button.click());
  };

  const send = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const button = event.submitter;
    if (form.method !== 'post') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const act = () => form.requestSubmit(button);
    keep(button, act);
    setTimeout(() => {
      if (repeat === act) HTMLFormElement.prototype.submit.call(form);
    }, patience);
  };

  document.currentScript?.remove();
  document.addEventListener('click', press, true);
  document.addEventListener('submit', send, true);
  document.addEventListener(
    aliveEvent,
    () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('submit', send, true);
      const focused = document.activeElement;
      if (focused && focused !== document.body)
        focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      const act = repeat;
      keep(null, null);
      // By then the fields have told React what they hold (`early-input.ts`), and it has rendered that.
      if (act) queueMicrotask(act);
    },
    { once: true },
  );
  requestAnimationFrame(() => setTimeout(wake));
  setTimeout(wake, 1000);
}
