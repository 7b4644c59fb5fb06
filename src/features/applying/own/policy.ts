import type { SentRow } from './fields.ts';

/**
 * Whether an application keeps its sender from applying to the posting once more (rules.md#one-application): one that was sent without
 * an account does not, because anybody may have typed the address in.
 */
export const blocksAnother = ({ guest }: Pick<SentRow, 'guest'>): boolean => !guest;

/** Whether the next one takes its place. */
export const isReplaced = ({ guest, state }: Pick<SentRow, 'guest' | 'state'>): boolean =>
  guest && state !== 'withdrawn';
