import { WithTerms } from '#ui/forms/with-terms.tsx';
import { IconBrandGoogle, IconKey } from '#ui/icons/sign-in-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ProviderView } from '../../identity-fields.ts';
import { externalSignInPath } from '../contract.ts';

export interface ExternalButtonsProps {
  providers: ProviderView[];
  /** The requested address. */
  redirectUrl: string | null;
  /** Position relative to the form with the address and the password. */
  place: 'before' | 'after';
}

/**
 * A button for each external provider, what continuing there means, and an „or” before or after the form. The buttons
 * are links and work without JavaScript. Renders nothing without providers.
 */
export function ExternalButtons({ providers, redirectUrl, place }: ExternalButtonsProps) {
  const t = useTexts();
  if (providers.length === 0) return null;
  return (
    <div className="stack g24">
      {place === 'after' ? <div className="auth-or">{t('accounts.external.or')}</div> : null}
      <div className="stack g12">
        {providers.map(({ id, label }) => (
          <LinkButton key={id} size="lg" block href={externalSignInPath(id, redirectUrl)}>
            {id === 'google' ? <IconBrandGoogle /> : <IconKey />}
            {t('accounts.external.continue', { label })}
          </LinkButton>
        ))}
        <p className="sm dim">
          <WithTerms>{t('accounts.external.terms')}</WithTerms>
        </p>
      </div>
      {place === 'before' ? <div className="auth-or">{t('accounts.external.orByEmail')}</div> : null}
    </div>
  );
}
