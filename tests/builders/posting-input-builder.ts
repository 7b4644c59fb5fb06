import type { PostingForm } from '#features/postings/input-fields.ts';

/** The body of a free posting that is in order; a test states what matters. */
export const buildPostingInput = (change: Partial<PostingForm> = {}): PostingForm => ({
  productGroup: 'free',
  positionTitle: 'Viši računovođa (m/ž)',
  categories: ['racunovodstvo'],
  locations: ['vracar'],
  contractType: 'neodredjeno',
  jobType: 'puno',
  contentType: 'text',
  jobDescription: '<p>Vodićete knjigovodstvo za osam klijenata.</p>',
  ...change,
});
