import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiRequest } from '#kit/api-client.ts';

const request = (url: string, change: Partial<ApiRequest> = {}): ApiRequest => ({
  method: 'GET',
  url,
  headers: { Locale: 'sr' },
  ...change,
});

type Answer = (url: string, token: string | null) => Response | Promise<Response>;

const assign = vi.fn<(address: string) => void>();
let calls: { url: string; token: string | null; keepalive: boolean }[];

/** A page at this address whose server responds like this. */
const page = async (
  answer: Answer,
  { path = '/oglasi?q=a', token = null as string | null, visibilityState = 'visible' } = {},
) => {
  vi.resetModules();
  calls = [];
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  });
  const { pathname, search } = new URL(path, 'http://prilika.test');
  vi.stubGlobal('location', { pathname, search, assign });
  vi.stubGlobal('document', { querySelector: () => null, visibilityState });
  vi.stubGlobal(
    'fetch',
    async (url: string, { headers, keepalive }: RequestInit & { headers: Record<string, string> }) => {
      const sent = headers['Authorization']?.replace('Bearer ', '') ?? null;
      calls.push({ url, token: sent, keepalive: keepalive === true });
      return answer(url, sent);
    },
  );
  const { setAuth, rootStore } = await import('#kit/root-store.ts');
  const user = { id: 'a', accountType: 'employer', email: 'ana@primer.rs' };
  setAuth(token ? { user, token: { accessToken: token } } : null);
  const { browserTransport, actAs } = await import('./browser-transport.ts');
  return { send: browserTransport, actAs, auth: () => rootStore.getState().auth };
};

const json = (body: object, status = 200): Response => Response.json(body, { status });
const refused = () => json({}, 401);
const fresh = () => json({ data: { token: { accessToken: 'new' } } });
const refreshes = () => calls.filter(({ url }) => url === '/api/auth/refresh').length;

beforeEach(() => {
  vi.unstubAllGlobals();
  assign.mockReset();
});

