import { Link } from 'react-router';
import type { LinkProps } from '#ui/link.tsx';

/** A link to the same list, otherwise filtered or ordered: the reader stays where they are on the page. */
export const KeepPlaceLink = ({ href, ...rest }: LinkProps) => (
  <Link {...rest} to={href} preventScrollReset />
);
