import { addressOf } from '#kit/list-address.ts';
import type { listDrafts } from './contract.ts';

/** The address of the drafts of new postings. */
export const draftsAddress = addressOf<typeof listDrafts>('posting-drafts');
