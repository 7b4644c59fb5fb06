import { type RouterContextProvider, redirect } from 'react-router';
import { me } from '#features/accounts/contract.ts';
import type { SessionUser } from '#features/accounts/fields.ts';
import type { AccountType } from '#shared/actor.ts';
import { problemOf } from '#shared/client-errors.ts';
import { api } from './page-context.ts';
import { accessOf, homeOf, loginAddress, safeRedirect } from './path-access.ts';

export { homeOf, safeRedirect } from './path-access.ts';

type Context = Readonly<RouterContextProvider>;

const askWho = async (context: Context): Promise<SessionUser | null> => {
  try {
    return (await api(context).call(me, {})).data.user;
  } catch (error) {
    if (problemOf(error)?.status === 401) return null;
    throw error;
  }
};

/** One context per page request: whoever asks gets the same answer. */
const known = new WeakMap<Context, Promise<SessionUser | null>>();

/** Who the page is rendered for; null for a guest. */
export function findUser(context: Context): Promise<SessionUser | null> {
  const asked = known.get(context) ?? askWho(context);
  known.set(context, asked);
  return asked;
}

/**
 * The user of a page for one kind of account (SPEC §2 Guards): others are led to the login page or home. The address is the
 * loader's `url`, the page's own; the request's is another one when the browser asks for a page's data.
 */
export async function requireUser(
  context: Context,
  { pathname, search }: URL,
  type: AccountType,
): Promise<SessionUser> {
  const user = await findUser(context);
  if (!user) throw redirect(loginAddress(pathname + search));
  if (user.accountType !== type) throw redirect('/');
  return user;
}

/** Leads a signed-in user away from a login page (SPEC §2 Guards). */
export async function leaveWhenSignedIn(context: Context, url: URL): Promise<void> {
  const user = await findUser(context);
  if (!user) return;
  const target = safeRedirect(url.searchParams.get('redirectUrl'));
  throw redirect(target ?? homeOf(user.accountType));
}

/**
 * Before any page is made: whoever may not see it is led on, by the one table of paths, which knows more of them than have
 * a page yet. What is not in it is not found.
 */
export async function guardPage({ context, url }: { context: Context; url: URL }): Promise<void> {
  const access = accessOf(url.pathname);
  if (access === null || access === 'everybody') return;
  if (access === 'signed-out') await leaveWhenSignedIn(context, url);
  else await requireUser(context, url, access);
}
