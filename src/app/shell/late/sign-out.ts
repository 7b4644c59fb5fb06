import { logout } from '#features/accounts/contract.ts';
import { setAuth } from '#shared/root-store.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';

/** Ends the session here and on the server, then reloads the home page: nothing of the account stays in memory. */
export function useSignOut(): () => Promise<unknown> {
  const api = useApi();
  const t = useTexts();
  return useAct(
    async () => {
      await api.call(logout, {});
      setAuth(null);
      window.location.assign('/');
    },
    { toast: t('shell.nav.signOutFailed') },
  ).run;
}
