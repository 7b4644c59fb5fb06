import type { AccountType } from '#kit/actor.ts';
import { type CompanyRole, companyRoles, hasRole } from '#kit/company-role.ts';
import { type FixedPage, type PageName, pageAddress, pageAt, siteMap } from '#kit/site-map.ts';

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
    | 'agents'
    | 'savedPostings'
    | 'notifications'
    | 'documents'
    | 'team'
    | 'decisions'
    | 'objections'
    | 'ownAccount'
    | 'settings'
    | 'moderation'
    | 'everyPosting'
    | 'orders'
    | 'users'
    | 'messages'
    | 'mails'
    | 'sitePages'
    | 'announcements'
    | 'auditLog';
  /** The page it links to; further pages belong to it by `under` in the site map. */
  page: PageName;
  href: string;
}

/** Counts of the candidate's menu entries; saved postings are counted in the client. */
export interface OwnCounts {
  applications: number;
  agents: number;
  /** Postings that agents have found since the candidate's last visit. */
  newHits: number;
  documents: number;
}

/** An entry that links to a page with a fixed path. */
export const entry = (text: NavigationItem['text'], page: FixedPage): NavigationItem => ({
  text,
  page,
  href: pageAddress(page),
});

export const postings = entry('postings', 'postings');
export const employers = entry('employers', 'employers');
export const blog = entry('blog', 'blog');
export const prices = entry('prices', 'prices');
export const myPostings = entry('myPostings', 'my-postings');
export const ownOrders = entry('orders', 'own-orders');

/** Applications are read posting by posting: those with unread ones first. */
export const applicationsPath = `${pageAddress('my-postings')}?sort=applications`;
export const ownApplications: NavigationItem = {
  text: 'ownApplications',
  page: 'employer-applications',
  href: applicationsPath,
};

/** Daily tasks; the rest of the administration is in the user's own menu. */
export const daily = [
  entry('moderation', 'admin-moderation'),
  entry('everyPosting', 'admin-postings'),
  entry('orders', 'admin-orders'),
  entry('employers', 'admin-employers'),
  entry('users', 'admin-users'),
  entry('messages', 'admin-messages'),
];

/** The main navigation by viewer; only pages that exist. */
export const mainNavigation: Record<AccountType | 'guest', readonly NavigationItem[]> = {
  guest: [postings, employers, blog, prices],
  jobseeker: [postings, employers, blog, prices],
  employer: [myPostings, ownApplications, ownOrders, prices],
  admin: daily,
};

/**
 * The items whose pages the viewer may see: pages that a member's role does not allow are not offered (rules.md#team).
 */
export const offered = (
  items: readonly NavigationItem[],
  role: CompanyRole | null | undefined,
): readonly NavigationItem[] =>
  items.filter(({ page }) => {
    const needs = companyRoles.find((one) => one === siteMap[page].access);
    return needs === undefined || (role != null && hasRole(role, needs));
  });

/** Whether an item is the current one. */
export const isCurrent = ({ page }: NavigationItem, pathname: string): boolean => {
  const name = pageAt(pathname);
  return name !== null && (siteMap[name].under ?? name) === page;
};

/** Whether a page is one of the candidate's own. */
export const isCandidateArea = (pathname: string): boolean => {
  const name = pageAt(pathname);
  return name !== null && siteMap[name].access === 'jobseeker';
};

/** Whether a page belongs to the administration, which has its own header and footer. */
export const isAdministration = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);
