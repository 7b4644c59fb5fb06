import { Link } from '#ui/link.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** What registration asks agreement to (SPEC §7), with the texts a click away in another tab: nothing typed is lost. */
export function TermsLabel() {
  const t = useTexts();
  return (
    <>
      {t('accounts.registration.terms')}{' '}
      <Link className="link" href="/uslovi" target="_blank">
        {t('accounts.registration.termsLink')}
      </Link>{' '}
      {t('accounts.registration.termsAnd')}{' '}
      <Link className="link" href="/privatnost" target="_blank">
        {t('accounts.registration.privacyLink')}
      </Link>
    </>
  );
}
