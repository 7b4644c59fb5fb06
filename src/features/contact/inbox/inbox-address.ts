import { addressOf } from '#kit/list-address.ts';
import type { listMessages } from './contract.ts';

/** Address of the inbox; `message` is the opened one. */
export const inboxAddress = addressOf<typeof listMessages, 'message'>('admin-messages');
