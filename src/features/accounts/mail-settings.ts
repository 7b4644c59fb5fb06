import type { AccountType } from '#kit/actor.ts';
import { type MailList, mailLists } from './mail-lists.ts';

/** The account setting that controls each list. */
export const settingOfList = {
  news: 'newsNotifications',
  offers: 'specialOffers',
  applications: 'applicationNotifications',
} as const satisfies Record<MailList, string>;

/** Mail lists of an account type; notifications of applications to employers are set per posting. */
export const listsOf = (accountType: AccountType): readonly MailList[] =>
  accountType === 'jobseeker' ? mailLists : mailLists.filter((list) => list !== 'applications');
