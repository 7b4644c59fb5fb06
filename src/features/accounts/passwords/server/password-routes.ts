import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { PasswordService } from './password-service.ts';

export const passwordRoutes = (passwords: PasswordService): Route[] => [
  route(contract.changePassword, async ({ actor }, { body }) => {
    await passwords.change(actor, body);
    return { data: {} };
  }),
];
