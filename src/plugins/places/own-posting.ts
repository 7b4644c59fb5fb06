/** Links in the menu of an own posting. */

export type { PostingLink } from '#features/publishing/own-postings/posting-place.ts';
export { statisticsLink } from '../posting-statistics/web/statistics-link.tsx';
