import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { openedAddress, type PostingsFilter, withSaid } from '#features/postings/search-address.ts';
import type { PostingsMeta } from '#features/postings/search-fields.ts';

type Understood = Pick<PostingsMeta['understood'], 'said' | 'rest'>;

/** Called with a function that makes the next filter of the last chosen one. */
export type ChangeFilter = (next: (chosen: PostingsFilter) => PostingsFilter) => void;

export interface FilterDraft {
  /** The latest filter. */
  draft: PostingsFilter;
  /** Filters recognised in its words; empty for words that the server has not processed yet. */
  said: Understood['said'];
  /** The draft including recognised filters; the next selection is added to it. */
  chosen: PostingsFilter;
  /** Immediately shows a filter that the page is already navigating to. */
  setDraft: (next: PostingsFilter) => void;
  /** Navigates to a filter made of the last chosen one, which a transition may not have shown yet. */
  change: ChangeFilter;
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
  // What was chosen last, and the response that was shown then.
  const latest = useRef({ answered: filter, chosen: filter });
  // Recognised filters remain valid as long as the words are unchanged.
  const saidIn = ({ q }: PostingsFilter): Understood['said'] => (q === filter.q ? said : []);
  const withWords = (chosen: PostingsFilter): PostingsFilter => withSaid(chosen, saidIn(chosen), rest);
  const show = (next: PostingsFilter): void => {
    latest.current = { answered: filter, chosen: next };
    setDraft(next);
  };
  return {
    draft,
    said: saidIn(draft),
    chosen: withWords(draft),
    setDraft: show,
    change(choose) {
      const last = latest.current.answered === filter ? latest.current.chosen : draft;
      const next = choose(withWords(last));
      show(next);
      // After the frame that shows the selection: what the router does at once would delay it.
      requestAnimationFrame(() =>
        setTimeout(() => navigate(openedAddress(next, opened), { preventScrollReset: true })),
      );
    },
  };
}
