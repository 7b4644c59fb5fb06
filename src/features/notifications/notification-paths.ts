import { pageAddress } from '#kit/site-map.ts';

/** The page of an account's notifications. */
export const notificationsPath = (accountType: 'jobseeker' | 'employer'): string =>
  pageAddress(accountType === 'employer' ? 'notifications-employer' : 'notifications-candidate');
