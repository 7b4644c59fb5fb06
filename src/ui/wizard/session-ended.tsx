import { LinkButton } from '../light/button.tsx';
import { Note } from '../light/note.tsx';
import { useTexts } from '../site/site-context.tsx';

/**
 * Shown when the session has ended while somebody was filling in a form: the input is stored on this device.
 * @param signIn returns the sign-in address for an address to return to
 */
export function SessionEnded({ signIn }: { signIn: (redirectUrl: string) => string }) {
  const t = useTexts();
  return (
    <Note
      tone="error"
      actions={
        <LinkButton size="sm" href={signIn(`${location.pathname}${location.search}`)}>
          {t('ui.wizard.signInAgain')}
        </LinkButton>
      }
    >
      {t('ui.wizard.sessionEnded')}
    </Note>
  );
}
