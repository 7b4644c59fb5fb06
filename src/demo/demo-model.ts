import type { CategoryCode } from '#features/catalog/categories.ts';
import type { PlaceCode } from '#features/catalog/places.ts';
import type { Question } from '#features/postings/fields.ts';
import type { PostingInput } from '#features/postings/input-fields.ts';
import type { CodeField } from '#features/postings/posting-field-table.ts';
import type { LocalDay } from '#kit/dates.ts';
import type { SectorName } from './sectors.ts';

/** An invented company. Its PIB and registration number fail their checksums on purpose. */
export interface DemoEmployer {
  company: string;
  pib: string;
  registrationNumber: string;
  /** E.164. */
  phone: string;
  website: string;
  companyEmail: string;
  /** The town in words. */
  location: string;
  placeCode: PlaceCode;
  postal: string;
  address: string;
  sector: SectorName;
  industry: CategoryCode;
  /** At most 200 characters. */
  shortDescription: string;
  /** Sanitised HTML. */
  about: string;
  verified: boolean;
  registeredOn: LocalDay;
  /** Address of the account that may sign in for it; most have none. */
  accountEmail: string | null;
}

/** Free periods of a company in twelve months, as the settings of a new site give them (rules.md#free-ads). */
export const freePeriods = 2;

export type DemoAdType = 'promoted' | 'hot' | 'featured' | 'standard' | 'free';

export interface DemoSalary {
  min: number | null;
  max: number | null;
  currency: 'RSD' | 'EUR';
  basis: 'net' | 'gross';
}

/** A posting that has been published; texts of `contentType` text are sanitised HTML, the short one is plain. */
export interface DemoPosting extends Pick<PostingInput, CodeField> {
  /** Index in the list of employers. */
  employerIndex: number;
  positionTitle: string;
  salaryRange: DemoSalary | null;
  contentType: 'text' | 'short';
  jobShortDescription: string;
  jobDescription: string;
  conditionsDescription: string;
  offersDescription: string;
  additionalDescription: string;
  productGroup: DemoAdType;
  /** Days. */
  productDuration: 15 | 30 | 45;
  isExternalApply: boolean;
  externalLink: string | null;
  externalPhone: string | null;
  notificationsEmail: string | null;
  advertiserEmail: string | null;
  expiryDate: LocalDay | null;
  firstPublishedOn: LocalDay;
  /** Minute of that day by Belgrade's clocks. */
  firstPublishedMinute: number;
  state: 'active' | 'expired' | 'closed';
  /** The day on which the employer closed it, for `closed`. */
  closedOn: LocalDay | null;
  views: number;
  /** Applications so far; zero where accounts of the demo can look at them. */
  applications: number;
  questions: Question[];
}
