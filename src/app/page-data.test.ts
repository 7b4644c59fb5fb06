// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageBehind } from './link-intent.ts';
import { answerNavigation, readAhead, rememberShown } from './page-data.ts';
import { rememberPageUser } from './page-user.ts';

const candidate = { id: 'a', accountType: 'jobseeker' } as unknown as Parameters<typeof rememberPageUser>[0];

describe('the data of a page', () => {
  /** What was asked of the server, by the router (`/x`) and ahead of it (`ahead /x.data`). */
  let asked: string[];
  let serial = 0;

  /** As the router asks for the data of a page, and shows them. */
  const show = async (path: string): Promise<unknown> => {
    const results = await answerNavigation(new URL(path, location.href), async () => {
      asked.push(path);
      serial += 1;
      return { root: { type: 'data', result: { serial } }, page: { type: 'data', result: { serial } } };
    });
    history.replaceState(null, '', path);
    const routes = Object.entries(results).map(([id, { result }]) => ({ id, loaderData: result }));
    rememberShown(location, [...routes, { id: 'plain' }]);
    return results['page']?.result;
  };
  /** The same after the browser's button for the way back. */
  const goBack = (path: string): Promise<unknown> => {
    history.replaceState(null, '', path);
    return show(path);
  };
  const pointAt = (path: string): void => {
    document.body.innerHTML = `<a href="${path}">Oglas</a>`;
    document
      .querySelector('a')
      ?.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }));
    vi.advanceTimersByTime(100);
  };

  let page = 0;
  /** Another one for each test: what is remembered is remembered by address. */
  const newPage = (): string => `/oglasi/${++page}`;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    asked = [];
    history.replaceState(null, '', '/prijava/kandidat');
    rememberPageUser(null);
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const how = init?.headers ? 'ahead' : (init?.cache ?? 'texts');
      asked.push(`${how} ${address}`);
      return new Response('{}');
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  readAhead();

  it('is another document where visits are counted and the page may not be', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    document.documentElement.dataset['counting'] = '';
    await expect(show(newPage())).resolves.toBeDefined();
    const opened = show('/kontakt?tema=oglas');
    await expect(opened).rejects.toBeInstanceOf(Response);
    const { headers } = (await opened.catch((thrown: unknown) => thrown)) as Response;
    expect(headers.get('Location')).toBe('/kontakt?tema=oglas');
    expect(headers.get('X-Remix-Reload-Document')).toBe('true');
    expect(asked).toEqual([`/oglasi/${page}`]);
    // The browser brings the counted document back as it was.
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reload).toHaveBeenCalledOnce();
    delete document.documentElement.dataset['counting'];
    await expect(show('/kontakt?tema=oglas')).resolves.toBeDefined();
    reload.mockRestore();
  });

  it('is fetched when a guest points at its link', () => {
    const path = newPage();
    pointAt(path);
    expect(asked).toEqual([`ahead ${path}.data`]);
  });

  it('is there on the way back for five minutes, as it was left', async () => {
    const [path, next] = [newPage(), newPage()];
    const left = await show(path);
    await show(next);
    vi.advanceTimersByTime(299_000);
    expect(await goBack(path)).toEqual(left);
    await show(next);
    vi.advanceTimersByTime(300_001);
    expect(await goBack(path)).not.toEqual(left);
    expect(asked).toEqual([path, next, next, path]);
  });

  it('that came as a document is there on the way back, with that of the routes above it', async () => {
    const [first, next] = [newPage(), newPage()];
    rememberShown(new URL(first, location.href), [
      { id: 'root', loaderData: { user: null } },
      { id: 'page', loaderData: { title: 'Kuvar' } },
    ]);
    await show(next);
    expect(await goBack(first)).toEqual({ title: 'Kuvar' });
    expect(asked).toEqual([next]);
  });

  it('is there on the way back from a page that shows an error', async () => {
    const [path, failed] = [newPage(), newPage()];
    const left = await show(path);
    history.replaceState(null, '', failed);
    rememberShown(location, []);
    expect(await goBack(path)).toEqual(left);
    await goBack(failed);
    expect(asked).toEqual([path, failed]);
  });

  it('is asked for when a link leads to a page that was seen', async () => {
    const [path, next] = [newPage(), newPage()];
    await show(path);
    await show(next);
    await show(path);
    expect(asked).toEqual([path, next, path]);
  });

  it('is not what was fetched ahead when the page is read again', async () => {
    const path = newPage();
    await show(path);
    await show(path);
    expect(asked).toEqual([path, `reload ${path}.data`, path]);
  });

  it('is always asked for by who is signed in', async () => {
    const [path, next] = [newPage(), newPage()];
    await show(path);
    await show(next);
    rememberPageUser(candidate);
    asked = [];
    await goBack(path);
    pointAt(next);
    expect(asked).toEqual([path]);
  });

  it('of a page that is not for reading comes with all texts, and is not remembered', async () => {
    document.documentElement.dataset['translations'] = '/locales/sr/reading.json?v=1';
    await show('/prijava/kandidat');
    await show('/kontakt');
    await goBack('/prijava/kandidat');
    expect(asked).toEqual([
      '/prijava/kandidat',
      'texts /locales/sr/translation.json?v=1',
      '/kontakt',
      '/prijava/kandidat',
    ]);
  });

  it('is fetched for a link that somebody had come to before it was watched', () => {
    const path = newPage();
    document.body.innerHTML = `<a href="${path}">Oglas</a>`;
    const link = document.querySelector('a');
    link?.addEventListener('focusin', (event) => event.stopPropagation());
    link?.focus();
    vi.advanceTimersByTime(100);
    expect(asked).toEqual([]);
    readAhead();
    vi.advanceTimersByTime(100);
    expect(asked).toEqual([`ahead ${path}.data`]);
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
