// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageBehind } from './link-intent.ts';
import { fetchPageData, readAhead } from './page-data.ts';
import { rememberPageUser } from './page-user.ts';

const candidate = { id: 'a', accountType: 'jobseeker' } as unknown as Parameters<typeof rememberPageUser>[0];

describe('the data of a page', () => {
  let asked: string[];
  let status: number;
  const load = ((input: URL | string) => {
    const { pathname, search } = new URL(String(input), location.href);
    asked.push(pathname + search);
    return Promise.resolve(new Response(`${asked.length}`, { status }));
  }) as typeof fetch;

  /** As the router asks, after a link was followed. */
  const open = async (path: string): Promise<string> => {
    const response = await fetchPageData(load, new URL(`${path}.data`, location.href));
    history.pushState(null, '', path);
    return response.text();
  };
  /** As the router asks, after the browser's button for the way back. */
  const goBack = async (path: string): Promise<string> => {
    history.replaceState(null, '', path);
    window.dispatchEvent(new Event('popstate'));
    const response = await fetchPageData(load, new URL(`${path}.data`, location.href));
    return response.text();
  };
  const pointAt = (path: string): void => {
    document.body.innerHTML = `<a href="${path}">Oglas</a>`;
    document
      .querySelector('a')
      ?.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
    vi.advanceTimersByTime(100);
  };

  let page = 0;
  /** Another one for each test: what is kept is kept by address. */
  const newPage = (): string => `/oglasi/${++page}`;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    asked = [];
    status = 200;
    history.replaceState(null, '', '/prijava/kandidat');
    rememberPageUser(null);
  });
  afterEach(() => vi.useRealTimers());
  readAhead((...input) => load(...input));

  it('is fetched when a guest points at its link, and not again when they follow it', async () => {
    const path = newPage();
    pointAt(path);
    expect(asked).toEqual([`${path}.data`]);
    expect(await open(path)).toBe('1');
    expect(asked).toHaveLength(1);
  });

  it('is asked for anew when what was fetched ahead has become old, or was used', async () => {
    const path = newPage();
    pointAt(path);
    vi.advanceTimersByTime(10_001);
    expect(await open(path)).toBe('2');
    expect(await open(path)).toBe('3');
  });

  it('is there on the way back for five minutes, as it was left', async () => {
    const [path, next] = [newPage(), newPage()];
    expect(await open(path)).toBe('1');
    await open(next);
    vi.advanceTimersByTime(299_000);
    expect(await goBack(path)).toBe('1');
    await open(next);
    vi.advanceTimersByTime(2000);
    expect(await goBack(path)).not.toBe('1');
  });

  it('that came as a document is fetched for the way back when it is left', async () => {
    const [first, next] = [newPage(), newPage()];
    history.replaceState(null, '', first);
    await open(next);
    expect(asked).toEqual([`${next}.data`, `${first}.data`]);
    expect(await goBack(first)).toBe('2');
  });

  it('is not kept when the server refuses it', async () => {
    const [path, next] = [newPage(), newPage()];
    status = 404;
    await open(path);
    status = 200;
    await open(next);
    expect(await goBack(path)).not.toBe('1');
  });

  it('is always asked for by who is signed in', async () => {
    const [path, next] = [newPage(), newPage()];
    await open(path);
    await open(next);
    rememberPageUser(candidate);
    asked = [];
    expect(await goBack(path)).toBe('1');
    pointAt(next);
    expect(asked).toEqual([`${path}.data`]);
  });

  it('of a page that is not for reading comes with all texts', async () => {
    document.documentElement.dataset['translations'] = '/locales/sr/reading.json?v=1';
    const texts = vi.fn(() => Promise.resolve(new Response('{"accounts":{}}')));
    vi.stubGlobal('fetch', texts);
    await open('/prijava/kandidat');
    await open('/kontakt');
    vi.unstubAllGlobals();
    expect(texts.mock.calls).toEqual([['/locales/sr/translation.json?v=1']]);
    expect(asked).toEqual(['/prijava/kandidat.data', '/kontakt.data']);
  });

  it('is fetched for a link that somebody had come to before it was watched', async () => {
    const path = newPage();
    document.body.innerHTML = `<a href="${path}">Oglas</a>`;
    const link = document.querySelector('a');
    link?.addEventListener('focusin', (event) => event.stopPropagation());
    link?.focus();
    vi.advanceTimersByTime(100);
    expect(asked).toEqual([]);
    readAhead((...input) => load(...input));
    vi.advanceTimersByTime(100);
    expect(asked).toEqual([`${path}.data`]);
  });
});

describe('a link', () => {
  const behind = (markup: string): string | null => {
    document.body.innerHTML = markup;
    return pageBehind(document.querySelector('a > b') ?? document.querySelector('a'))?.pathname ?? null;
  };

  it.each([
    ['leads to a posting', '<a href="/oglasi/7"><b>Kuvar</b></a>', '/oglasi/7'],
    ['filters the list', '<a href="/oglasi?categories=it">IT</a>', '/oglasi'],
    ['changes the language', '<a href="/oglasi?lang=en">EN</a>', null],
    ['leads to a form', '<a href="/kontakt">Kontakt</a>', null],
    ['leaves the site by our page', '<a href="/oglasi/7/spoljna-prijava">Prijava</a>', null],
    ['leads to another site', '<a href="https://primer.rs/oglasi/7">x</a>', null],
    ['opens elsewhere', '<a href="/oglasi/7" target="_blank">x</a>', null],
    ['leads nowhere', '<a>x</a>', null],
  ])('that %s', (_what, markup, pathname) => {
    expect(behind(markup)).toBe(pathname);
  });
});