describe('a 401', () => {
  it('without a token leads to the login page and back', async () => {
    const { send } = await page(refused);
    expect((await send(request('/api/x'))).status).toBe(401);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/prijava/kandidat?redirectUrl=%2Foglasi%3Fq%3Da');
    expect(refreshes()).toBe(0);
  });

  it('does not come before the session of the page was taken over', async () => {
    const { send, auth } = await page((url, token) =>
      url.endsWith('/refresh') ? fresh() : token === 'new' ? json({}) : refused(),
    );
    const { rememberPageUser } = await import('./page-user.ts');
    rememberPageUser({ id: 'b', accountType: 'jobseeker', email: 'boban@primer.rs' } as never);
    expect((await Promise.all([send(request('/api/x')), send(request('/api/y'))])).length).toBe(2);
    expect(refreshes()).toBe(1);
    expect(auth()).toMatchObject({ user: { id: 'b' }, token: { accessToken: 'new' } });
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    ['/profil/poslodavac/nalog', '/prijava/poslodavac?redirectUrl=%2Fprofil%2Fposlodavac%2Fnalog'],
    ['/admin/posta?stranica=2', '/prijava/administrator?redirectUrl=%2Fadmin%2Fposta%3Fstranica%3D2'],
  ])('on %s leads to the login page of those', async (path, expected) => {
    const { send } = await page(refused, { path });
    await send(request('/api/x'));
    expect(assign).toHaveBeenCalledExactlyOnceWith(expected);
  });

  it('of many requests at once causes one refresh, and each is repeated', async () => {
    const { send, auth } = await page(
      (url, token) => (url.endsWith('/refresh') ? fresh() : token === 'new' ? json({ url }) : refused()),
      { token: 'old' },
    );
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(request(`/api/x/${n}`))));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(refreshes()).toBe(1);
    expect(auth()?.token.accessToken).toBe('new');
    expect(assign).not.toHaveBeenCalled();
  });

  it('is not refreshed when another tab has done so', async () => {
    const { send } = await page((_, token) => (token === 'other' ? json({}) : refused()), { token: 'old' });
    const root = JSON.parse(localStorage.getItem('root') ?? '');
    root.state.auth.token.accessToken = 'other';
    localStorage.setItem('root', JSON.stringify(root));
    expect((await send(request('/api/x'))).status).toBe(200);
    expect(refreshes()).toBe(0);
  });

  it('signs out and asks to sign in when the session has ended', async () => {
    const { send, auth } = await page(refused, { token: 'old', path: '/oglasi/kreiranje' });
    expect((await send(request('/api/x'))).status).toBe(401);
    expect(auth()).toBeNull();
    expect(refreshes()).toBe(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/prijava/poslodavac?redirectUrl=%2Foglasi%2Fkreiranje');
  });

  it('of what guests may have too is no reason to leave', async () => {
    const { send } = await page((url, token) => (url.endsWith('/refresh') || token ? refused() : json({})), {
      token: 'old',
    });
    expect((await send(request('/api/x'))).status).toBe(200);
    expect(assign).not.toHaveBeenCalled();
  });

  it('does not leave a page with unsaved input', async () => {
    const { send } = await page(refused, { token: 'old' });
    vi.stubGlobal('document', { querySelector: () => ({}) });
    expect((await send(request('/api/x'))).status).toBe(401);
    expect(assign).not.toHaveBeenCalled();
  });

  it('does not sign out when the refresh got no response', async () => {
    const { send, auth } = await page(
      (url) => {
        if (url.endsWith('/refresh')) throw new TypeError('fetch failed');
        return refused();
      },
      { token: 'old' },
    );
    await expect(send(request('/api/x'))).rejects.toMatchObject({ name: 'ClientError', kind: 'fetch' });
    expect(auth()?.token.accessToken).toBe('old');
    expect(assign).not.toHaveBeenCalled();
  });
});

it('a 403 leads to the error page', async () => {
  const { send } = await page(() => json({}, 403), { token: 'old' });
  await send(request('/api/x'));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/error');
});

it('nothing is sent as a user who signed in in another tab', async () => {
  const { send, actAs } = await page(() => json({}), { token: 'old' });
  actAs('somebody-else');
  await send(request('/api/x'));
  actAs('a');
  await send(request('/api/x'));
  expect(calls.map(({ token }) => token)).toEqual([null, 'old']);
});

describe('without a response', () => {
  it.each([
    ['a request', undefined, 15_000],
    ['an upload', new FormData(), 120_000],
  ])('%s ends after its time', async (_, body, expected) => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { send } = await page(() => {
      limit.abort(new DOMException('late', 'TimeoutError'));
      throw limit.signal.reason;
    });
    await expect(send(request('/api/x', body ? { body } : {}))).rejects.toMatchObject({ kind: 'timeout' });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(expected);
    timeout.mockRestore();
  });

  it('the connection is the reason, unless the caller has called it off', async () => {
    const { send } = await page(() => Promise.reject(new TypeError('fetch failed')));
    await expect(send(request('/api/x'))).rejects.toMatchObject({ kind: 'fetch' });
    const off = AbortSignal.abort(new Error('no longer wanted'));
    await expect(send(request('/api/x', { signal: off }))).rejects.toThrow('fetch failed');
  });
});

