/* The site map: every page that the product has or will have (rules.md#site-map), once. Routes, guards, sitemap,
   navigation and all addresses derive from it (ADR 37). */

import type { CompanyRole } from './company-role.ts';

/**
 * Who may see a page: everybody; only signed-out visitors (others are redirected); one type of account; or members of a
 * company with at least this role.
 */
export type PageAccess = 'everybody' | 'signed-out' | 'jobseeker' | CompanyRole | 'admin';

export interface Page {
  /** Its Serbian path; `{id}` matches any one segment, and fixed paths take precedence over it. */
  path: string;
  access: PageAccess;
  /** Name of its file in `app/pages`; the page's own name by default, null for a page that is not built yet. */
  file?: string | null;
  /** The plugin that contains its file, in its own `pages`; without the plugin there is no such page. */
  plugin?: string;
  /**
   * Whether it is in the sitemap; `postings`: it changes with them. Required for every fixed path that guests may open;
   * pages with an `{id}` are listed by the features that know the ids.
   */
  sitemap?: boolean | 'postings';
  /** Whether it handles forms posted to it; other pages are shown again. */
  form?: true;
  /** The page whose navigation entry is marked as current; itself by default. */
  under?: string;
  /** Path of the page in which it is shown: its route is a child of that page's, and going between them is no new page. */
  within?: string;
}

