import { useRouteLoaderData } from 'react-router';
import { useSavedPostings } from '#features/postings/saved/web/saved-postings.tsx';
import type { NavigationItem, OwnCounts } from '../navigation.ts';

/**
 * How many things are behind an entry of the candidate's menus; undefined where nothing is counted or none is there.
 * Applications and documents are counted on the candidate's own pages alone, so that no other page asks for them.
 */
export function useNavigationCount(): (item: NavigationItem) => number | undefined {
  const { ids } = useSavedPostings();
  const root = useRouteLoaderData<{ counts: OwnCounts | null }>('root');
  const counts: Partial<Record<NavigationItem['text'], number>> = {
    ...root?.counts,
    savedPostings: ids.size,
  };
  return ({ text }) => counts[text] || undefined;
}
