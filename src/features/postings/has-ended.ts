import type { PostingPage } from './fields.ts';

/** Expired or closed, after having been live. */
export const hasEnded = ({ state }: Pick<PostingPage, 'state'>): boolean => state === 'expired' || state === 'closed';