const map = {
  home: { path: '/', access: 'everybody', sitemap: 'postings' },
  postings: { path: '/oglasi', access: 'everybody', sitemap: 'postings' },
  'highlighted-postings': {
    path: '/oglasi/kljucni',
    access: 'everybody',
    sitemap: 'postings',
    under: 'postings',
  },
  'work-model-postings': {
    path: '/oglasi/model/rada',
    access: 'everybody',
    sitemap: 'postings',
    under: 'postings',
  },
  keywords: { path: '/oglasi/keywords', access: 'everybody', sitemap: 'postings', under: 'postings' },
  alert: { path: '/oglasi/obavestenja', access: 'everybody', sitemap: false, form: true, under: 'postings' },
  'alert-confirmation': { path: '/oglasi/obavestenja/potvrda', access: 'everybody', sitemap: false, form: true },
  posting: { path: '/oglasi/{id}', access: 'everybody', under: 'postings' },
  'posting-beside': { path: '/oglasi/uporedo/{id}', access: 'everybody', under: 'postings', within: '/oglasi' },
  'application-sent': { path: '/oglasi/{id}/prijava-poslata', access: 'everybody', under: 'postings' },
  leaving: { path: '/oglasi/{id}/spoljna-prijava', access: 'everybody', form: true },
  employers: { path: '/poslodavci', access: 'everybody', sitemap: 'postings' },
  employer: { path: '/poslodavci/{id}', access: 'everybody', under: 'employers' },
  pay: { path: '/zarade', access: 'everybody', sitemap: true, plugin: 'pay-figures' },
  prices: { path: '/cenovnik', access: 'everybody', sitemap: true },
  blog: { path: '/blog', access: 'everybody', sitemap: true },
  'blog-post': { path: '/blog/{id}', access: 'everybody', under: 'blog' },
  contact: { path: '/kontakt', access: 'everybody', sitemap: true, form: true },
  about: { path: '/o-nama', access: 'everybody', sitemap: true, file: 'static-page' },
  privacy: { path: '/privatnost', access: 'everybody', sitemap: true, file: 'static-page' },
  terms: { path: '/uslovi', access: 'everybody', sitemap: true, file: 'static-page' },
  'anti-discrimination': {
    path: '/antidiskriminacioni-propisi',
    access: 'everybody',
    sitemap: true,
    file: 'static-page',
  },
  transparency: { path: '/transparentnost', access: 'everybody', sitemap: true },
  error: { path: '/error', access: 'everybody', sitemap: false },

  'login-candidate': {
    path: '/prijava/kandidat',
    access: 'signed-out',
    sitemap: true,
    file: 'login',
    form: true,
  },
  'login-employer': {
    path: '/prijava/poslodavac',
    access: 'signed-out',
    sitemap: true,
    file: 'login',
    form: true,
  },
  'login-admin': { path: '/prijava/administrator', access: 'signed-out', sitemap: false, form: true },
  'registration-candidate': {
    path: '/registracija/kandidat',
    access: 'signed-out',
    sitemap: true,
    file: 'registration',
    form: true,
  },
  'registration-employer': {
    path: '/registracija/poslodavac',
    access: 'signed-out',
    sitemap: true,
    file: 'registration',
    form: true,
  },
  'forgotten-password': { path: '/lozinka/zaboravljena', access: 'signed-out', sitemap: false, form: true },
  'new-password': { path: '/lozinka/resetovanje', access: 'signed-out', sitemap: false, form: true },
  'email-verification': { path: '/email/verifikacija', access: 'everybody', sitemap: false, form: true },
  'verify-email': { path: '/email/verifikuj', access: 'everybody', sitemap: false },
  unsubscribe: { path: '/email/odjava', access: 'everybody', sitemap: false },
  'company-invitation': {
    path: '/prijava/poslodavac/poziv',
    access: 'everybody',
    sitemap: false,
    form: true,
  },
  'notice-address': { path: '/email/obavestenja', access: 'everybody', sitemap: false, form: true },
  decision: { path: '/email/odluka', access: 'everybody', sitemap: false, form: true },
  'agent-mail': { path: '/digitalni-agent/mejl', access: 'everybody', sitemap: false, form: true },

  interview: { path: '/razgovor', access: 'everybody', sitemap: false, form: true, plugin: 'interviews' },
  'application-withdrawal': {
    path: '/email/povlacenje-prijave',
    access: 'everybody',
    sitemap: false,
    form: true,
  },

  'employer-messages': { path: '/profil/poslodavac/poruke', access: 'reader' },
  'candidate-messages': { path: '/profil/kandidat/poruke', access: 'jobseeker' },
  'notifications-employer': { path: '/profil/poslodavac/obavestenja', access: 'reader' },
  'notifications-candidate': { path: '/profil/kandidat/obavestenja', access: 'jobseeker' },

  'employer-profile': { path: '/profil/poslodavac', access: 'owner' },
  'my-postings': { path: '/profil/poslodavac/oglasi', access: 'reader' },
  'posting-drafts': {
    path: '/profil/poslodavac/oglasi/nacrti',
    access: 'recruiter',
    under: 'my-postings',
  },
  team: { path: '/profil/poslodavac/tim', access: 'reader' },
  'own-decisions': { path: '/profil/poslodavac/odluke', access: 'recruiter' },
  'own-orders': { path: '/profil/poslodavac/porudzbine', access: 'recruiter' },
  'account-employer': { path: '/profil/poslodavac/nalog', access: 'reader', file: 'account' },
  'settings-employer': { path: '/profil/poslodavac/podesavanja', access: 'reader', file: 'settings' },
  'posting-create': { path: '/oglasi/kreiranje', access: 'recruiter', under: 'my-postings' },
  'posting-renew': { path: '/oglasi/obnova', access: 'recruiter', under: 'my-postings' },
  'posting-edit': { path: '/oglasi/{id}/izmena', access: 'recruiter', under: 'my-postings' },
  'posting-statistics': {
    path: '/oglasi/{id}/statistika',
    access: 'reader',
    under: 'my-postings',
    plugin: 'posting-statistics',
  },
  'employer-applications': { path: '/oglasi/{id}/prijave', access: 'reader' },
  'employer-application': {
    path: '/oglasi/prijava/{id}',
    access: 'reader',
    under: 'employer-applications',
  },
  'employer-interviews': {
    path: '/oglasi/{id}/razgovori',
    access: 'reader',
    under: 'employer-applications',
    plugin: 'interviews',
  },

  'candidate-home': { path: '/profil/kandidat', access: 'jobseeker' },
  'saved-postings': { path: '/profil/kandidat/sacuvani-oglasi', access: 'jobseeker' },
  'hidden-postings': { path: '/profil/kandidat/skriveno', access: 'jobseeker', under: 'saved-postings' },
  'account-candidate': { path: '/profil/kandidat/nalog', access: 'jobseeker', file: 'account' },
  'settings-candidate': { path: '/profil/kandidat/podesavanja', access: 'jobseeker', file: 'settings' },
  'candidate-applications': { path: '/profil/kandidat/prijave', access: 'jobseeker' },
  'candidate-application': {
    path: '/profil/kandidat/prijave/{id}',
    access: 'jobseeker',
    under: 'candidate-applications',
  },
  documents: { path: '/profil/kandidat/dokumenti', access: 'jobseeker' },
  cv: { path: '/profil/kandidat/cv', access: 'jobseeker', under: 'candidate-home' },
  'cv-import': {
    path: '/profil/kandidat/cv/uvoz',
    access: 'jobseeker',
    under: 'candidate-home',
    plugin: 'cv-import',
  },
  agents: { path: '/profil/kandidat/digitalni-agent', access: 'jobseeker' },
  'agent-create': {
    path: '/profil/kandidat/digitalni-agent/kreiranje',
    access: 'jobseeker',
    under: 'agents',
  },
  'agent-edit': { path: '/profil/kandidat/digitalni-agent/izmena', access: 'jobseeker', under: 'agents' },
  'agent-postings': { path: '/profil/kandidat/digitalni-agent/{id}', access: 'jobseeker', under: 'agents' },
  apply: { path: '/oglasi/{id}/apliciraj', access: 'jobseeker', under: 'postings' },

  'admin-home': { path: '/admin', access: 'admin' },
  'admin-moderation': { path: '/admin/moderacija', access: 'admin' },
  'admin-postings': { path: '/admin/oglasi', access: 'admin' },
  'admin-orders': { path: '/admin/porudzbine', access: 'admin' },
  'admin-employers': { path: '/admin/poslodavci', access: 'admin' },
  'admin-users': { path: '/admin/korisnici', access: 'admin' },
  'admin-user-create': { path: '/admin/korisnici/novi', access: 'admin', under: 'admin-users' },
  'admin-user': { path: '/admin/korisnici/{id}', access: 'admin', under: 'admin-users' },
  'admin-messages': { path: '/admin/poruke', access: 'admin' },
  'admin-objections': { path: '/admin/prigovori', access: 'admin' },
  'admin-mails': { path: '/admin/posta', access: 'admin' },
  'admin-prices': { path: '/admin/cenovnik', access: 'admin' },
  'admin-settings': { path: '/admin/podesavanja', access: 'admin' },
  'admin-log': { path: '/admin/dnevnik', access: 'admin' },
  'admin-blog': { path: '/admin/blog', access: 'admin' },
  'admin-article': { path: '/admin/blog/{id}', access: 'admin', under: 'admin-blog' },
  'admin-article-preview': { path: '/admin/blog/{id}/pregled', access: 'admin', under: 'admin-blog' },
  'admin-pages': { path: '/admin/stranice', access: 'admin' },
  'admin-page': { path: '/admin/stranice/{id}', access: 'admin', under: 'admin-pages' },
  'admin-page-preview': {
    path: '/admin/stranice/{id}/pregled',
    access: 'admin',
    under: 'admin-pages',
  },
  'admin-announcements': { path: '/admin/obavestenja', access: 'admin' },
  'admin-mail-texts': { path: '/admin/posta/tekstovi', access: 'admin', under: 'admin-mails' },
} as const satisfies Record<string, Page>;

