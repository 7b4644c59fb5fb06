import { z } from 'zod';
import { choiceQuery, pageMeta, pageQuery } from '#kit/query-fields.ts';
import { postingCard } from '../fields.ts';
import { savedSorts } from './sorts.ts';

/** State of a saved posting; `hidden`: temporarily not visible, as after a change that needs approval. */
const savedStates = ['live', 'expired', 'closed', 'removed', 'hidden'] as const;

/** A posting saved by a candidate. It stays until the candidate removes it. */
export const savedPosting = z
  .object({
    postingId: z.number().int(),
    savedAt: z.iso.datetime(),
    state: z.enum(savedStates),
    /** Null when the candidate may no longer see it. */
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
  /** Number of live ones that end soon, as highlighted on cards. */
  closingSoon: z.number().int(),
});
export type SavedPostingsMeta = z.output<typeof savedPostingsMeta>;