describe('an upload with progress', () => {
  /** An XMLHttpRequest that its test responds to. */
  class UploadRequest {
    static last: UploadRequest | undefined;
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    readonly sent: Record<string, string> = {};
    readonly abort = vi.fn(() => this.onabort());
    responseText = '';
    status = 0;
    lines = '';
    onload = (): void => {};
    onerror = (): void => {};
    onabort = (): void => {};
    readonly open = vi.fn<(method: string, url: string) => void>();
    readonly send = vi.fn<(body: unknown) => void>();
    constructor() {
      UploadRequest.last = this;
    }
    setRequestHeader(name: string, value: string): void {
      this.sent[name] = value;
    }
    getAllResponseHeaders(): string {
      return this.lines;
    }
    answer(status: number, body: object, lines = ''): void {
      Object.assign(this, { status, responseText: JSON.stringify(body), lines });
      this.onload();
    }
  }
  const body = new FormData();
  const begin = async (change: Partial<ApiRequest> = {}) => {
    vi.stubGlobal('XMLHttpRequest', UploadRequest);
    UploadRequest.last = undefined;
    const { send } = await page(() => expect.unreachable(), { token: 'old' });
    const onProgress = vi.fn<(percent: number) => void>();
    const answer = send(request('/api/x', { method: 'POST', body, onProgress, ...change }));
    answer.catch(() => {});
    const sent = await vi.waitUntil(() => UploadRequest.last, { timeout: 30_000 });
    expect(sent.send).toHaveBeenCalledExactlyOnceWith(body);
    return { answer, onProgress, sent };
  };

  it('reports percent, is sent as the signed-in user, and gets a response like any other', async () => {
    const { answer, onProgress, sent } = await begin();
    expect(sent.open).toHaveBeenCalledExactlyOnceWith('POST', '/api/x');
    expect(sent.sent).toEqual({ Locale: 'sr', Authorization: 'Bearer old' });
    sent.upload.onprogress?.({ loaded: 1, total: 4 });
    sent.upload.onprogress?.({ loaded: 4, total: 0 });
    expect(onProgress.mock.calls).toEqual([[25], [0]]);
    sent.answer(429, { code: 'too-many-requests' }, 'content-type: application/json\r\nRetry-After: 30\r\n');
    const response = await answer;
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await response.json()).toEqual({ code: 'too-many-requests' });
  });

  it('is a failed connection when it is cut off', async () => {
    const { answer, sent } = await begin();
    sent.onerror();
    await expect(answer).rejects.toMatchObject({ name: 'ClientError', kind: 'fetch' });
  });

  it('ends after its time', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const { answer, sent } = await begin();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(120_000);
    limit.abort(new DOMException('late', 'TimeoutError'));
    await expect(answer).rejects.toMatchObject({ kind: 'timeout' });
    expect(sent.abort).toHaveBeenCalledOnce();
  });

  it('is called off', async () => {
    const off = new AbortController();
    const { answer, sent } = await begin({ signal: off.signal });
    off.abort(new Error('no longer wanted'));
    await expect(answer).rejects.toThrow('no longer wanted');
    expect(sent.abort).toHaveBeenCalledOnce();
  });
});

describe('a page that is being closed', () => {
  it.each([
    ['hidden', { method: 'PUT', body: '{}', outlivesPage: true }, true],
    ['hidden', { method: 'PUT', body: '{}' }, false],
    ['visible', { method: 'PUT', body: '{}', outlivesPage: true }, false],
    ['hidden', { method: 'PUT', body: 'x'.repeat(15_001), outlivesPage: true }, false],
    ['visible', { outlivesPage: true }, true],
    ['hidden', {}, false],
  ])('%s: what is sent outlives it: %j', async (visibilityState, sent, keepalive) => {
    const { send } = await page(() => json({}), { visibilityState });
    await send(request('/api/x', sent));
    expect(calls.at(-1)?.keepalive).toBe(keepalive);
  });

  it('gets its next cookie all the same', async () => {
    const { send } = await page(
      (_, token) => (token === 'old' ? json({}, 401) : json({ data: { token: { accessToken: 'new' } } })),
      { token: 'old' },
    );
    await send(request('/api/x'));
    expect(calls.map(({ url, keepalive }) => [url, keepalive])).toEqual([
      ['/api/x', false],
      ['/api/auth/refresh', true],
      ['/api/x', false],
    ]);
  });
});
