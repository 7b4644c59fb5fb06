import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openedAddress, type PostingsFilter, withSaid } from '#features/postings/search-address.ts';
import type { PostingsMeta } from '#features/postings/search-fields.ts';

type Understood = Pick<PostingsMeta['understood'], 'said' | 'rest'>;

export interface FilterDraft {
  /** The filter as it was chosen last. */
  draft: PostingsFilter;
  /** What its words say as filters; nothing for words that the server has not read yet. */
  said: Understood['said'];
  /** The draft with what its words say: what is chosen next is added to it. */
  chosen: PostingsFilter;
  /** Shows a filter at once that the page is already on its way to. */
  setDraft: (next: PostingsFilter) => void;
  /** Shows a filter at once and leads to it. */
  change: (next: PostingsFilter) => void;
}

/**
 * The filter while it is being changed: a choice is visible at once, the next choice builds on it, and the address
 * follows. A new response resets it. Filters that are opened stay so.
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
  // Words of a draft that is being changed were understood already.
  const saidNow = draft.q === filter.q ? said : [];
  return {
    draft,
    said: saidNow,
    chosen: withSaid(draft, saidNow, rest),
    setDraft,
    change(next) {
      setDraft(next);
      void navigate(openedAddress(next, opened), { preventScrollReset: true });
    },
  };
}
