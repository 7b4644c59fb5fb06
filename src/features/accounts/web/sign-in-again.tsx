import { Button } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** Shown above the form if an account without a password signed in too long ago for the action. */
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
