/** Cards beside an application, on its page for the company. */

export { applicationInterviews } from '../interviews/web/application-interviews.tsx';
export type { ReceivedPanel } from './panel.ts';
