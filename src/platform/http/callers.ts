import type { Context, Hono } from 'hono';
import { type Account, type Actor, guest } from '#shared/actor.ts';
import { type Language, toLanguage } from '#shared/i18n/language.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { Problem, type ProblemTable } from '#shared/problem.ts';
import type { Log } from '../log.ts';
import type { AccessTokens } from '../sessions/access-token.ts';
import type { InProcess } from './http-app.ts';
import { problemResponse, toProblem } from './problem-response.ts';
import { type RequestFacts, refreshCookieOf } from './request-facts.ts';

/** Sessions, as the HTTP side asks for them. */
export interface RunningSessions {
  /** The account of an access token whose session still runs. Throws 401. */
  alive(account: Account): Promise<Account>;
  /** The account of the session of a refresh cookie, without rotating; null without one. */
  accountOf(refreshToken: string): Promise<Account | null>;
}

export interface Callers {
  /** Who calls the API: by the bearer token alone. Throws 401 for a token that does not hold. */
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
    // A guest costs no read.
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

/**
 * How the rendering of a page calls the API: in the same process, with a token of the session of the page. `http` is the
 * application that the page host is part of.
 */
export const createPageCalls =
  (deps: {
    http: () => Hono;
    sessions: RunningSessions;
    tokens: AccessTokens;
    facts: (c: Context) => RequestFacts;
    translator: (language: Language) => Translate;
    log: Log;
    problems: ProblemTable;
  }) =>
  async (request: Request, refreshToken: string | null, page: Context): Promise<Response> => {
    if (refreshToken) {
      try {
        const account = await deps.sessions.accountOf(refreshToken);
        if (account) request.headers.set('Authorization', `Bearer ${await deps.tokens.sign(account)}`);
      } catch (error) {
        // A failure to find the page's session is the API's response too.
        const { requestId } = deps.facts(page);
        const t = deps.translator(toLanguage(request.headers.get('locale')));
        return problemResponse(toProblem(error, requestId, deps), t, requestId, deps.problems);
      }
    }
    // The visitor is the one who requests the page.
    for (const name of ['User-Agent', 'X-Forwarded-For']) {
      const value = page.req.header(name);
      if (value !== undefined) request.headers.set(name, value);
    }
    const inProcess: InProcess = { inProcess: true };
    return deps.http().fetch(request, { ...page.env, ...inProcess });
  };
