import type { AccountType } from '#kit/actor.ts';
import { type MailList, mailLists } from '#kit/mail-lists.ts';

/** The account's setting that decides about each list. */
export const settingOfList = {
  news: 'newsNotifications',
  offers: 'specialOffers',
  applications: 'applicationNotifications',
} as const satisfies Record<MailList, string>;

/** The lists that a kind of account gets mail of; an employer's notifications of applications are its own postings' affair. */
export const listsOf = (accountType: AccountType): readonly MailList[] =>
  accountType === 'jobseeker' ? mailLists : mailLists.filter((list) => list !== 'applications');
