import { createContext, type MouseEvent, useContext } from 'react';
import { Link } from 'react-router';
import { filterOfAddress, type PostingsFilter } from '#features/postings/search-address.ts';
import type { LinkProps } from '#ui/light/link.tsx';

/** Called with the search that a link of the list leads to, as soon as it is used. */
export const SearchChosen = createContext<(filter: PostingsFilter) => void>(() => {});

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link to the same list, otherwise filtered or ordered: the reader stays where they are on the page. */
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
