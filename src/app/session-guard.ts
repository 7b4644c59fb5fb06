import { redirect } from 'react-router';
import { me } from '#features/accounts/contract.ts';
import type { SessionUser } from '#features/accounts/fields.ts';
import { problemOf } from '#kit/client-errors.ts';
import { pageAddress } from '#kit/site-map.ts';
import { api, type Context, pageContext } from './page-context.ts';
import { accessOf, homeOf, loginAddress, mayVisit, neededRole, safeRedirect } from './path-access.ts';

const askWho = async (context: Context): Promise<SessionUser | null> => {
  try {
    return (await api(context).call(me, {})).data.user;
  } catch (error) {
    if (problemOf(error)?.status === 401) return null;
    throw error;
  }
};

/** One context per page request: all callers share one result. */
const users = new WeakMap<Context, Promise<SessionUser | null>>();

/** The user the page is rendered for; null for a guest. */
export function findUser(context: Context): Promise<SessionUser | null> {
  if (!context.get(pageContext).session) return Promise.resolve(null);
  const user = users.get(context) ?? askWho(context);
  users.set(context, user);
  return user;
}

/**
 * The user the page is rendered for, in the loader of a page that the site map restricts to one type of account: the
 * guard has found the user.
 */
export async function userOf(context: Context): Promise<SessionUser> {
  const user = await findUser(context);
  if (!user) throw new Error('A page for everybody asks for its user.');
  return user;
}

/**
 * Redirects callers who may not see a page before it is rendered (rules.md#guards), by the site map: a guest to the
 * login page and back, another type of account to the home page, a member of a company without the required role to the
 * company's postings, a signed-in user away from pages for guests. The map has more pages than are built; unknown paths
 * are not found.
 */
export async function guardPage({ context, url }: { context: Context; url: URL }): Promise<void> {
  const access = accessOf(url.pathname);
  if (access === null || access === 'everybody') return;
  const user = await findUser(context);
  if (access === 'signed-out') {
    if (user) throw redirect(safeRedirect(url.searchParams.get('redirectUrl')) ?? homeOf(user));
  } else if (!user) throw redirect(loginAddress(url.pathname + url.search));
  else if (!mayVisit(user, access)) {
    // A member without the required role is redirected to the company's postings, where the required role is shown.
    const above = user.accountType === 'employer' && (access === 'recruiter' || access === 'owner');
    throw redirect(above ? `${pageAddress('my-postings')}?${neededRole}=${access}` : pageAddress('home'));
  }
}
