import type { PostingTab } from './posting-state.ts';

/** Orders of „Moji oglasi”: what ends first, what was sent or published last, where applications wait to be read. */
export const ownSorts = ['expiring', 'newest', 'applications'] as const;
export type OwnSort = (typeof ownSorts)[number];

/** Active ones ask for attention when they end, the others stand by date. */
export const defaultOwnSort: Record<PostingTab, OwnSort> = {
  active: 'expiring',
  pending: 'newest',
  history: 'newest',
};
