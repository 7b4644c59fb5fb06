import { LinkButton } from '../light/button.tsx';
import { Note } from '../light/note.tsx';
import { useTexts } from '../site/site-context.tsx';

/**
 * The session has ended while somebody was filling in: what was typed is on this device.
 * @param signIn the address of signing in, for the address to come back to
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
