/** Cards beside an application, on its page for the company. */

export { applicationInterviews } from '../interviews/web/application-interviews.tsx';
export { applicationResults } from '../results/web/decided-results.tsx';
export type { ReceivedPanel } from './panel.tsx';
