/** Actions on selected applications, in the list of a posting's applications. */

export type { SelectionAct } from '#features/reviewing/web/selection-act.ts';
export { offerAct } from '../interviews/web/offer-act.tsx';
export { sendAct } from '../results/web/result-windows.tsx';
