/** What a visitor sees above the home page. */

export { todayPanel } from '../today/web/today.tsx';
export type { HomePanel } from './panel.tsx';
