import { type Route, route } from '#platform/http/call-context.ts';
import * as recovery from '../../recovery/contract.ts';
import type { RecoveryService } from '../../recovery/server/recovery-service.ts';
import * as registration from '../contract.ts';
import type { RegistrationService } from './registration-service.ts';

export const registrationRoutes = (accounts: RegistrationService, recoveries: RecoveryService): Route[] => [
  route(registration.registerJobseeker, async (context, { body }) => {
    await accounts.registerJobseeker(body, context);
    return { data: { email: body.email } };
  }),

  route(registration.registerEmployer, async (context, { body }) => {
    await accounts.registerEmployer(body, context);
    return { data: { email: body.email } };
  }),

  route(recovery.sendVerification, async ({ network }, { body }) => {
    await recoveries.requestVerification(body, network);
    return { data: { email: body.email } };
  }),

  route(recovery.verifyEmail, async (_, { body }) => ({ data: await recoveries.verifyEmail(body.token) })),

  route(recovery.requestPasswordReset, async ({ network }, { body }) => {
    await recoveries.requestPasswordReset(body, network);
    return { data: { email: body.email } };
  }),

  route(recovery.resetPassword, async (_, { body }) => ({ data: await recoveries.resetPassword(body) })),

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
