import type { AccountType } from '#shared/actor.ts';
import { pageAddress } from '#shared/site-map.ts';

/** Where each kind of account signs in (rules.md#sign-in-pages). */
export const loginPaths = {
  jobseeker: pageAddress('login-candidate'),
  employer: pageAddress('login-employer'),
  admin: pageAddress('login-admin'),
} as const satisfies Record<AccountType, string>;
