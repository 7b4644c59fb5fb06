import { loginPaths } from '#features/accounts/login-paths.ts';
import type { AccountType } from '#kit/actor.ts';
import { type CompanyRole, hasRole } from '#kit/company-role.ts';
import { type PageAccess, pageAddress, pageAt, readPath, siteMap } from '#kit/site-map.ts';

/** Who may see this path; null for an unknown path. */
export const accessOf = (pathname: string): PageAccess | null => {
  const page = pageAt(pathname);
  return page && siteMap[page].access;
};

/** The type of account that a page requires; null when it requires none. */
export const kindOf = (access: PageAccess): AccountType | null => {
  if (access === 'everybody' || access === 'signed-out') return null;
  return access === 'jobseeker' || access === 'admin' ? access : 'employer';
};

/** Whom a page of `/prijava/…` or `/registracija/…` is for. */
export const audienceOf = ({ pathname }: URL): 'employer' | 'jobseeker' =>
  pathname.includes('/poslodavac') ? 'employer' : 'jobseeker';

/** Query parameter that tells the postings page which role is required by the page the user was redirected from. */
export const neededRole = 'uloga';

/** Whether a user may see a page that requires signing in. */
export const mayVisit = (
  { accountType, role }: { accountType: AccountType; role: CompanyRole | null },
  access: PageAccess,
): boolean => {
  if (access === 'reader' || access === 'recruiter' || access === 'owner')
    return role !== null && hasRole(role, access);
  return accountType === access;
};

/** Whether the page handles forms posted to it; other pages are shown again. */
export const takesForm = (pathname: string): boolean => {
  const page = pageAt(pathname);
  return page !== null && siteMap[page].form === true;
};

/** Whether a page is only for signed-in users. */
export const isPrivate = (pathname: string): boolean => !['everybody', 'signed-out', null].includes(accessOf(pathname));

/**
 * The login page for an address (path and query) that requires signing in, with a redirect back to it: the employers'
 * for their pages, the administrators' for theirs, otherwise the candidates' (rules.md#guards). Login pages are not
 * redirected back to.
 */
export const loginAddress = (address: string): string => {
  const [pathname = '/'] = address.split(/[?#]/);
  const access = accessOf(pathname);
  const below = /^\/(admin|profil\/poslodavac)\//.exec(readPath(pathname))?.[1];
  const kind = below === 'admin' ? 'admin' : below ? 'employer' : access && kindOf(access);
  const page = loginPaths[kind ?? 'jobseeker'];
  return safeRedirect(address) ? `${page}?redirectUrl=${encodeURIComponent(address)}` : page;
};

/** Maximum length of an address to redirect back to: it must fit, encoded, into another address. */
const maxRedirect = 2000;

/**
 * A `redirectUrl` is followed only when it is a path of this site (rules.md#redirect-addresses): one slash, not
 * followed by a slash or backslash, also when percent-encoded once more; and not to a page that itself redirects.
 */
export const safeRedirect = (target: string | null | undefined): string | null => {
  if (!target?.startsWith('/') || target.length > maxRedirect) return null;
  try {
    const decoded = decodeURIComponent(target);
    if (/^\/[\\/]/.test(decoded) || /[\\\p{Cc}]/u.test(decoded)) return null;
    const base = 'http://site.invalid';
    const { origin, pathname } = new URL(target, base);
    const stays = origin === base && !pathname.startsWith('//');
    return stays && accessOf(pathname) !== 'signed-out' ? target : null;
  } catch {
    return null;
  }
};

/** Landing page after signing in without a requested address: a company's profile is for its owners only. */
export const homeOf = ({ accountType, role }: { accountType: AccountType; role: CompanyRole | null }): string =>
  ({
    employer: pageAddress(role === 'owner' ? 'employer-profile' : 'my-postings'),
    jobseeker: pageAddress('home'),
    admin: pageAddress('admin-home'),
  })[accountType];
