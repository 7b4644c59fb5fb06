import type { SessionUser } from '#features/accounts/fields.ts';
import type { Language } from '#kit/i18n/language.ts';
import { followOtherTabs, rootStore, setAuth, takeStored } from '#kit/root-store.ts';
import { actAs, takeOver } from './browser-transport.ts';
import { pageUser } from './page-user.ts';
import { isPrivate } from './path-access.ts';
import { announceSession, leaveForLogin } from './session-end.ts';
import { hasUnsavedInput } from './unsaved-input.ts';

/**
 * Handles another tab signing out or signing in as another user: a private page is left, any other is reloaded for the
 * current user. Half-filled forms on a public page stay, but nothing is sent from it as that user.
 */
const followAccount = (): void => {
  const now = rootStore.getState().auth?.user.id ?? null;
  const pageUserId = pageUser()?.id ?? null;
  if (now === pageUserId) {
    actAs(undefined);
    announceSession(false);
  } else if (isPrivate(location.pathname)) leaveForLogin();
  else if (hasUnsavedInput()) actAs(pageUserId);
  else location.reload();
};

let following = false;

/** Brings the store in line with whom the page was rendered for, as the refresh cookie says. */
export async function keepInStep(user: SessionUser | null, language: Language): Promise<void> {
  actAs(undefined);
  if (!following) {
    following = true;
    followOtherTabs(followAccount);
    // No event reports what another tab did since this one read the store.
    const before = rootStore.getState().auth;
    takeStored();
    if (before && !rootStore.getState().auth) return followAccount();
  }
  if (user) await takeOver(language).catch(() => undefined);
  else if (rootStore.getState().auth) setAuth(null);
}
