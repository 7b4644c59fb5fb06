import { type CallContext, type Route, route } from '#platform/http/call-context.ts';
import { isProblem, Problem } from '#shared/problem.ts';
import * as contract from '../contract.ts';
import type { KnownBrowsers } from '../sessions/server/known-browsers.ts';
import type { SessionService, StartedSession } from '../sessions/server/session-service.ts';
import type { AccountService } from './account-service.ts';

/** The refresh cookie counts only for requests of this site's own pages (rules.md#sessions). */
const refuseForeignOrigin = ({ foreignOrigin }: CallContext): void => {
  if (foreignOrigin) throw new Problem('accounts.foreign-origin');
};

const answerWith = (context: CallContext, session: StartedSession): { accessToken: string } => {
  context.refreshCookie.write(session.refreshToken, session.expiresAt);
  return { accessToken: session.accessToken };
};

export const accountRoutes = (
  accounts: AccountService,
  sessions: SessionService,
  browsers: KnownBrowsers,
): Route[] => [
  route(contract.login, async (context, { body }) => {
    refuseForeignOrigin(context);
    const { network, userAgent, signedInCookie } = context;
    const cookie = signedInCookie.read();
    const browser = browsers.of(cookie, body.email);
    const { user, session } = await accounts.login(body, { network, userAgent, browser });
    const token = answerWith(context, session);
    const { value, expires } = browsers.after(cookie, user.email);
    signedInCookie.write(value, expires);
    return { data: { user, token } };
  }),

  route(contract.refresh, async (context) => {
    refuseForeignOrigin(context);
    const token = context.refreshCookie.read();
    if (!token) throw new Problem('accounts.session-ended');
    try {
      return { data: { token: answerWith(context, await sessions.refresh(token)) } };
    } catch (error) {
      // Any other failure may pass, and the session with it.
      if (isProblem(error) && error.code === 'accounts.session-ended') context.refreshCookie.clear();
      throw error;
    }
  }),

  route(contract.logout, async (context) => {
    refuseForeignOrigin(context);
    const token = context.refreshCookie.read();
    if (token) await sessions.end(token);
    context.refreshCookie.clear();
    return { data: {} };
  }),

  route(contract.me, async ({ actor }) => ({ data: await accounts.me(actor) })),
];
