import { createContext, useContext } from 'react';
import { Link } from 'react-router';
import { filterOfAddress, type PostingsFilter } from '#features/postings/search-address.ts';
import type { LinkProps } from '#ui/light/link.tsx';
import { opensElsewhere } from '#ui/light/opens-elsewhere.ts';

/** Called with the search of a clicked link, before the navigation. */
export const SearchChosen = createContext<(filter: PostingsFilter) => void>(() => {});

/** A link to the same list with other filters or order; the scroll position is preserved. */
export function KeepPlaceLink({ href, onClick, ...rest }: LinkProps & { replace?: boolean }) {
  const searchChosen = useContext(SearchChosen);
  return (
    <Link
      {...rest}
      to={href}
      preventScrollReset
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !opensElsewhere(event)) searchChosen(filterOfAddress(href));
      }}
    />
  );
}
