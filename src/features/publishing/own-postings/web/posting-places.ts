import { createContext } from 'react';
import type { FilledWindow, PostingLink } from '../posting-place.ts';

/** What plugins add to own postings: links of the menu of each, and the window after one was closed as filled. */
export const PostingPlaces = createContext<{ links: readonly PostingLink[]; filled: FilledWindow | null }>({
  links: [],
  filled: null,
});
