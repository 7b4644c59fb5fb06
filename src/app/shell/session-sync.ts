import { useEffect } from 'react';
import type { SessionUser } from '#features/accounts/fields.ts';
import type { Language } from '#shared/i18n/language.ts';
import { rootStore, setAuth } from '#shared/root-store.ts';
import { refreshToken } from '../browser-transport.ts';

/** Takes over a session that the cookie knows and this browser's store does not; what fails is tried with the next page. */
async function adoptSession(user: SessionUser, language: Language): Promise<void> {
  const accessToken = await refreshToken(language).catch(() => null);
  if (accessToken) setAuth({ user, token: { accessToken } });
}

/**
 * Keeps the stored sign-in in step with the session the page was rendered for: the cookie decides. It may know somebody
 * whom the store lacks (storage cleared, another tab signed in), or nobody any more.
 */
export function useSessionSync(user: SessionUser | null, language: Language): void {
  useEffect(() => {
    const { auth } = rootStore.getState();
    if (user === null) {
      if (auth) setAuth(null);
    } else if (auth?.user.id !== user.id) {
      void adoptSession(user, language);
    }
  }, [user, language]);
}
