import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { PostingCard } from '#features/postings/fields.ts';
import { pageAddress } from '#kit/site-map.ts';
import { opensElsewhere } from '#ui/light/opens-elsewhere.ts';

/** Whether there is room for a list and a posting: below this width a posting has a page of its own. */
export const opensBeside = (): boolean => matchMedia('(min-width: 80em)').matches;

/** What an entry of the browser's history says of a posting that was opened beside its list: closing it goes back. */
export const fromList = 'fromList';

/**
 * Opens postings beside their list: the address bar shows the posting's own address, so that it can be reloaded and shared,
 * while the router is at the page within the list's.
 * One that is open is replaced.
 */
export function useOpenBeside(): (id: number) => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isOpen = useParams()['id'] !== undefined;
  return (id) =>
    void navigate(pageAddress('posting-beside', id) + search, {
      mask: pageAddress('posting', id),
      state: isOpen ? state : fromList,
      replace: isOpen,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
}

/** The posting whose link was clicked so that it opens here; undefined for every other click, and on narrow screens. */
export const clickedPosting = (
  event: MouseEvent<HTMLElement>,
  postings: readonly PostingCard[],
): PostingCard | undefined => {
  const link = (event.target as Element).closest('a');
  if (!link || opensElsewhere(event) || !navigator.onLine || !opensBeside()) return undefined;
  return postings.find(({ id }) => pageAddress('posting', id) === link.pathname);
};
