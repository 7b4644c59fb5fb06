import { type Route, route } from '#platform/http/call-context.ts';
import * as recovery from '../../recovery/contract.ts';
import type { RecoveryService } from '../../recovery/server/recovery-service.ts';
import type { KnownBrowsers } from '../../sessions/server/known-browsers.ts';
import * as registration from '../contract.ts';
import type { RegistrationService } from './registration-service.ts';

export const registrationRoutes = (
  accounts: RegistrationService,
  recoveries: RecoveryService,
  browsers: KnownBrowsers,
): Route[] => [
  route(registration.registerJobseeker, async (context, { body }) => {
    await accounts.registerJobseeker(body, context);
    return { data: { email: body.email } };
  }),

  route(registration.registerEmployer, async (context, { body }) => {
    await accounts.registerEmployer(body, context);
    return { data: { email: body.email } };
  }),

  route(recovery.sendVerification, async ({ network, signedInCookie }, { body }) => {
    const browser = browsers.of(signedInCookie.read(), body.email);
    await recoveries.requestVerification(body, { network, browser });
    return { data: { email: body.email } };
  }),

  route(recovery.verifyEmail, async (_, { body }) => ({ data: await recoveries.verifyEmail(body.token) })),

  route(recovery.requestPasswordReset, async ({ network, signedInCookie }, { body }) => {
    const browser = browsers.of(signedInCookie.read(), body.email);
    await recoveries.requestPasswordReset(body, { network, browser });
    return { data: { email: body.email } };
  }),

  // Whoever has the link has shown who they are: this browser then signs in, whatever strangers have tried.
  route(recovery.resetPassword, async ({ network, signedInCookie }, { body }) => {
    const { accountType, email } = await recoveries.resetPassword(body, network);
    const { value, expires } = browsers.after(signedInCookie.read(), email);
    signedInCookie.write(value, expires);
    return { data: { accountType } };
  }),

  route(recovery.checkPasswordToken, async (_, { query }) => {
    const account = await recoveries.accountOfPasswordToken(query.token);
    return {
      data: {
        valid: account !== null,
        email: account?.email ?? null,
        asksTerms: account?.asksTerms ?? false,
      },
    };
  }),
];
