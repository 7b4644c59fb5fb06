import { login } from '#features/accounts/contract.ts';
import type { AccountType } from '#kit/actor.ts';
import { type Api, createApi } from '#kit/api-client.ts';
import { problemOf } from '#kit/client-errors.ts';
import { testPassword } from './test-password.ts';

/** Somebody with an address of their own who uses the site from outside. */
export interface Visitor {
  call: Api['call'];
  /** A page as a browser asks for it; the status. */
  open(path: string): Promise<number>;
}

/** What takes longer has failed for its visitor. */
const patienceMs = 30_000;
let lastVisitor = 0;

/** A visitor; with an account one who signs in when the site asks for it. */
export function createVisitor(
  url: string,
  account: { email: string; accountType: AccountType } | null = null,
): Visitor {
  lastVisitor += 1;
  const address = `10.${lastVisitor >> 16}.${(lastVisitor >> 8) & 255}.${lastVisitor & 255}`;
  let token = '';
  const signal = () => AbortSignal.timeout(patienceMs);
  const api = createApi(
    ({ method, url: path, headers, body }) =>
      fetch(`${url}${path}`, {
        method,
        headers: {
          ...headers,
          Origin: url,
          'X-Forwarded-For': address,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined ? {} : { body }),
        signal: signal(),
      }),
    () => 'sr',
  );
  const signIn = async (): Promise<void> => {
    if (!account) return;
    token = '';
    const { data } = await api.call(login, { body: { ...account, password: testPassword } });
    token = data.token.accessToken;
  };
  return {
    async call(endpoint, input, options) {
      if (account && !token) await signIn();
      try {
        return await api.call(endpoint, input, options);
      } catch (error) {
        if (!account || problemOf(error)?.status !== 401) throw error;
        await signIn();
        return api.call(endpoint, input, options);
      }
    },
    async open(path) {
      const answer = await fetch(`${url}${path}`, {
        headers: { 'X-Forwarded-For': address, Accept: 'text/html' },
        signal: signal(),
      });
      await answer.arrayBuffer();
      return answer.status;
    },
  };
}
