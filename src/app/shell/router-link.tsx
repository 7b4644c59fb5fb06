import { Link as RouterLink } from 'react-router';
import type { LinkProps } from '#ui/link.tsx';

const changesLanguage = (href: string): boolean => /[?&]lang=/.test(href);

/**
 * The link of the design system: pages of this site open without a full load. A link to another language loads the page
 * anew, since all its texts change; `#part`, `tel:`, other sites and what the API leads to are the browser's.
 */
export function AppLink({ href, ...rest }: LinkProps) {
  const ofThisSite = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');
  if (!ofThisSite || changesLanguage(href) || rest.target) {
    return <a {...rest} href={href} />;
  }
  return <RouterLink {...rest} to={href} />;
}
