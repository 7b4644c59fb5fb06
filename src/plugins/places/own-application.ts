/** Cards above what was sent, on the page of an own application. */

export { ownInterviews } from '../interviews/web/own-interviews.tsx';
export type { OwnPanel } from './panel.ts';
