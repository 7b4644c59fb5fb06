import { useLocation } from 'react-router';
import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { loginAddress } from '../../path-access.ts';

/** Shows that the session of a half-filled page has ended. Signing in opens a new tab, so that no input is lost. */
export function SignedOutNote() {
  const t = useTexts();
  const { pathname, search } = useLocation();
  return (
    <div className="wrap mt16">
      <Note tone="warn" role="status" title={t('shell.signedOut.title')}>
        {t('shell.signedOut.text')}{' '}
        <a className="link" href={loginAddress(pathname + search)} target="_blank" rel="noopener opener">
          {t('shell.signedOut.signIn')}
        </a>
      </Note>
    </div>
  );
}
