import { useSavedPostings } from '#features/postings/saved/web/saved-postings.tsx';
import type { NavigationItem } from '../navigation.ts';

/** How many things are behind an entry of the candidate's menus; undefined where nothing is counted or none is there. */
export function useNavigationCount(): (item: NavigationItem) => number | undefined {
  const { ids } = useSavedPostings();
  return ({ text }) => (text === 'savedPostings' && ids.size > 0 ? ids.size : undefined);
}
