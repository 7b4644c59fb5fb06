import { useEffect, useLayoutEffect, useState } from 'react';
import type { SessionUser } from '#features/accounts/fields.ts';
import type { Language } from '#kit/i18n/language.ts';
import { rememberPageUser } from '../page-user.ts';
import { sessionEvent } from '../session-end.ts';

/**
 * Synchronises the stored sign-in with the session that the page was rendered for: the cookie decides. It may have a
 * user whom the store lacks (storage cleared, another tab signed in), or none any more. A failure is retried on the
 * next page. Returns whether the session of a page that stays open has ended.
 */
export function useSessionSync(user: SessionUser | null, language: Language): boolean {
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const tell = (event: Event): void => setEnded((event as CustomEvent<boolean>).detail);
    document.addEventListener(sessionEvent, tell);
    return () => document.removeEventListener(sessionEvent, tell);
  }, []);
  // Before any effect or click can send a request.
  useLayoutEffect(() => rememberPageUser(user), [user]);
  useEffect(() => {
    import('../browser-session.ts').then(
      ({ keepInStep }) => keepInStep(user, language),
      () => undefined,
    );
  }, [user, language]);
  return ended && user !== null;
}
