import { pageAddress } from '#kit/site-map.ts';
import { Link } from '../light/link.tsx';
import { useTexts } from '../site/site-context.tsx';

/**
 * A sentence that ends with the terms, which are agreed to (rules.md#registration), and one on the privacy policy,
 * which is a notice. Both open in a new tab, so that no input is lost.
 */
export function WithTerms({ children }: { children: string }) {
  const t = useTexts();
  return (
    <>
      {children}{' '}
      <Link className="link" href={pageAddress('terms')} target="_blank">
        {t('ui.terms.link')}
      </Link>
      . {t('ui.terms.privacyBefore')}{' '}
      <Link className="link" href={pageAddress('privacy')} target="_blank">
        {t('ui.terms.privacyLink')}
      </Link>
      .
    </>
  );
}
