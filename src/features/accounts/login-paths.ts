import type { AccountType } from '#shared/actor.ts';

/** Where each kind of account signs in (SPEC §2). */
export const loginPaths = {
  jobseeker: '/prijava/kandidat',
  employer: '/prijava/poslodavac',
  admin: '/prijava/administrator',
} as const satisfies Record<AccountType, string>;
