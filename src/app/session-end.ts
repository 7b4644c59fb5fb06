import { pageUser } from './page-user.ts';
import { isPrivate, loginAddress } from './path-access.ts';
import { hasUnsavedInput } from './unsaved-input.ts';

/** Event whose `detail` says whether the session that the page was rendered for has ended. */
export const sessionEvent = 'session-told';

export const announceSession = (ended: boolean): void => {
  document.dispatchEvent(new CustomEvent<boolean>(sessionEvent, { detail: ended }));
};

/** Redirects to the login page and back here afterwards (rules.md#lost-sign-in). */
export const leaveForLogin = (): void => location.assign(loginAddress(location.pathname + location.search));

/** Handles the end of the open page's session: a private page is left; users with unsaved input stay and see a note. */
export const endHere = (): void => {
  if (pageUser() === null || !isPrivate(location.pathname)) return;
  if (hasUnsavedInput()) announceSession(true);
  else leaveForLogin();
};
