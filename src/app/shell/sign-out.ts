import { useCallback } from 'react';
import { logout } from '#features/accounts/contract.ts';
import { setAuth } from '#shared/root-store.ts';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { useToast } from '#ui/toasts.tsx';

/** Ends the session here and on the server, then shows the home page anew: nothing of the account stays in memory. */
export function useSignOut(): () => Promise<void> {
  const api = useApi();
  const t = useTexts();
  const { show } = useToast();
  return useCallback(async () => {
    try {
      await api.call(logout, {});
    } catch (error) {
      show({ tone: 'error', title: t('shell.nav.signOutFailed'), text: problemSentence(error, t) });
      return;
    }
    setAuth(null);
    window.location.assign('/');
  }, [api, show, t]);
}
