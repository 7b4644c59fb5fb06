/** The window after a posting was closed because the position is filled; the first one is shown. */

export type { FilledWindow } from '#features/publishing/own-postings/posting-place.ts';
export { endWindow } from '../results/web/result-windows.tsx';
