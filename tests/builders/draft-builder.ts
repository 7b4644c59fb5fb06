import { type DraftValues, emptyDraft } from '#features/publishing/drafts/fields.ts';

/** The fields of a partly filled wizard; a test states what matters. */
export const buildDraftValues = (change: Partial<DraftValues> = {}): DraftValues => ({
  ...emptyDraft(),
  productGroup: 'free',
  locations: ['vracar'],
  ...change,
});
