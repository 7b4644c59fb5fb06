import { Button } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** For an account without a password whose sign-in is too old for the act; shown above the form. */
export function SignInAgain({ onSignInAgain }: { onSignInAgain: () => void }) {
  const t = useTexts();
  return (
    <>
      {t('accounts.pages.account.signInAgainText')}
      <span className="row mt8">
        <Button size="sm" onClick={onSignInAgain}>
          {t('accounts.pages.account.signInAgain')}
        </Button>
      </span>
    </>
  );
}
