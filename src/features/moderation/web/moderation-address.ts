import { addressOf } from '#kit/list-address.ts';
import type { listAllPostings, listModeratedPostings } from '../contract.ts';

/** Address of the moderation page; `posting` is the opened one, by default the first of the list. */
export const moderationAddress = addressOf<typeof listModeratedPostings, 'posting'>('admin-moderation', {
  tab: 'waiting',
});

/** Address of the list of all postings. */
export const allPostingsAddress = addressOf<typeof listAllPostings>('admin-postings');
