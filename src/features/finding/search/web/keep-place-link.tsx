import { createContext, type MouseEvent, useContext } from 'react';
import { Link } from 'react-router';
import { filterOfAddress, type PostingsFilter } from '#features/postings/search-address.ts';
import type { LinkProps } from '#ui/light/link.tsx';

/** Called with the search of a clicked link, before the navigation. */
export const SearchChosen = createContext<(filter: PostingsFilter) => void>(() => {});

/** Whether a click opens a link in another tab or window, or a menu. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

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
        if (!opensElsewhere(event)) searchChosen(filterOfAddress(href));
      }}
    />
  );
}
