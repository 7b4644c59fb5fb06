import type { AccountType } from '#shared/actor.ts';
import { type FixedPage, type PageName, pageAddress, pageAt, siteMap } from '#shared/site-map.ts';

/** Keys of `shell.nav`. */
export interface NavigationItem {
  text:
    | 'postings'
    | 'employers'
    | 'blog'
    | 'prices'
    | 'contact'
    | 'companyProfile'
    | 'myPostings'
    | 'ownApplications'
    | 'ownCv'
    | 'applications'
    | 'savedPostings'
    | 'documents'
    | 'ownAccount'
    | 'settings'
    | 'moderation'
    | 'orders'
    | 'users'
    | 'messages'
    | 'mails'
    | 'auditLog';
  /** The page that it leads to; others belong to it as the map of the site says (`under`). */
  page: PageName;
  href: string;
}

const entry = (text: NavigationItem['text'], page: FixedPage): NavigationItem => ({
  text,
  page,
  href: pageAddress(page),
});

const postings = entry('postings', 'postings');
const employers = entry('employers', 'employers');
const blog = entry('blog', 'blog');
const prices = entry('prices', 'prices');
const contact = entry('contact', 'contact');
const myPostings = entry('myPostings', 'my-postings');
const ownOrders = entry('orders', 'own-orders');

/** Applications are read posting by posting: those with unread ones first. */
export const applicationsPath = `${pageAddress('my-postings')}?sort=applications`;
const ownApplications: NavigationItem = {
  text: 'ownApplications',
  page: 'employer-applications',
  href: applicationsPath,
};

/** What is done every day; the rest of the administration is in the user's own menu. */
const daily = [
  entry('moderation', 'admin-moderation'),
  entry('orders', 'admin-orders'),
  entry('employers', 'admin-employers'),
  entry('users', 'admin-users'),
  entry('messages', 'admin-messages'),
  entry('mails', 'admin-mails'),
];

/** The main navigation by viewer; only pages that exist. */
export const mainNavigation: Record<AccountType | 'guest', readonly NavigationItem[]> = {
  guest: [postings, employers, blog, prices],
  jobseeker: [postings, employers, blog, prices],
  employer: [myPostings, ownApplications, ownOrders, prices],
  admin: daily,
};

const everyone = [postings, employers, blog, prices, contact];

/** Further entries of the menu of narrow screens, after the user's own pages. */
export const mobileNavigation: Record<AccountType | 'guest', readonly NavigationItem[]> = {
  guest: everyone,
  jobseeker: everyone,
  employer: everyone,
  admin: [postings],
};

/** The side menu of a user's own pages; only pages that exist. */
export const ownNavigation: Record<'jobseeker' | 'employer', readonly NavigationItem[]> = {
  jobseeker: [
    entry('ownCv', 'candidate-home'),
    entry('applications', 'candidate-applications'),
    entry('savedPostings', 'saved-postings'),
    entry('documents', 'documents'),
    entry('ownAccount', 'account-candidate'),
    entry('settings', 'settings-candidate'),
  ],
  employer: [
    entry('companyProfile', 'employer-profile'),
    myPostings,
    ownApplications,
    ownOrders,
    entry('ownAccount', 'account-employer'),
    entry('settings', 'settings-employer'),
  ],
};

/** What the user's own menu holds besides appearance and signing out. */
export const userNavigation: Record<AccountType, readonly NavigationItem[]> = {
  ...ownNavigation,
  admin: [
    ...daily,
    entry('prices', 'admin-prices'),
    entry('settings', 'admin-settings'),
    entry('auditLog', 'admin-log'),
  ],
};

/** Whether an item is the place one is in. */
export const isCurrent = ({ page }: NavigationItem, pathname: string): boolean => {
  const name = pageAt(pathname);
  return name !== null && (siteMap[name].under ?? name) === page;
};

/** Whether a page belongs to the administration, which has its own header and footer. */
export const isAdministration = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);
