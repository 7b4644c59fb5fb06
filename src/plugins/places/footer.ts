/** Links below every page, among those for candidates. */

export { payLink } from '../pay-figures/pay-link.ts';
export type { PageLink } from './panel.tsx';
