import { pageAddress } from '#kit/site-map.ts';

/** The page of an account's notifications. */
export const notificationsPath = (accountType: 'jobseeker' | 'employer'): string =>
  pageAddress(accountType === 'employer' ? 'notifications-employer' : 'notifications-candidate');

/** Whether an address shows what a notification is about: its page, with at least the notification's query. */
export function isAbout(path: string, shown: string): boolean {
  const [page, query = ''] = path.split('?');
  const [shownPage, shownQuery = ''] = shown.split('?');
  const params = new URLSearchParams(shownQuery);
  return page === shownPage && [...new URLSearchParams(query)].every(([name, value]) => params.get(name) === value);
}
