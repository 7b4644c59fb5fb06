import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { RefreshCookie } from './call-context.ts';
import { networkOf } from './network.ts';

/** The facts of a request, known without any lookup. */
export interface RequestFacts {
  requestId: string;
  network: string;
  userAgent: string;
  foreignOrigin: string | null;
}

/** The `__Host-` prefix binds the cookie to this very host, but browsers accept it only under https. */
export const refreshCookieName = (secure: boolean): string => (secure ? '__Host-refresh' : 'refresh');

export const refreshCookieOf = (c: Context, secure: boolean): RefreshCookie => {
  const name = refreshCookieName(secure);
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    read: () => getCookie(c, name) ?? null,
    write: (token, expires) => setCookie(c, name, token, { ...attributes, expires }),
    clear: () => {
      deleteCookie(c, name, attributes);
    },
  };
};

/** The address of who asks: the connection's, or with trusted proxies in front the one they added. */
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
