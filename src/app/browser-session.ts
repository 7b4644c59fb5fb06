import type { SessionUser } from '#features/accounts/fields.ts';
import type { Language } from '#shared/i18n/language.ts';
import { rootStore, setAuth } from '#shared/root-store.ts';
import { refreshToken } from './browser-transport.ts';

/** Takes over whom the page was rendered for: the store forgets or learns them as the refresh cookie says. */
export async function keepInStep(user: SessionUser | null, language: Language): Promise<void> {
  const { auth } = rootStore.getState();
  if (user === null) {
    if (auth) setAuth(null);
  } else if (auth?.user.id !== user.id) {
    const accessToken = await refreshToken(language).catch(() => null);
    if (accessToken) setAuth({ user, token: { accessToken } });
  }
}
