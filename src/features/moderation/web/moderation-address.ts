import { addressOf } from '#kit/list-address.ts';
import type { listAllPostings, listModeratedPostings } from '../contract.ts';

/** Address of the moderation; `posting` is the opened one, without it the first of the list is. */
export const moderationAddress = addressOf<typeof listModeratedPostings, 'posting'>('admin-moderation', {
  tab: 'waiting',
});

/** Address of the list of all postings. */
export const allPostingsAddress = addressOf<typeof listAllPostings>('admin-postings');
