import { savedPostingsPath } from '#features/postings/saved-sorts.ts';
import type { AccountType } from '#shared/actor.ts';

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
    | 'savedPostings'
    | 'ownAccount'
    | 'settings'
    | 'moderation'
    | 'orders'
    | 'users'
    | 'messages'
    | 'mails'
    | 'auditLog';
  href: string;
  /** Pages that belong to it besides its own. */
  below: RegExp;
}

const postings: NavigationItem = {
  text: 'postings',
  href: '/oglasi',
  below: /^\/oglasi\/(\d+(\/prijava-poslata)?|kljucni|keywords|model\/rada)$/,
};
const employers: NavigationItem = { text: 'employers', href: '/poslodavci', below: /^\/poslodavci\/\d+$/ };
const blog: NavigationItem = { text: 'blog', href: '/blog', below: /^\/blog\/\d+$/ };
const prices: NavigationItem = { text: 'prices', href: '/cenovnik', below: /^$/ };
const contact: NavigationItem = { text: 'contact', href: '/kontakt', below: /^$/ };
const companyProfile: NavigationItem = { text: 'companyProfile', href: '/profil/poslodavac', below: /^$/ };
const myPostings: NavigationItem = {
  text: 'myPostings',
  href: '/profil/poslodavac/oglasi',
  below: /^\/oglasi\/(kreiranje|obnova|\d+\/(izmena|statistika))$/,
};

/** Applications are read posting by posting: those with unread ones first. */
export const applicationsPath = '/profil/poslodavac/oglasi?sort=applications';
const ownApplications: NavigationItem = {
  text: 'ownApplications',
  href: applicationsPath,
  below: /^\/oglasi\/(\d+\/prijave|prijava\/.+)$/,
};

const savedPostings: NavigationItem = {
  text: 'savedPostings',
  href: savedPostingsPath,
  below: /^$/,
};

const ownOrders: NavigationItem = {
  text: 'orders',
  href: '/profil/poslodavac/porudzbine',
  below: /^$/,
};

const account = (area: 'kandidat' | 'poslodavac'): NavigationItem[] => [
  { text: 'ownAccount', href: `/profil/${area}/nalog`, below: /^$/ },
  { text: 'settings', href: `/profil/${area}/podesavanja`, below: /^$/ },
];

const moderation: NavigationItem = { text: 'moderation', href: '/admin/moderacija', below: /^$/ };
const allOrders: NavigationItem = { text: 'orders', href: '/admin/porudzbine', below: /^$/ };
const users: NavigationItem = { text: 'users', href: '/admin/korisnici', below: /^\/admin\/korisnici\/.+$/ };
const messages: NavigationItem = { text: 'messages', href: '/admin/poruke', below: /^$/ };
const mails: NavigationItem = { text: 'mails', href: '/admin/posta', below: /^$/ };
const siteSettings: NavigationItem = { text: 'settings', href: '/admin/podesavanja', below: /^$/ };
const auditLog: NavigationItem = { text: 'auditLog', href: '/admin/dnevnik', below: /^$/ };

const companies: NavigationItem = { text: 'employers', href: '/admin/poslodavci', below: /^$/ };
const priceList: NavigationItem = { text: 'prices', href: '/admin/cenovnik', below: /^$/ };
/** What is done every day; the rest of the administration stands in the user's own menu. */
const daily = [moderation, allOrders, companies, users, messages, mails];
const administration = [...daily, priceList, siteSettings, auditLog];

/** The main navigation, by who looks; only pages that exist. */
export const mainNavigation: Record<AccountType | 'guest', readonly NavigationItem[]> = {
  guest: [postings, employers, blog, prices],
  jobseeker: [postings, employers, blog, prices],
  employer: [myPostings, ownApplications, ownOrders, prices],
  admin: daily,
};

const everyone = [postings, employers, blog, prices, contact];

/** What the menu of narrow screens leads to besides somebody's own pages (mock 16a). */
export const mobileNavigation: Record<AccountType | 'guest', readonly NavigationItem[]> = {
  guest: everyone,
  jobseeker: everyone,
  employer: everyone,
  admin: [postings],
};

/** The side menu of somebody's own pages; only pages that exist. */
export const ownNavigation: Record<'jobseeker' | 'employer', readonly NavigationItem[]> = {
  jobseeker: [savedPostings, ...account('kandidat')],
  employer: [companyProfile, myPostings, ownApplications, ownOrders, ...account('poslodavac')],
};

/** What the user's own menu holds besides appearance and signing out. */
export const userNavigation: Record<AccountType, readonly NavigationItem[]> = {
  ...ownNavigation,
  admin: administration,
};

/** Whether an item is the place one is in. */
export const isCurrent = (item: NavigationItem, pathname: string): boolean =>
  pathname === item.href || item.below.test(pathname);

/** Whether a page belongs to the administration, which has a head and foot of its own. */
export const isAdministration = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);
