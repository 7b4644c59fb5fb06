import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { MountHost } from '#host/feature.ts';
import { languageCookie } from '#host/http/page-host.ts';
import { refreshCookieOf } from '#host/http/request-facts.ts';
import type { Log } from '#host/log.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import { toLanguage } from '#kit/i18n/language.ts';
import { isProblem } from '#kit/problem.ts';
import { accountPath } from '../../account-paths.ts';
import { loginPaths } from '../../login-paths.ts';
import type { Sessions } from '../../sessions/server/sessions.ts';
import { externalCallbackPath } from '../contract.ts';
import type { ExternalAccounts } from './external-accounts.ts';
import { type ExternalClient, ExternalRefusal } from './external-client.ts';
import { type PendingSignIn, pendingMinutes, type Seals } from './external-seals.ts';

interface ExternalPagesDeps {
  external: Pick<ExternalAccounts, 'signIn' | 'connect'>;
  clients: ReadonlyMap<string, ExternalClient>;
  seals: Seals;
  sessions: Sessions;
  perAddress: RateLimit;
  log: Log;
}

const signInPage = loginPaths.jobseeker;
const accountPage = accountPath('jobseeker');
/** Longer values are not addresses of this site, and the cookie must stay below 4 kB. */
const longestRedirect = 1000;

const withQuery = (path: string, query: Record<string, string | null>): string => {
  const search = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
};

const leave = (c: Context, address: string): Response => {
  c.header('Cache-Control', 'no-store');
  return c.redirect(address, 302);
};

/**
 * Mounts the redirects to a provider and back. They return no JSON, so they are not declared as endpoints. They always
 * redirect to a page of this site, with `problem=` if sign-in failed.
 */
export function mountExternal(
  app: Hono,
  { external, clients, seals, sessions, perAddress, log }: ExternalPagesDeps,
  { facts, secureCookies, publicOrigin }: MountHost,
): void {
  const cookieName = secureCookies ? '__Host-external' : 'external';
  // Lax, because the redirect from the provider is a cross-site navigation.
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: secureCookies } as const;

  const callbackAddress = (c: Context, provider: string): string =>
    `${publicOrigin ?? new URL(c.req.url).origin}/api${externalCallbackPath(provider)}`;

  const clientOf = (provider: string): ExternalClient => {
    const client = clients.get(provider);
    if (!client) throw new ExternalRefusal('unavailable');
    return client;
  };

  const refusalOf = (error: unknown, provider: string, c: Context): ExternalRefusal => {
    if (isProblem(error) && error.code === 'too-many-requests') return new ExternalRefusal('too-many');
    const refusal = error instanceof ExternalRefusal ? error : new ExternalRefusal('unavailable', error);
    if (refusal.cause === undefined) return refusal;
    // The cause's message contains checks and addresses of the provider, but no personal data.
    const reason = refusal.cause instanceof Error ? refusal.cause.message : 'unknown';
    log.warn({ requestId: facts(c).requestId, provider, problem: refusal.problem, reason }, 'external sign-in failed');
    return refusal;
  };

  app.get('/api/auth/external/:provider', async (c) => {
    const provider = c.req.param('provider');
    const target = c.req.query('redirectUrl') ?? null;
    const redirectUrl = target !== null && target.length <= longestRedirect ? target : null;
    const ticketText = c.req.query('ticket');
    try {
      // Reject cross-site requests: continuing means accepting the terms, so the person must press our button.
      if (/^(cross|same)-site$/.test(c.req.header('sec-fetch-site') ?? ''))
        return leave(c, withQuery(signInPage, { redirectUrl }));
      await perAddress.consume(facts(c).network);
      const ticket = ticketText === undefined ? null : await seals.ticket.open(ticketText);
      if (ticketText !== undefined && ticket?.provider !== provider) throw new ExternalRefusal('expired');
      const { url, checks } = await clientOf(provider).begin(callbackAddress(c, provider));
      const link = ticket && { accountId: ticket.accountId, sessionId: ticket.sessionId };
      const pending = await seals.pending.seal({ provider, ...checks, redirectUrl, link });
      setCookie(c, cookieName, pending, { ...attributes, maxAge: pendingMinutes * 60 });
      return leave(c, url);
    } catch (error) {
      const { problem } = refusalOf(error, provider, c);
      return leave(
        c,
        ticketText === undefined
          ? withQuery(signInPage, { redirectUrl, problem })
          : withQuery(accountPage, { problem }),
      );
    }
  });

  const finish = async (c: Context, provider: string, pending: PendingSignIn | null): Promise<string> => {
    const { network, userAgent } = facts(c);
    await perAddress.consume(network);
    if (pending?.provider !== provider) throw new ExternalRefusal('expired');
    const callback = new URL(callbackAddress(c, provider));
    callback.search = new URL(c.req.url).search;
    const person = await clientOf(provider).finish(callback, pending);
    const refreshCookie = refreshCookieOf(c, secureCookies);
    if (pending.link) {
      const refreshToken = refreshCookie.read();
      const signedIn = refreshToken ? await sessions.accountOf(refreshToken) : null;
      await external.connect(provider, person, pending.link, signedIn);
      return accountPage;
    }
    const language = toLanguage(getCookie(c, languageCookie));
    const session = await external.signIn(provider, person, { userAgent, language });
    refreshCookie.write(session.refreshToken, session.expiresAt);
    return withQuery(signInPage, { redirectUrl: pending.redirectUrl });
  };

  app.get('/api/auth/external/:provider/callback', async (c) => {
    const provider = c.req.param('provider');
    const sealed = getCookie(c, cookieName);
    deleteCookie(c, cookieName, attributes);
    const pending = sealed === undefined ? null : await seals.pending.open(sealed);
    try {
      return leave(c, await finish(c, provider, pending));
    } catch (error) {
      const { problem } = refusalOf(error, provider, c);
      return leave(
        c,
        pending?.link
          ? withQuery(accountPage, { problem })
          : withQuery(signInPage, { redirectUrl: pending?.redirectUrl ?? null, problem }),
      );
    }
  });
}