type SiteMap = typeof map;

export type PageName = keyof SiteMap;

/** Pages of one object, with its id in the path. */
type ObjectPage = {
  [Name in PageName]: SiteMap[Name]['path'] extends `${string}{id}${string}` ? Name : never;
}[PageName];

/** Pages whose path is always the same. */
export type FixedPage = Exclude<PageName, ObjectPage>;

export const siteMap: Readonly<Record<PageName, Page>> = map;

/** The path of a page. Callers add a query or the origin. The id is escaped but not validated. */
export function pageAddress(page: FixedPage): string;
export function pageAddress(page: ObjectPage, id: number | string): string;
export function pageAddress(page: PageName, id: number | string = ''): string {
  return map[page].path.replace('{id}', encodeURIComponent(id));
}

const patterns = (Object.keys(map) as PageName[])
  .map((name) => ({ name, pattern: new RegExp(`^${map[name].path.replace('{id}', '[^/]+')}$`) }))
  // Fixed paths take precedence over `{id}`.
  .sort((a, b) => Number(map[a.name].path.includes('{id}')) - Number(map[b.name].path.includes('{id}')));

/** A path as the router reads it: decoded, case-insensitive, with or without a trailing slash. */
export const readPath = (pathname: string): string => {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // Not decodable: used unchanged.
  }
  // The lookbehind matches a run of slashes only from its start: it may be as long as a URL.
  return path.toLowerCase().replace(/(?<!\/)\/+$/, '') || '/';
};

/** The page at a path; null for an unknown path. */
export const pageAt = (pathname: string): PageName | null => {
  const path = readPath(pathname);
  return patterns.find(({ pattern }) => pattern.test(path))?.name ?? null;
};

/** The path of the page in which the page at a path is shown; itself for most. */
export const framePath = (pathname: string): string => {
  const page = pageAt(pathname);
  return (page && siteMap[page].within) ?? pathname;
};
