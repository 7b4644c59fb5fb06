/* Functions that run in the browser as inline scripts of the document: each may use only its parameters and the
   browser's API. */

/**
 * Sends a choice without leaving the page, then reloads it, or only hides the question when something was typed
 * meanwhile. On failure the browser submits the form, which shows the error.
 */
export function sendChoice(): void {
  let typed = false;
  document.currentScript?.remove();
  document.addEventListener(
    'input',
    () => {
      typed = true;
    },
    true,
  );
  // Before anything else that listens to forms sent while the page's scripts are deferred.
  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const bar = form.closest('.consent');
      if (!bar) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const button = event.submitter as HTMLButtonElement;
      const body = new URLSearchParams({ [button.name]: button.value });
      const submit = () => {
        const { name, value } = button;
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
        HTMLFormElement.prototype.submit.call(form);
      };
      fetch(form.action, { method: 'POST', body, redirect: 'manual' }).then(({ type, ok }) => {
        if (type !== 'opaqueredirect' && !ok) return submit();
        // Not reloaded: that could repeat the address of the page before as the referrer.
        if (!typed || !bar.classList.contains('consent-bar'))
          return location.replace(location.pathname + location.search);
        bar.remove();
        document.querySelector('main')?.focus();
      }, submit);
    },
    true,
  );
}

export interface CountingOptions {
  script: string;
  site: string;
}

/**
 * Loads the visit-counting script once the page is loaded and idle. The document is marked: from there, a page that must
 * not be counted is opened as a document of its own (`page-data.ts`).
 */
export function countVisits({ script, site }: CountingOptions): void {
  document.currentScript?.remove();
  document.documentElement.dataset['counting'] = '';
  const load = () => {
    const element = document.createElement('script');
    element.src = script;
    element.defer = true;
    // Under the attribute names that different services read.
    const data = { websiteId: site, domain: site, site, excludeSearch: 'true', doNotTrack: 'true' };
    Object.assign(element.dataset, data);
    document.head.append(element);
  };
  const rest = () => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 });
    else setTimeout(load, 1000);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}
