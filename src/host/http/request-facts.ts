import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { HostCookie } from './call-context.ts';
import { networkOf } from './network.ts';

/** What is known of a request without any lookup. */
export interface RequestFacts {
  requestId: string;
  network: string;
  userAgent: string;
  foreignOrigin: string | null;
}

/** The `__Host-` prefix binds a cookie to this very host, but browsers accept it only over https. */
const hostCookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

export const refreshCookieName = (secure: boolean): string => hostCookieName('refresh', secure);

const hostCookieOf = (c: Context, name: string, secure: boolean): HostCookie => {
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    read: () => getCookie(c, name) ?? null,
    write: (value, expires) => setCookie(c, name, value, { ...attributes, expires }),
    clear: () => {
      deleteCookie(c, name, attributes);
    },
  };
};

export const refreshCookieOf = (c: Context, secure: boolean): HostCookie =>
  hostCookieOf(c, refreshCookieName(secure), secure);

/** The cookies that a call may read and write. */
export const cookiesOf = (c: Context, secure: boolean): Record<'refreshCookie' | 'signedInCookie', HostCookie> => ({
  refreshCookie: refreshCookieOf(c, secure),
  signedInCookie: hostCookieOf(c, hostCookieName('signed-in', secure), secure),
});

/** The client's address: the connection's, or the one that the trusted proxies have added. */
export const clientAddress = (c: Context, trustedProxies: number): string => {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const client = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  if (client) return client;
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // Calls inside the process have no connection.
    return 'in-process';
  }
};

export const createRequestFacts =
  (options: { trustedProxies: number; publicOrigin: string | null }) =>
  (c: Context): RequestFacts => {
    const origin = c.req.header('origin');
    const own = options.publicOrigin ?? new URL(c.req.url).origin;
    return {
      requestId: c.get('requestId') as string,
      network: networkOf(clientAddress(c, options.trustedProxies)),
      userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
      foreignOrigin: origin !== undefined && origin !== own ? origin : null,
    };
  };
