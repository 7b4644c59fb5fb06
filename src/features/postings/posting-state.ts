/** States of a posting (rules.md#posting-states). */
export const postingStates = [
  'awaiting_payment',
  'in_review',
  'rejected',
  'active',
  'expired',
  'closed',
  'removed',
] as const;
export type PostingState = (typeof postingStates)[number];

export const postingTabs = ['active', 'pending', 'history'] as const;
export type PostingTab = (typeof postingTabs)[number];

/** The states in each tab of „Moji oglasi” (rules.md#posting-tabs). */
export const tabStates: Record<PostingTab, readonly PostingState[]> = {
  active: ['active'],
  pending: ['awaiting_payment', 'in_review', 'rejected'],
  history: ['expired', 'closed', 'removed'],
};

/** The states a posting may move to from each state (rules.md#posting-states); a removed one stays removed. */
const moves: Record<PostingState, readonly PostingState[]> = {
  awaiting_payment: ['in_review', 'active', 'closed', 'removed'],
  in_review: ['active', 'rejected', 'closed', 'removed'],
  rejected: ['in_review', 'closed', 'removed'],
  active: ['in_review', 'expired', 'closed', 'removed'],
  expired: ['awaiting_payment', 'in_review', 'active', 'removed'],
  closed: ['awaiting_payment', 'in_review', 'active', 'removed'],
  removed: [],
};

export const mayMove = (from: PostingState, to: PostingState): boolean => moves[from].includes(to);

/** Visible states in which the content of a posting can be changed; one that has ended is renewed instead. */
const editableStates: readonly PostingState[] = ['awaiting_payment', 'in_review', 'rejected', 'active'];
/** @param state the visible state */
export const mayEdit = (state: PostingState): boolean => editableStates.includes(state);

const renewableStates: readonly PostingState[] = ['active', 'expired', 'closed'];
/** Whether another period can be requested (rules.md#renewal). @param state the visible state */
export const mayRenew = (state: PostingState): boolean => renewableStates.includes(state);

/** Why an employer closes a posting (rules.md#posting-states). */
export const closingReasons = ['filled', 'withdrawn'] as const;
export type ClosingReason = (typeof closingReasons)[number];

export interface Lifetime {
  state: PostingState;
  liveUntil: Date | null;
}

/**
 * The one rule for whether a posting is live: active and inside its period, by the clock (rules.md#live-postings). Used
 * by lists, page, applying, agents, feeds and structured data; `liveCondition` in the store is the same rule as SQL.
 */
export const isLive = ({ state, liveUntil }: Lifetime, now: Date): boolean =>
  state === 'active' && liveUntil !== null && liveUntil.getTime() >= now.getTime();

/** The state people see: an active posting whose period is over has expired, even before the job has recorded it. */
export const visibleState = (lifetime: Lifetime, now: Date): PostingState =>
  lifetime.state === 'active' && !isLive(lifetime, now) ? 'expired' : lifetime.state;
