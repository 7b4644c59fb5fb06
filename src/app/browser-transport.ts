import { refresh } from '#features/accounts/contract.ts';
import type { ApiRequest, Transport } from '#shared/api-client.ts';
import { ClientError } from '#shared/client-errors.ts';
import { rootStore, setAuth } from '#shared/root-store.ts';

/** SPEC §8: 15 s, uploads 120 s. */
const answerMs = 15_000;
const uploadMs = 120_000;

const send = async (
  { method, url, headers, body, signal }: ApiRequest,
  token: string | undefined,
): Promise<Response> => {
  const limit = AbortSignal.timeout(body instanceof FormData ? uploadMs : answerMs);
  try {
    return await fetch(url, {
      method,
      headers: token ? { ...headers, Authorization: `Bearer ${token}` } : headers,
      ...(body === undefined ? {} : { body }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      credentials: 'same-origin',
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ClientError(limit.aborted ? 'timeout' : 'fetch', error);
  }
};

let refreshing: Promise<string | null> | null = null;

const askForToken = async (locale: string): Promise<string | null> => {
  const request = {
    method: refresh.method,
    url: `/api${refresh.path}`,
    headers: { Accept: 'application/json', Locale: locale },
  };
  const response = await send(request, undefined);
  if (response.status === 401) {
    setAuth(null);
    return null;
  }
  if (!response.ok) throw new ClientError('fetch', new Error(`refresh: ${response.status}`));
  const { data } = (await response.json()) as { data: { token: { accessToken: string } } };
  const { auth } = rootStore.getState();
  if (auth) setAuth({ ...auth, token: data.token });
  return data.token.accessToken;
};

/** A new access token by the refresh cookie; one request for many that need it at once. Null: the session has ended. */
export const refreshToken = (locale: string): Promise<string | null> => {
  refreshing ??= askForToken(locale).finally(() => {
    refreshing = null;
  });
  return refreshing;
};

const ownBusiness = new Set(['/api/auth/login', '/api/auth/logout', '/api/auth/refresh']);

/**
 * `fetch` with the rules of SPEC §8: the bearer token goes along; a 401 leads to one refresh and a repetition; without
 * any token to the login page; 403 to the error page.
 */
export const browserTransport: Transport = async (request) => {
  if (ownBusiness.has(request.url)) return send(request, undefined);
  const token = rootStore.getState().auth?.token.accessToken;
  const response = await send(request, token);
  if (response.status === 403) window.location.assign('/error');
  if (response.status !== 401) return response;
  if (!token) {
    window.location.assign(
      `/prijava/kandidat?redirectUrl=${encodeURIComponent(location.pathname + location.search)}`,
    );
    return response;
  }
  const fresh = await refreshToken(request.headers['Locale'] ?? 'sr');
  return fresh ? send(request, fresh) : response;
};
