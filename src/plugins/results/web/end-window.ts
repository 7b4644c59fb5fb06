import type { FilledWindow } from '#features/publishing/own-postings/posting-place.ts';

/** Asks who was hired, and notifies everybody else. */
export const endWindow: FilledWindow = {
  load: async () => (await import('./end-results.tsx')).EndResults,
};
