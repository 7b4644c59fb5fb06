import { useEffect, useLayoutEffect } from 'react';
import type { SessionUser } from '#features/accounts/fields.ts';
import type { Language } from '#shared/i18n/language.ts';
import { notePageUser } from '../page-user.ts';

/**
 * Keeps the stored sign-in in step with the session the page was rendered for: the cookie decides. It may know somebody
 * whom the store lacks (storage cleared, another tab signed in), or nobody any more. What fails is tried with the next page.
 */
export function useSessionSync(user: SessionUser | null, language: Language): void {
  // Before any effect or click can send something.
  useLayoutEffect(() => notePageUser(user), [user]);
  useEffect(() => {
    import('../browser-session.ts').then(
      ({ keepInStep }) => keepInStep(user, language),
      () => undefined,
    );
  }, [user, language]);
}
