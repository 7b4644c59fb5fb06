import type { PostingTab } from '#features/postings/posting-state.ts';

/** Sort orders of „Moji oglasi”: by end, by last sending or publication, by unread applications. */
export const ownSorts = ['expiring', 'newest', 'applications'] as const;
export type OwnSort = (typeof ownSorts)[number];

/** Active ones are sorted by their end, the others by date. */
export const defaultOwnSort: Record<PostingTab, OwnSort> = {
  active: 'expiring',
  pending: 'newest',
  history: 'newest',
};
