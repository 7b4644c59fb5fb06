import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import type { LinkProps } from '#ui/light/link.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

const changesLanguage = (href: string): boolean => /[?&]lang=/.test(href);

/**
 * The link component of the design system: pages of this site open without a full load. A link to another language
 * reloads the page, since all its texts change; `#part`, `tel:`, other sites and addresses of the API are left to the
 * browser. Without a connection the page stays, with all input, and a note explains why.
 */
export function AppLink({ href, onClick, ...rest }: LinkProps) {
  const t = useTexts();
  const { show } = useToast();
  const stayOffline = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (navigator.onLine || event.defaultPrevented) return;
    event.preventDefault();
    show({ tone: 'error', title: t('client.fetch') });
  };
  const ofThisSite = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
  if (!ofThisSite || changesLanguage(href) || rest.target) {
    return <a {...rest} href={href} onClick={onClick} />;
  }
  return <RouterLink {...rest} to={href} onClick={stayOffline} />;
}
