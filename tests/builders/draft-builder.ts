import { type DraftValues, emptyDraft } from '#features/postings/draft-fields.ts';

/** The fields of a wizard that somebody has begun to fill; a test states what matters. */
export const buildDraftValues = (change: Partial<DraftValues> = {}): DraftValues => ({
  ...emptyDraft(),
  productGroup: 'free',
  locations: ['vracar'],
  ...change,
});
