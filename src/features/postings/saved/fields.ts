import { z } from 'zod';
import { choiceQuery, pageMeta, pageQuery } from '#kit/query-fields.ts';
import { postingCard } from '../fields.ts';
import { savedSorts } from './sorts.ts';

/** What became of a saved posting; `hidden`: not to be seen for now, as after a change that waits for approval. */
const savedStates = ['live', 'expired', 'closed', 'removed', 'hidden'] as const;

/** A posting a candidate has put aside. It stays until the candidate removes it. */
export const savedPosting = z
  .object({
    postingId: z.number().int(),
    savedAt: z.iso.datetime(),
    state: z.enum(savedStates),
    /** Null for what the candidate may not see any more. */
    posting: postingCard.nullable(),
  })
  .meta({ id: 'SavedPosting' });
export type SavedPosting = z.output<typeof savedPosting>;

/** The query of `GET /candidate/saved-postings` and of its page. */
export const savedPostingsQuery = z.object({
  sort: choiceQuery(savedSorts, savedSorts[0]),
  ...pageQuery,
});
export type SavedPostingsQuery = z.output<typeof savedPostingsQuery>;

export const savedPostingsMeta = pageMeta.extend({
  sort: z.enum(savedSorts),
  /** Live ones whose last day is near, as cards mark it. */
  closingSoon: z.number().int(),
});
export type SavedPostingsMeta = z.output<typeof savedPostingsMeta>;
