import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openedAddress, type PostingsFilter, withSaid } from '#features/postings/search-address.ts';
import type { PostingsMeta } from '#features/postings/search-fields.ts';

type Understood = Pick<PostingsMeta['understood'], 'said' | 'rest'>;

export interface FilterDraft {
  /** The latest filter. */
  draft: PostingsFilter;
  /** Filters recognised in its words; empty for words that the server has not processed yet. */
  said: Understood['said'];
  /** The draft including recognised filters; the next selection is added to it. */
  chosen: PostingsFilter;
  /** Immediately shows a filter that the page is already navigating to. */
  setDraft: (next: PostingsFilter) => void;
  /** Shows a filter immediately and navigates to it. */
  change: (next: PostingsFilter) => void;
}

/**
 * The filter while it is being changed: a selection is visible immediately, the next one builds on it, and the URL is
 * updated. A new response resets it. Opened filters remain open.
 */
export function useFilterDraft(
  filter: PostingsFilter,
  { said, rest }: Understood,
  opened: readonly string[] = [],
): FilterDraft {
  const navigate = useNavigate();
  const [answered, setAnswered] = useState(filter);
  const [draft, setDraft] = useState(filter);
  if (answered !== filter) {
    setAnswered(filter);
    setDraft(filter);
  }
  // Recognised filters remain valid as long as the words are unchanged.
  const saidNow = draft.q === filter.q ? said : [];
  return {
    draft,
    said: saidNow,
    chosen: withSaid(draft, saidNow, rest),
    setDraft,
    change(next) {
      setDraft(next);
      // After the frame that shows the selection: what the router does at once would delay it.
      requestAnimationFrame(() =>
        setTimeout(() => navigate(openedAddress(next, opened), { preventScrollReset: true })),
      );
    },
  };
}
