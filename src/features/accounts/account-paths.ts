import type { AccountType } from '#shared/actor.ts';

const areas: Record<AccountType, string> = {
  jobseeker: '/profil/kandidat',
  employer: '/profil/poslodavac',
  admin: '/admin',
};

/** The page „Nalog” of a candidate or an employer; administrators have none of their own. */
export const accountPath = (accountType: AccountType): string =>
  accountType === 'admin' ? areas.admin : `${areas[accountType]}/nalog`;

/** The page „Podešavanja”. */
export const settingsPath = (accountType: AccountType): string =>
  accountType === 'admin' ? areas.admin : `${areas[accountType]}/podesavanja`;
