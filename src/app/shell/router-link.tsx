import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import type { LinkProps } from '#ui/link.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { useToast } from '#ui/toasts.tsx';

const changesLanguage = (href: string): boolean => /[?&]lang=/.test(href);

/**
 * The link of the design system: pages of this site open without a full load. A link to another language loads the page
 * anew, since all its texts change; `#part`, `tel:`, other sites and what the API leads to are the browser's. Without a
 * connection one stays where one is, with everything that was typed, and is told.
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
