import type { SentRow } from './fields.ts';

/**
 * Whether an application keeps its sender from applying to the posting once more (rules.md#applying-with-an-account):
 * one that was sent without an account does so only until it is withdrawn.
 */
export const blocksAnother = ({ guest, state }: Pick<SentRow, 'guest' | 'state'>): boolean =>
  !(guest && state === 'withdrawn');
