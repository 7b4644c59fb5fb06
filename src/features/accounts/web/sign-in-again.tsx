import { setAuth } from '#kit/root-store.ts';
import { pageAt } from '#kit/site-map.ts';
import { Button } from '#ui/light/button.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { loginAddress } from '../auth-addresses.ts';
import { logout } from '../contract.ts';

/**
 * Shown above a form of the account's page if an account without a password signed in too long ago for the action: leads
 * to the login page, which returns here.
 */
export function SignInAgain() {
  const t = useTexts();
  const api = useApi();
  const signInAgain = async (): Promise<void> => {
    const { pathname } = window.location;
    await api.call(logout, {}).catch(() => undefined);
    setAuth(null);
    const accountType = pageAt(pathname) === 'account-employer' ? 'employer' : 'jobseeker';
    window.location.assign(loginAddress(accountType, { redirectUrl: pathname }));
  };
  return (
    <>
      {t('accounts.pages.account.signInAgainText')}
      <span className="row mt8">
        <Button size="sm" onClick={() => void signInAgain()}>
          {t('accounts.pages.account.signInAgain')}
        </Button>
      </span>
    </>
  );
}
