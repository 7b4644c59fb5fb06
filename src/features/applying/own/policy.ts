import type { SentRow } from './fields.ts';

/**
 * Whether an application prevents its sender from applying to the posting again (rules.md#one-application). One sent
 * without an account does not, because anyone could have entered the address.
 */
export const blocksAnother = ({ guest }: Pick<SentRow, 'guest'>): boolean => !guest;

/** Whether the next application replaces it. */
export const isReplaced = ({ guest, state }: Pick<SentRow, 'guest' | 'state'>): boolean =>
  guest && state !== 'withdrawn';
