import { addressOf } from '#kit/list-address.ts';
import type { listMails } from './contract.ts';

/** The states to filter by. */
export const mailFilters = ['queued', 'retrying', 'failed', 'held'] as const;

/** Address of the mail log; `mail` is the opened one. */
export const mailLogAddress = addressOf<typeof listMails, 'mail'>('admin-mails');
