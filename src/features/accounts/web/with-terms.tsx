import { Link } from '#ui/link.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** A sentence that ends with the terms, which are agreed to (SPEC §7), and one on the privacy policy, which is a notice. Each text opens in another tab: nothing typed is lost. */
export function WithTerms({ children }: { children: string }) {
  const t = useTexts();
  return (
    <>
      {children}{' '}
      <Link className="link" href="/uslovi" target="_blank">
        {t('accounts.registration.termsLink')}
      </Link>
      . {t('accounts.registration.privacyBefore')}{' '}
      <Link className="link" href="/privatnost" target="_blank">
        {t('accounts.registration.privacyLink')}
      </Link>
      .
    </>
  );
}
