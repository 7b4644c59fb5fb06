import type { AccountType } from '#kit/actor.ts';
import { pageAddress } from '#kit/site-map.ts';

/** Sign-in page of each account type (rules.md#sign-in-pages). */
export const loginPaths = {
  jobseeker: pageAddress('login-candidate'),
  employer: pageAddress('login-employer'),
  admin: pageAddress('login-admin'),
} as const satisfies Record<AccountType, string>;
