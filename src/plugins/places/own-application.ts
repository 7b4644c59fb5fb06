/** Cards above the sent application, on the page of a candidate's own application. */

export { ownInterviews } from '../interviews/web/own-interviews.tsx';
export { ownQuestion } from '../results/web/own-question.tsx';
export type { OwnPanel } from './panel.tsx';
