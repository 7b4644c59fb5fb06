import { addressOf } from '#shared/list-address.ts';
import type { listModeratedPostings } from '../contract.ts';

/** Address of the moderation; `posting` is the opened one, without it the first of the list is. */
export const moderationAddress = addressOf<typeof listModeratedPostings, 'posting'>('admin-moderation', {
  tab: 'waiting',
});
