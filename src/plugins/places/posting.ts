/** What stands with the pay on a posting's page: in the panel, on phones below the facts. */

export { payOfPosting } from '../pay-figures/web/late-pay-compared.tsx';
export type { PostingPanel } from './panel.tsx';
