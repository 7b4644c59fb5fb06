import type { AccountType } from '#kit/actor.ts';
import { pageAddress } from '#kit/site-map.ts';

const areas: Record<AccountType, string> = {
  jobseeker: pageAddress('candidate-home'),
  employer: pageAddress('employer-profile'),
  admin: pageAddress('admin-home'),
};

/** The page „Nalog” of a candidate or an employer; administrators have none. */
export const accountPath = (accountType: AccountType): string =>
  accountType === 'admin' ? areas.admin : `${areas[accountType]}/nalog`;

/** The page „Podešavanja”. */
export const settingsPath = (accountType: AccountType): string =>
  accountType === 'admin' ? areas.admin : `${areas[accountType]}/podesavanja`;
