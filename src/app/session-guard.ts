import { type RouterContextProvider, redirect } from 'react-router';
import { me } from '#features/accounts/contract.ts';
import type { SessionUser } from '#features/accounts/fields.ts';
import { problemOf } from '#shared/client-errors.ts';
import { api } from './page-context.ts';

type Context = Readonly<RouterContextProvider>;

/** Who the page is rendered for; null for a guest. */
export async function findUser(context: Context): Promise<SessionUser | null> {
  try {
    return (await api(context).call(me, {})).data.user;
  } catch (error) {
    if (problemOf(error)?.status === 401) return null;
    throw error;
  }
}

const loginPaths = {
  jobseeker: '/prijava/kandidat',
  employer: '/prijava/poslodavac',
  admin: '/prijava/administrator',
} as const;

/** The user of a page for one kind of account (SPEC §2 Guards): others are led to the login page or home. */
export async function requireUser(
  context: Context,
  request: Request,
  type: keyof typeof loginPaths,
): Promise<SessionUser> {
  const user = await findUser(context);
  if (!user) {
    const { pathname, search } = new URL(request.url);
    throw redirect(`${loginPaths[type]}?redirectUrl=${encodeURIComponent(pathname + search)}`);
  }
  if (user.accountType !== type) throw redirect('/');
  return user;
}

/**
 * A `redirectUrl` is followed only when it is a path of this site (SPEC §2): one slash, then no second slash or
 * backslash, also when percent-encoded once more.
 */
export const safeRedirect = (target: string | null): string | null => {
  if (!target?.startsWith('/')) return null;
  try {
    const decoded = decodeURIComponent(target);
    if (/^\/[\\/]/.test(decoded) || /[\\\p{Cc}]/u.test(decoded)) return null;
    const base = 'http://site.invalid';
    return new URL(target, base).origin === base ? target : null;
  } catch {
    return null;
  }
};

/** Where somebody who has just signed in goes without a wish of their own. */
export const homeOf = (accountType: SessionUser['accountType']): string =>
  accountType === 'employer' ? '/profil/poslodavac' : '/';

/** Leads a signed-in user away from a login page (SPEC §2 Guards). */
export async function leaveWhenSignedIn(context: Context, request: Request): Promise<void> {
  const user = await findUser(context);
  if (!user) return;
  const target = safeRedirect(new URL(request.url).searchParams.get('redirectUrl'));
  throw redirect(target ?? homeOf(user.accountType));
}
