import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { isProblem } from '#kit/problem.ts';
import type { RenderHost } from '#kit/render-host.ts';
import { type Analytics, createAnalytics } from '../analytics/analytics.ts';
import { systemClock } from '../clock.ts';
import { createPageCache } from './page-cache.ts';
import { createPageHost } from './page-host.ts';
import { createRequestBodies } from './request-body.ts';

interface Rendering {
  language: string;
  session: boolean;
  headers: string[];
}

/** A host whose pages say how often they were rendered, and hang on the list of postings. */
const createSite = (
  answer: (count: number, nonce: string) => { status: number; body?: string } = () => ({ status: 200 }),
  until?: Promise<void>,
) => {
  const renderings: Rendering[] = [];
  const seen: string[] = [];
  const app = new Hono();
  let changes = 0;
  const versions = {
    upToDate: async () => undefined,
    isFresh: () => true,
    sequence: () => changes,
    changedSince: (sequence: number) => changes > sequence,
  };
  const pages = createPageHost({
    loadRender: async () => async (request: Request, host: RenderHost) => {
      renderings.push({
        language: host.language,
        session: host.session,
        headers: [...request.headers.keys()],
      });
      const { status, body } = answer(renderings.length, host.nonce);
      await until;
      return new Response(body ?? `<script nonce="${host.nonce}">${renderings.length}</script>`, {
        status,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    },
    callsOf: () => ({
      call: async () => ({ answer: {} }),
      shown: () => ({ scopes: ['postings'], seen: ({ userAgent }) => seen.push(userAgent) }),
    }),
    bodies: createRequestBodies(tmpdir()),
    facts: (c) => ({
      requestId: 'r',
      network: '203.0.113.7',
      foreignOrigin: null,
      userAgent: c.req.header('user-agent') ?? '',
    }),
    takesForm: (pathname) => pathname === '/obrazac',
    cache: createPageCache({ versions, clock: systemClock, maxBytes: 1_000_000 }),
    recompress: async () => {},
    cdnSeconds: 0,
    analytics: null,
    publicOrigin: null,
    secureCookies: false,
    development: false,
  });
  app.all('*', (c) => pages(c));
  app.onError((error, c) => c.text(error.message, isProblem(error) && error.code === 'unavailable' ? 503 : 500));
  const get = (path: string, headers: Record<string, string> = {}) => app.request(`http://site${path}`, { headers });
  const ask = (method: string, path: string, signal?: AbortSignal) =>
    app.request(`http://site${path}`, { method, ...(signal ? { signal } : {}) });
  const post = (path: string) => ask('POST', path);
  const change = () => {
    changes += 1;
  };
  return { get, post, ask, change, renderings, seen };
};

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const policyOf = (answer: Response, directive: string): string =>
  answer.headers
    .get('content-security-policy')
    ?.split('; ')
    .find((each) => each.startsWith(`${directive} `)) ?? '';

describe('a guest’s page', () => {
  test('is rendered once for many', async () => {
    const { get, renderings } = createSite();
    const answers = await Promise.all(Array.from({ length: 10 }, () => get('/oglasi?q=kuvar')));
    expect(renderings).toHaveLength(1);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  });

  test('runs its own scripts and no others that it contains', async () => {
    const foreign = '<script>tudje()</script><script nonce="pogodak">tudje()</script>';
    const { get } = createSite((_count, nonce) => ({
      status: 200,
      body: `<script nonce="${nonce}">nase()</script>${foreign}<script type="module" nonce="${nonce}" async="">i nase()</script>`,
    }));
    const answer = await get('/');
    expect(policyOf(answer, 'script-src')).toBe(`script-src 'self' ${hashOf('nase()')} ${hashOf('i nase()')}`);
    const nonce = /nonce="([\w-]{36})"/.exec(await answer.text())?.[1];
    expect(policyOf(answer, 'style-src')).toBe(`style-src 'self' 'nonce-${nonce}'`);
  });

  test('has another nonce when it is rendered again, and is the same page nevertheless', async () => {
    const { get } = createSite((_count, nonce) => ({ status: 200, body: `<p nonce="${nonce}">Oglas</p>` }));
    const [first, second] = [await get('/?a=1'), await get('/?a=2')];
    expect(await first.text()).not.toBe(await second.text());
    expect(first.headers.get('etag')).toBe(second.headers.get('etag'));
  });

  test('is sent in Brotli to clients that accept it', async () => {
    const { get } = createSite();
    const answer = await get('/oglasi', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    const text = brotliDecompressSync(await answer.arrayBuffer()).toString();

    const refused = await get('/oglasi', { 'accept-encoding': 'br;q=0' });
    expect(refused.headers.get('content-encoding')).toBeNull();
    expect(text).toBe(await refused.text());
  });

  test('is another one for another address or language', async () => {
    const { get, renderings } = createSite();
    await get('/oglasi');
    await get('/oglasi?page=2');
    await get('/oglasi', { cookie: 'lang=en' });
    await get('/oglasi', { cookie: 'lang=de' });
    expect(renderings.map(({ language }) => language)).toEqual(['sr', 'sr', 'en']);
  });

  test('is not sent again to a browser that has it, and then without a policy that its nonce would break', async () => {
    const { get } = createSite();
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBeNull();
  });

  test('is sent in gzip to clients that know nothing smaller', async () => {
    const { get } = createSite();
    const answer = await get('/oglasi', { 'accept-encoding': 'gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(await (await get('/oglasi')).text());
  });

  test('is rendered again once something it shows has changed', async () => {
    const { get, change, renderings } = createSite();
    await get('/oglasi');
    change();
    await get('/oglasi');
    await get('/oglasi');
    expect(renderings).toHaveLength(2);
  });

  test('knows nothing of who asked first, and tells of everybody who gets it', async () => {
    const { get, renderings, seen } = createSite();
    await get('/oglasi?q=kuvar', { cookie: 'lang=sr; theme=dark', 'user-agent': 'Ana' });
    await get('/oglasi?q=kuvar', { 'user-agent': 'Vuk' });
    expect(renderings).toMatchObject([{ headers: [] }]);
    expect(seen).toEqual(['Ana', 'Vuk']);
  });

  test('that failed or was not found is rendered again', async () => {
    const { get } = createSite((count) => ({ status: count === 1 ? 500 : 200 }));
    expect((await get('/')).status).toBe(500);
    expect((await get('/')).status).toBe(200);
  });
});

describe('pages that are rendered at once', () => {
  /** A site whose renderings end on command, with as many requests for different pages. */
  const startBusy = (requests: number) => {
    const end = Promise.withResolvers<void>();
    const site = createSite(undefined, end.promise);
    const answers = Array.from({ length: requests }, (_, at) => site.get(`/oglasi?q=${at}`));
    return { ...site, answers, end: end.resolve };
  };

  test('are a few; the others wait, and are all answered', async () => {
    const { answers, renderings, end } = startBusy(20);
    await expect.poll(() => renderings.length).toBe(4);
    end();
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(renderings).toHaveLength(20);
  });

  test('leave out the one of a form whose sender has left meanwhile', async () => {
    const left = new AbortController();
    const { answers, ask, renderings, end } = startBusy(4);
    const sent = ask('POST', '/obrazac', left.signal);
    await expect.poll(() => renderings.length).toBe(4);
    left.abort();
    end();
    await Promise.all([...answers, sent]);
    expect(renderings).toHaveLength(4);
  });

  test('are refused when too many wait', async () => {
    const { answers, renderings, end } = startBusy(4 + 256 + 1);
    await expect.poll(() => renderings.length).toBe(4);
    end();
    const refused = (await Promise.all(answers)).filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual([503]);
  });
});

describe('a signed-in user’s page', () => {
  test('is rendered for them alone and kept nowhere', async () => {
    const { get, renderings } = createSite();
    await get('/oglasi');
    const own = await get('/oglasi', { cookie: 'refresh=anina-sesija' });
    await get('/oglasi', { cookie: 'refresh=vukova-sesija' });
    expect(renderings.map(({ session }) => session)).toEqual([false, true, true]);
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.headers.get('etag')).toBeNull();
  });
});

describe('a form', () => {
  test('sent before its page came to life shows the page again', async () => {
    const { post, renderings } = createSite();
    const answer = await post('/oglasi?q=kuvar');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/oglasi?q=kuvar']);
    expect(renderings).toEqual([]);
  });

  test('that a page handles is rendered for its sender and not cached', async () => {
    const { get, post, renderings } = createSite();
    await get('/obrazac');
    const answer = await post('/obrazac');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    await post('/obrazac');
    await get('/obrazac');
    expect(renderings).toHaveLength(3);
  });
});

describe('an address with two slashes at its front', () => {
  test.each([
    '//evil.example',
    '///evil.example/a?b=1',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\\\\evil.example',
  ])('%s leads nowhere else, however it is asked for', async (path) => {
    const { ask, renderings } = createSite();
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']) {
      const answer = await ask(method, path);
      expect(answer.status).toBe(['GET', 'HEAD'].includes(method) ? 308 : 303);
      const target = new URL(answer.headers.get('location') ?? '', 'http://site');
      expect(target.origin).toBe('http://site');
      expect(target.pathname).toMatch(/^\/evil\.example/);
    }
    expect(renderings).toEqual([]);
  });
});

describe('a page with the token of a mail', () => {
  test.each(['/lozinka/resetovanje?token=a', '/email/odjava?a=1&token=', '/?mailToken=a'])(
    '%s is rendered each time and kept nowhere',
    async (path) => {
      const { get, renderings } = createSite();
      const answers = [await get(path), await get(path)];
      expect(renderings).toHaveLength(2);
      for (const { headers } of answers) {
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('etag')).toBeNull();
      }
    },
  );
});

test('?lang= chooses the language and is remembered', async () => {
  const { get, renderings } = createSite();
  const answer = await get('/?lang=en', { cookie: 'lang=sr' });
  expect(renderings[0]?.language).toBe('en');
  expect(answer.headers.get('set-cookie')).toMatch(/^lang=en; .*Path=\//);
});

describe('what is told to a page that is made', () => {
  const hostOf = async (analytics: Analytics | null, headers: Record<string, string> = {}) => {
    let told: RenderHost | null = null;
    const app = new Hono();
    const pages = createPageHost({
      loadRender: async () => async (_request: Request, host: RenderHost) => {
        told = host;
        host.deliver('<html></html>', host.analytics?.choice === 'yes');
        return new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } });
      },
      callsOf: () => ({ call: async () => ({ answer: {} }), shown: () => null }),
      bodies: createRequestBodies(tmpdir()),
      facts: () => ({ requestId: 'r', network: '203.0.113.7', foreignOrigin: null, userAgent: '' }),
      takesForm: () => false,
      cache: null,
      recompress: async () => {},
      cdnSeconds: 0,
      analytics,
      publicOrigin: null,
      secureCookies: false,
      development: false,
    });
    app.all('*', (c) => pages(c));
    const answer = await app.request('http://site/oglasi', { headers });
    const host = told as RenderHost | null;
    return { keys: Object.keys(host ?? {}), choice: host?.analytics?.choice, headers: answer.headers };
  };
  const settings = { ANALYTICS_SCRIPT_URL: 'https://stats.example/a;b,c.js?x=1', ANALYTICS_SITE_ID: 's' };
  const analytics = createAnalytics(settings, systemClock) as Analytics;

  test('is nothing of errors and visits, where nobody is told of them', async () => {
    const { keys, headers } = await hostOf(null, {
      cookie: `analytics=${analytics.cookieValue(true, 'r')}`,
      dnt: '1',
    });
    expect(keys.sort()).toEqual(['call', 'deliver', 'language', 'nonce', 'origin', 'session', 'turn']);
    expect(headers.get('vary')).toBe('Cookie, Accept-Encoding');
    expect(headers.get('content-security-policy')).not.toContain('stats');
  });

  test('is what was chosen, and the policy lets in that script alone', async () => {
    const agreed = await hostOf(analytics, { cookie: `analytics=${analytics.cookieValue(true, 'r')}` });
    expect(agreed.choice).toBe('yes');
    const policy = agreed.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' https://stats.example/a%3Bb%2Cc.js;");
    expect(policy).toContain("connect-src 'self' https://stats.example;");
    for (const [headers, choice] of [
      [{}, 'ask'],
      [{ cookie: `analytics=${analytics.cookieValue(false, 'r')}` }, 'no'],
      [{ cookie: `analytics=${analytics.cookieValue(true, 'r')}`, 'sec-gpc': '1' }, 'signal'],
    ] as [Record<string, string>, string][]) {
      const other = await hostOf(analytics, headers);
      expect(other.choice).toBe(choice);
      expect(other.headers.get('content-security-policy')).not.toContain('stats');
      expect(other.headers.get('vary')).toBe('Cookie, Accept-Encoding, Sec-GPC, DNT');
    }
  });
});
