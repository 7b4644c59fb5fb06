import { addressOf } from '#kit/list-address.ts';
import type { listOwnPostings } from './contract.ts';

/** The address of the employer's own postings. */
export const ownPostingsAddress = addressOf<typeof listOwnPostings>('my-postings', { tab: 'active' });
