import type { Context } from 'hono';
import { type Account, type Actor, guest } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import type { AccessTokens } from '../sessions/access-token.ts';
import { refreshCookieOf } from './request-facts.ts';

/** Sessions, as the HTTP layer uses them. */
export interface RunningSessions {
  /** The account of an access token, if its session is still active. Throws 401. */
  alive(account: Account): Promise<Account>;
  /** The account of the session of a refresh cookie, without rotating; null without one. */
  accountOf(refreshToken: string): Promise<Account | null>;
}

export interface Callers {
  /** The caller of the API, by the bearer token alone. Throws 401 for an invalid token. */
  actorOf(authorization: string | undefined): Promise<Actor>;
  /** The viewer of a file or a picture: by token, or by the session cookie. */
  viewerOf(c: Context): Promise<Actor>;
}

/** Finds out who a request is from. */
export function createCallers(deps: {
  sessions: RunningSessions;
  tokens: AccessTokens;
  secureCookies: boolean;
}): Callers {
  const { sessions, tokens, secureCookies } = deps;
  const actorOf: Callers['actorOf'] = async (authorization) => {
    // Requests without a token need no database access.
    if (authorization === undefined) return guest;
    const [scheme, token] = authorization.split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw new Problem('unauthorized');
    return sessions.alive(await tokens.verify(token));
  };
  return {
    actorOf,
    async viewerOf(c) {
      const authorization = c.req.header('authorization');
      if (authorization !== undefined) return actorOf(authorization);
      const refreshToken = refreshCookieOf(c, secureCookies).read();
      return (refreshToken && (await sessions.accountOf(refreshToken))) || guest;
    },
  };
}
