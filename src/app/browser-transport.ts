import { refresh } from '#features/accounts/contract.ts';
import type { ApiRequest, Transport } from '#kit/api-client.ts';
import { type Api, createApi } from '#kit/api-client.ts';
import { ClientError, fetched } from '#kit/client-errors.ts';
import type { Language } from '#kit/i18n/language.ts';
import { rootStore, type StoredAuth, setAuth, takeStored } from '#kit/root-store.ts';
import { pageAddress } from '#kit/site-map.ts';
import { webVersion } from '#kit/web-version.ts';
import { pageUser } from './page-user.ts';
import { accessOf } from './path-access.ts';
import { endHere, leaveForLogin } from './session-end.ts';
import { hasUnsavedInput } from './unsaved-input.ts';

/** The API client of browsers, in the page's language. */
export const createBrowserApi = (language: Language): Api => createApi(browserTransport, () => language);

/** Maximum size in characters of requests that may outlive their page: browsers allow 64 KiB in total. */
const keepaliveMaxBytes = 15_000;

/** Timeouts of responses (rules.md#client-errors). */
const answerMs = 15_000;
const uploadMs = 120_000;

/** What the browser sends although its page is left: anything without a body, small bodies when the page is hidden. */
const isKeepalive = ({ body, outlivesPage }: ApiRequest): boolean =>
  outlivesPage === true &&
  (body === undefined ||
    (typeof body === 'string' && body.length <= keepaliveMaxBytes && document.visibilityState === 'hidden'));

const send = async (sent: ApiRequest, token: string | undefined): Promise<Response> => {
  const { method, url, headers: common, body, signal, onProgress } = sent;
  const limit = AbortSignal.timeout(body instanceof FormData ? uploadMs : answerMs);
  const request = {
    method,
    headers: token ? { ...common, Authorization: `Bearer ${token}` } : common,
    ...(body === undefined ? {} : { body }),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    keepalive: isKeepalive(sent),
  };
  try {
    if (!onProgress) return await fetch(url, { ...request, credentials: 'same-origin' });
    const { sendUpload } = await fetched(() => import('./upload-request.ts'));
    return await sendUpload({ ...request, url, onProgress });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ClientError(limit.aborted ? 'timeout' : 'fetch', error);
  }
};

let only: string | null | undefined;

/**
 * Restricts requests to one account (null: to a guest) while the page stays open although another tab has signed in as
 * another user: nothing is sent as that user. Undefined: no restriction.
 */
export const actAs = (accountId: string | null | undefined): void => {
  only = accountId;
};

const currentAuth = (): StoredAuth | null => {
  const { auth } = rootStore.getState();
  return only === undefined || auth?.user.id === only ? auth : null;
};

/** One tab at a time, where the browser supports locks; elsewhere the server tolerates two concurrent refreshes. */
const amongTabs = <T>(act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('refresh', act) : act();

const askForToken = async (locale: string, refused: string | undefined): Promise<string | null> => {
  // Another tab may have got a new token while this one waited.
  takeStored();
  const current = currentAuth()?.token.accessToken;
  if (current && refused && current !== refused) return current;
  const response = await send(
    {
      method: refresh.method,
      url: `/api${refresh.path}`,
      headers: { Accept: 'application/json', Locale: locale },
      // The cookie that replaces this one must arrive: the server refuses this one after ten seconds.
      outlivesPage: true,
    },
    undefined,
  );
  if (response.status === 401) {
    setAuth(null);
    endHere();
    return null;
  }
  if (!response.ok) throw new ClientError('fetch', new Error(`refresh: ${response.status}`));
  const { data } = (await response.json()) as { data: { token: { accessToken: string } } };
  const auth = currentAuth();
  if (auth) setAuth({ ...auth, token: data.token });
  return data.token.accessToken;
};

let refreshing: Promise<string | null> | null = null;

/**
 * Gets a new access token by the refresh cookie, to replace the one that was refused; one request for all concurrent
 * callers, in this tab or in several. Null: the session has ended.
 */
export const refreshToken = (locale: string, refused?: string): Promise<string | null> => {
  refreshing ??= amongTabs(() => askForToken(locale, refused)).finally(() => {
    refreshing = null;
  });
  return refreshing;
};

/** Stores the session that the page was rendered for when the store does not have it: the cookie decides. */
export const takeOver = async (locale: string): Promise<void> => {
  const user = pageUser();
  if (!user || rootStore.getState().auth?.user.id === user.id) return;
  const accessToken = await refreshToken(locale);
  if (accessToken) setAuth({ user, token: { accessToken } });
};

/**
 * Redirects to the login page and back here afterwards (rules.md#lost-sign-in); users with unsaved input stay and see a
 * note.
 */
const askToSignIn = (): void => {
  if (hasUnsavedInput() || accessOf(location.pathname) === 'signed-out') return;
  leaveForLogin();
};

const withoutToken = new Set(['/api/auth/login', '/api/auth/logout', '/api/auth/refresh', `/api${webVersion.path}`]);

/**
 * `fetch` with authentication (rules.md#lost-sign-in): adds the bearer token; a 401 causes one refresh and a
 * repetition. When there is no session to refresh, the request is repeated as a guest, and if that fails too, the
 * person is asked to sign in. 403 leads to the error page.
 */
export const browserTransport: Transport = async (request) => {
  if (withoutToken.has(request.url)) return send(request, undefined);
  const locale = request.headers['Locale'] ?? 'sr';
  if (only === undefined) await takeOver(locale);
  const token = currentAuth()?.token.accessToken;
  let response = await send(request, token);
  if (response.status === 401 && token) {
    const fresh = await refreshToken(locale, token);
    response = await send(request, fresh ?? undefined);
  }
  if (response.status === 401) askToSignIn();
  if (response.status === 403) location.assign(pageAddress('error'));
  return response;
};
