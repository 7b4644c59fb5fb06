// @vitest-environment happy-dom

import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred, Waking } from './late-scripts.tsx';
import { aliveEvent } from './page-events.ts';
import { DocumentProvider } from './shell/document-context.tsx';
import { deferActs, wakeScripts } from './wake-scripts.ts';

const waking = (read: boolean): string =>
  renderToStaticMarkup(
    <DocumentProvider
      value={{ nonce: 'n', translationsHref: '/t.json', version: undefined, firstScript: '', scripts: null }}
    >
      <Waking read={read} />
    </DocumentProvider>,
  );

describe('the document', () => {
  it('has the scripts of the router asleep, and everything else as it was', () => {
    const elements = (
      <>
        <link rel="modulepreload" href="/a.js" nonce="n" />
        <Fragment key="scripts">
          <script nonce="n">context</script>
          <script nonce="n" type="module" async>
            import
          </script>
        </Fragment>
      </>
    );
    expect(renderToStaticMarkup(deferred(elements))).toBe(
      '<link rel="late-modulepreload" href="/a.js" nonce="n"/><script nonce="n">context</script>' +
        '<script nonce="n" type="late-module" async="">import</script>',
    );
  });

  it('ends with the script that wakes them, under the nonce of the page', () => {
    expect(waking(false)).toMatch(/<script nonce="n">\(function deferActs\([^<]+<\/script>$/);
  });

  it('lets the browser fetch pages ahead only where guests read', () => {
    const rules = /<script nonce="n" type="speculationrules">(.+?)<\/script>/.exec(waking(true));
    expect(JSON.parse(rules?.[1] ?? '')).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
    expect(waking(false)).not.toContain('type="speculationrules"');
  });
});

describe('the scripts of a page', () => {
  const options = { patience: 15_000, aliveEvent, controls: 'button,input', rest: 2000 };
  const alive = () => document.dispatchEvent(new Event(aliveEvent));
  const areAwake = (): boolean => document.querySelector('script[type=late-module]') === null;
  let fetched: string[];

  const open = (body: string, saveData = false): void => {
    document.documentElement.dataset['translations'] = '/locales/sr/reading.json';
    document.documentElement.dataset['wait'] = 'Samo trenutak.';
    document.body.innerHTML = `${body}<script type="late-module"></script>`;
    vi.stubGlobal('navigator', { connection: { saveData } });
    deferActs(options, wakeScripts(options));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    fetched = [];
    vi.stubGlobal('fetch', (address: string) => {
      fetched.push(address);
      return Promise.resolve();
    });
    vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  });
  afterEach(() => {
    alive();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('sleep while nobody acts, and come when the page has been left alone for a while, once', () => {
    open('<p>Oglas</p>');
    vi.advanceTimersByTime(1900);
    expect(areAwake()).toBe(false);
    expect(fetched).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(areAwake()).toBe(true);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    expect(fetched).toEqual(['/locales/sr/reading.json']);
  });

  it('wait for a sign where data are to be saved', () => {
    open('<button type="button">Prijava</button>', true);
    vi.advanceTimersByTime(60_000);
    expect(areAwake()).toBe(false);
    document.querySelector('button')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(areAwake()).toBe(true);
  });

  const point = (selector: string, type: string, pointerType: string) =>
    document.querySelector(selector)?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));

  it.each([
    ['a pointer over a button', 'button', 'pointerover', 'mouse', true],
    ['a finger on a field', 'input', 'pointerdown', 'touch', true],
    ['a mouse over a link', 'a', 'pointerover', 'mouse', true],
    ['a finger on a link, which leads away', 'a', 'pointerdown', 'touch', false],
    ['a finger that scrolls the text', 'p', 'pointerdown', 'touch', false],
    ['a mouse over the text', 'p', 'pointerover', 'mouse', false],
  ])('%s', (_what, selector, type, pointerType, wakes) => {
    open('<p>Oglas</p><a href="/oglasi/1">x</a><button type="button">x</button><input>');
    point(selector, type, pointerType);
    expect(areAwake()).toBe(wakes);
  });

  it('a page whose address goes back before they are there is loaded, for a part of it alone it is not', () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    history.replaceState(null, '', '/oglasi?q=kuvar');
    open('<p>Oglas</p>');
    const goTo = (address: string): number => {
      history.replaceState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
      return reload.mock.calls.length;
    };
    expect(goTo('/oglasi?q=kuvar#lista')).toBe(0);
    expect(goTo('/oglasi')).toBe(1);
    alive();
    expect(goTo('/')).toBe(1);
  });

  it('a button pressed before they are there says so at once and acts then', () => {
    open('<button type="button">Prijava</button>');
    const button = document.querySelector('button') as HTMLButtonElement;
    const acted = vi.fn();
    button.click();
    button.addEventListener('click', acted);
    expect(areAwake()).toBe(true);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.documentElement.hasAttribute('data-heard')).toBe(true);
    vi.advanceTimersByTime(50);
    expect(document.querySelector('output')?.textContent).toBe('Samo trenutak.');
    alive();
    return Promise.resolve().then(() => {
      expect(acted).toHaveBeenCalledTimes(1);
      expect(button.hasAttribute('aria-busy')).toBe(false);
      expect(document.documentElement.hasAttribute('data-heard')).toBe(false);
      expect(document.querySelector('output')).toBeNull();
    });
  });

  it('a link that opens a window waits for it, unless it is to be opened elsewhere', () => {
    open('<a href="/kontakt" aria-haspopup="dialog">Prijavi nepravilnost</a>');
    const link = document.querySelector('a') as HTMLAnchorElement;
    const press = (init: MouseEventInit): MouseEvent => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      link.addEventListener('click', (clicked) => clicked.preventDefault(), { once: true });
      link.dispatchEvent(event);
      return event;
    };
    press({ ctrlKey: true });
    expect(areAwake()).toBe(false);
    press({});
    expect(areAwake()).toBe(true);
    expect(link.getAttribute('aria-busy')).toBe('true');
  });

  it('a button is given up when they do not come', () => {
    open('<button type="button">Prijava</button>');
    document.querySelector('button')?.click();
    vi.advanceTimersByTime(15_000);
    expect(document.querySelector('[aria-busy]')).toBeNull();
    expect(document.documentElement.hasAttribute('data-heard')).toBe(false);
  });

  it('a filter ticked before they are there is heard', () => {
    open('<form method="get"><input type="checkbox"></form>');
    document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(document.documentElement.hasAttribute('data-heard')).toBe(true);
    alive();
    expect(document.documentElement.hasAttribute('data-heard')).toBe(false);
  });
});
