import type { AdTypeCode } from '#features/advertising/ad-type.ts';
import { careerLevels } from '#features/catalog/career-levels.ts';
import type { CatalogItem } from '#features/catalog/catalog-item.ts';
import { categories } from '#features/catalog/categories.ts';
import { contractTypes } from '#features/catalog/contract-types.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import { labelOf } from '#features/catalog/labels.ts';
import { placeLabel } from '#features/catalog/place-tree.ts';
import { workModels } from '#features/catalog/work-models.ts';
import { publicFacts } from '#features/employers/public-facts.ts';
import type { EmployerRow } from '#features/employers/server/employer-table.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import type { CodeLabel } from '#shared/codes.ts';
import { daysBetween, localDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import type { PostingCard, PostingPage } from '../fields.ts';
import { isLive, visibleState } from '../posting-state.ts';
import type { PostingFiles } from './posting-files.ts';
import type { CardRow } from './posting-store.ts';
import type { PostingRow } from './posting-table.ts';

/** In whose language, and at which moment, rows become answers. */
export interface View {
  language: Language;
  now: Date;
}

const newHours = 48;

const labelled = (list: readonly CatalogItem[], code: string, language: Language): CodeLabel => ({
  code,
  label: labelOf(list, code, language),
});
const all = (list: readonly CatalogItem[], codes: string[], language: Language): CodeLabel[] =>
  codes.map((code) => labelled(list, code, language));
const maybe = (list: readonly CatalogItem[], code: string | null, language: Language): CodeLabel | null =>
  code === null ? null : labelled(list, code, language);

type SalaryColumns = Pick<PostingRow, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryBasis'>;

export const toSalary = ({
  salaryMin,
  salaryMax,
  salaryCurrency,
  salaryBasis,
}: SalaryColumns): PostingCard['salary'] =>
  salaryCurrency === null || salaryBasis === null || (salaryMin === null && salaryMax === null)
    ? null
    : { min: salaryMin, max: salaryMax, currency: salaryCurrency, basis: salaryBasis };

type LogoColumns = Pick<CardRow, 'advertiserName' | 'company' | 'logoFileId'>;

/** A company's logo does not stand beside another advertiser's name. */
const toLogo = ({ advertiserName, company, logoFileId }: LogoColumns): string | null =>
  logoFileId === null || (advertiserName !== '' && advertiserName !== company)
    ? null
    : publicFileAddress(logoFileId);

/** Posting → card; the only way into lists. Only what has been live becomes one. */
export const toCard = (row: CardRow, { language, now }: View): PostingCard => {
  const published = row.firstPublishedAt ?? now;
  const closesOn = localDay(row.liveUntil ?? now);
  return {
    id: row.id,
    positionTitle: row.positionTitle,
    productGroup: row.productGroup as AdTypeCode,
    badge: row.badge,
    company: row.advertiserName || row.company,
    employerId: row.employerId,
    logo: toLogo(row),
    locations: row.locations.map((code) => ({ code, label: placeLabel(code, language) })),
    contractType: labelled(contractTypes, row.contractType, language),
    jobType: labelled(jobTypes, row.jobType, language),
    workModel: maybe(workModels, row.workModel, language),
    careerLevels: all(careerLevels, row.careerLevels, language),
    salary: toSalary(row),
    publishedAt: published.toISOString(),
    closesOn,
    daysLeft: Math.max(0, daysBetween(localDay(now), closesOn)),
    isNew: now.getTime() - published.getTime() < newHours * 3_600_000,
  };
};

const applyModeOf = ({ isExternalApply, externalLink }: PostingRow): PostingPage['applyMode'] => {
  if (!isExternalApply) return 'platform';
  return externalLink ? 'link' : 'phone';
};

const toEmployerCard = (row: EmployerRow, activePostings: number): PostingPage['employer'] => ({
  ...publicFacts(row),
  verified: row.verifiedAt !== null,
  activePostings,
});

/** Posting with its company → page. */
export const toPostingPage = (
  posting: PostingRow & Pick<CardRow, 'badge'>,
  employer: EmployerRow,
  activePostings: number,
  files: PostingFiles,
  view: View,
): PostingPage => {
  const { language, now } = view;
  return {
    ...toCard({ ...posting, company: employer.company, logoFileId: employer.logoFileId }, view),
    state: visibleState(posting, now),
    live: isLive(posting, now),
    categories: all(categories, posting.categories, language),
    educationLevels: all(educationLevels, posting.educationLevels, language),
    experience: maybe(experienceLevels, posting.experience, language),
    contentType: posting.contentType,
    jobShortDescription: posting.jobShortDescription,
    jobDescription: posting.jobDescription,
    conditionsDescription: posting.conditionsDescription,
    offersDescription: posting.offersDescription,
    additionalDescription: posting.additionalDescription,
    published: posting.firstPublishedAt !== null,
    ...files,
    questions: posting.questions,
    applyMode: applyModeOf(posting),
    lastRenewedAt: posting.lastRenewedAt?.toISOString() ?? null,
    validThrough: (posting.liveUntil ?? now).toISOString(),
    viewCount: posting.viewCount,
    applicationCount: posting.applicationCount,
    employer: toEmployerCard(employer, activePostings),
  };
};
