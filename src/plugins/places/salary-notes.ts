/** Notes below the pay in the wizard of postings. */

export type { SalaryNote } from '#features/publishing/wizard/salary-note.ts';
export { TypedPay } from '../pay-figures/web/typed-pay.tsx';
