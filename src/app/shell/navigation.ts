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
    | 'documents'
    | 'team'
    | 'ownAccount'
    | 'settings'
    | 'moderation'
    | 'orders'
    | 'users'
    | 'messages'
    | 'mails'
    | 'sitePages'
    | 'announcements'
    | 'auditLog';
  /** The page that it leads to; others belong to it as the map of the site says (`under`). */
  page: PageName;
  href: string;
}

/** What the candidate's menus count, by entry; saved postings are counted by what the page knows of them. */
export interface OwnCounts {
  applications: number;
  agents: number;
  /** Postings that agents have found since the candidate last looked. */
  newHits: number;
  documents: number;
}

/** An entry that leads to a page whose path is always the same. */
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

/** What is done every day; the rest of the administration is in the user's own menu. */
export const daily = [
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

/** The items whose pages a viewer may see: what a member of a company may not do is not offered (rules.md#team). */
export const offered = (
  items: readonly NavigationItem[],
  role: CompanyRole | null | undefined,
): readonly NavigationItem[] =>
  items.filter(({ page }) => {
    const needs = companyRoles.find((one) => one === siteMap[page].access);
    return needs === undefined || (role != null && hasRole(role, needs));
  });

/** Whether an item is the place one is in. */
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
