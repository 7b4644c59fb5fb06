/** Notices above the list of a posting's applications. */

export { pendingResults } from '../results/web/decided-results.tsx';
export type { ReceivedListPanel } from './panel.tsx';
