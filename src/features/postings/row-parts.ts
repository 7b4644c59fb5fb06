import { publicFileAddress } from '#features/files/public-address.ts';
import type { PostingCard } from './fields.ts';

type Salary = NonNullable<PostingCard['salary']>;

/** The columns of a posting's pay. */
export interface SalaryColumns {
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: Salary['currency'] | null;
  salaryBasis: Salary['basis'] | null;
}

export const toSalary = ({
  salaryMin,
  salaryMax,
  salaryCurrency,
  salaryBasis,
}: SalaryColumns): PostingCard['salary'] =>
  salaryCurrency === null || salaryBasis === null || (salaryMin === null && salaryMax === null)
    ? null
    : { min: salaryMin, max: salaryMax, currency: salaryCurrency, basis: salaryBasis };

/** The columns that name a posting's company. */
export interface LogoColumns {
  advertiserName: string;
  company: string;
  logoFileId: string | null;
}

/** URL of the logo. A company's logo is not shown with another advertiser's name. */
export const toLogo = ({ advertiserName, company, logoFileId }: LogoColumns): string | null =>
  logoFileId === null || (advertiserName !== '' && advertiserName !== company) ? null : publicFileAddress(logoFileId);
