import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** For an account without a password whose sign-in is too old for what was asked. */
export function SignInAgain({ onSignInAgain }: { onSignInAgain: () => void }) {
  const t = useTexts();
  return (
    <Note
      tone="warn"
      role="alert"
      actions={
        <Button size="sm" onClick={onSignInAgain}>
          {t('accounts.pages.account.signInAgain')}
        </Button>
      }
    >
      {t('accounts.pages.account.signInAgainText')}
    </Note>
  );
}
