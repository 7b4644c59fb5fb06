import { placeClosure } from '#features/catalog/place-tree.ts';
import { salaryForFilter } from '#features/postings/pay-conversion.ts';
import { codeFields } from '#features/postings/posting-field-sets.ts';
import type { CodeField } from '#features/postings/posting-field-table.ts';
import type { NewPosting } from '#features/postings/server/posting-store.ts';
import { defaultEuroRate } from '#features/settings/euro-rate.ts';
import { addDays, endOfLocalDay, type LocalDay, localInstant } from '#kit/dates.ts';
import type { DemoEmployer, DemoPosting } from './demo-model.ts';

const priorities = { promoted: 1, hot: 2, featured: 3, standard: 4, free: 4 } as const;

/** The last day of its period. */
export const lastDayOf = ({ firstPublishedOn, productDuration, expiryDate }: DemoPosting): LocalDay => {
  const paid = addDays(firstPublishedOn, productDuration);
  return expiryDate !== null && expiryDate < paid ? expiryDate : paid;
};

/** A third of the companies promise an answer, each always within the same days. */
const promiseOf = ({ employerIndex, isExternalApply }: DemoPosting): number | null =>
  isExternalApply || employerIndex % 3 !== 0 ? null : ([7, 10, 14, 21][(employerIndex / 3) % 4] ?? null);

const codesOf = (demo: DemoPosting) =>
  Object.fromEntries(codeFields.map((field) => [field, demo[field]])) as Pick<DemoPosting, CodeField>;

/** A posting as the database keeps it; `now` is when the demo is loaded. */
export const toRow = (demo: DemoPosting, { employerId, now }: { employerId: number; now: Date }): NewPosting => {
  const planned = localInstant(demo.firstPublishedOn, demo.firstPublishedMinute);
  // Today's postings appear in the morning; who starts before that must not see the future.
  const published = planned < now ? planned : now;
  const { salaryRange: pay } = demo;
  return {
    employerId,
    state: demo.state,
    productGroup: demo.productGroup,
    productDuration: demo.productDuration,
    priority: priorities[demo.productGroup],
    positionTitle: demo.positionTitle,
    ...codesOf(demo),
    placeTags: placeClosure(demo.locations),
    salaryMin: pay?.min ?? null,
    salaryMax: pay?.max ?? null,
    salaryCurrency: pay?.currency ?? null,
    salaryBasis: pay?.basis ?? null,
    salaryFilter: salaryForFilter(pay, defaultEuroRate),
    contentType: demo.contentType,
    jobShortDescription: demo.jobShortDescription,
    jobDescription: demo.jobDescription,
    conditionsDescription: demo.conditionsDescription,
    offersDescription: demo.offersDescription,
    additionalDescription: demo.additionalDescription,
    isExternalApply: demo.isExternalApply,
    replyWithinDays: promiseOf(demo),
    externalLink: demo.externalLink ?? '',
    externalPhone: demo.externalPhone ?? '',
    notificationsEmail: demo.notificationsEmail ?? '',
    advertiserEmail: demo.advertiserEmail ?? '',
    expiryDate: demo.expiryDate,
    firstPublishedAt: published,
    liveUntil: endOfLocalDay(lastDayOf(demo)),
    paidUntil: endOfLocalDay(lastDayOf(demo)),
    createdAt: published,
    updatedAt: published,
    viewCount: demo.views,
    applicationCount: demo.applications,
    questions: demo.questions,
  };
};

/** What the search reads of a posting. */
export const wordsOf = (demo: DemoPosting, companies: readonly DemoEmployer[]) => ({
  positionTitle: demo.positionTitle,
  locations: demo.locations,
  company: companies[demo.employerIndex]?.company ?? '',
  categories: demo.categories,
  workModel: demo.workModel,
  texts: [
    demo.jobShortDescription,
    demo.jobDescription,
    demo.conditionsDescription,
    demo.offersDescription,
    demo.additionalDescription,
  ],
});
