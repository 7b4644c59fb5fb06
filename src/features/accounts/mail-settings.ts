import type { AccountType } from '#shared/actor.ts';
import type { MailList } from '#shared/mail-lists.ts';

/** The account's setting that decides about each list. */
export const settingOfList = {
  news: 'newsNotifications',
  offers: 'specialOffers',
  applications: 'applicationNotifications',
} as const satisfies Record<MailList, string>;

/** Where mail is set on and off. Administrators get no mail of lists. */
export const mailSettingsPath = (accountType: AccountType): string =>
  accountType === 'employer' ? '/profil/poslodavac/podesavanja' : '/profil/kandidat/podesavanja';
