export interface WakingOptions {
  /** How long a form waits for scripts that may never come, in milliseconds. */
  patience: number;
  /** From now on React handles clicks and keys, even if it has to hydrate that part first. */
  wakingEvent: string;
  /** Everything on the page listens: what was pressed before is repeated. */
  aliveEvent: string;
}

/**
 * Runs in the browser before any other script (ADR 13): its text is part of the document, so it may use only its
 * parameters and the browser's API. Loads the disabled scripts after the first paint, or after a second in a tab that
 * is not painted; stores the last button pressed and the last form sent, and repeats it when the page is interactive.
 * Before that, every field that was filled in meanwhile fires its event, because React reads no field when it takes
 * over a document.
 */
export function wakeScripts({ patience, wakingEvent, aliveEvent }: WakingOptions): void {
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
    if (button && !button.popoverTargetElement) keep(button, () => button.click());
  };

  const send = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const button = event.submitter;
    if (form.method !== 'post') return;
    event.preventDefault();
    const act = () => form.requestSubmit(button);
    keep(button, act);
    setTimeout(() => {
      if (repeat === act) HTMLFormElement.prototype.submit.call(form);
    }, patience);
  };

  type Field = HTMLInputElement | HTMLTextAreaElement;

  /** React compares with what it last saw set by the page itself: first the old state, then, past React, the new one. */
  const tell = (field: Field, property: 'value' | 'checked', before: unknown, event: string) => {
    const state = Reflect.get(field, property);
    if (state === before) return;
    const { selectionStart, selectionEnd } = field;
    Reflect.set(field, property, before);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, state);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  };

  const tellInput = () => {
    for (const field of document.querySelectorAll<Field>('input, textarea')) {
      const isChoice = 'defaultChecked' in field && /^(checkbox|radio)$/.test(field.type);
      // Of a group of radios the chosen one speaks for all.
      if (isChoice && (field.checked || field.type === 'checkbox'))
        tell(field, 'checked', field.defaultChecked, 'click');
      else if (!isChoice && field.type !== 'file' && field.type !== 'hidden')
        tell(field, 'value', field.defaultValue, 'input');
    }
    for (const select of document.querySelectorAll('select')) {
      const before = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
      if (select.selectedIndex !== Math.max(before, 0))
        select.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (const file of document.querySelectorAll<HTMLInputElement>('input[type=file]'))
      if (file.files?.length) file.dispatchEvent(new Event('change', { bubbles: true }));
  };

  document.currentScript?.remove();
  document.addEventListener('click', press, true);
  document.addEventListener('submit', send, true);
  document.addEventListener(
    wakingEvent,
    () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('submit', send, true);
    },
    { once: true },
  );
  document.addEventListener(
    aliveEvent,
    () => {
      const focused = document.activeElement;
      if (focused && focused !== document.body)
        focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      tellInput();
      const act = repeat;
      keep(null, null);
      // By then React has rendered the changes of the fields.
      if (act) queueMicrotask(act);
    },
    { once: true },
  );
  requestAnimationFrame(() => setTimeout(wake));
  setTimeout(wake, 1000);
}
