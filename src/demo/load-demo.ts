import { count } from 'drizzle-orm';
import type { Accounts } from '#features/accounts/server/index.ts';
import { defaultEuroRate } from '#features/advertising/exchange.ts';
import { insertApplication } from '#features/applications/server/application-store.ts';
import { placeClosure } from '#features/catalog/place-tree.ts';
import { insertEmployers, type NewEmployer } from '#features/employers/server/employer-store.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import type { Files } from '#features/files/server/index.ts';
import { salaryForFilter } from '#features/postings/pay-conversion.ts';
import { insertPeriods } from '#features/postings/server/posting-period-store.ts';
import {
  countApplication,
  insertMove,
  insertPostings,
  type NewPosting,
} from '#features/postings/server/posting-store.ts';
import type { postingMoves } from '#features/postings/server/posting-table.ts';
import { postingDailyViews } from '#features/postings/server/statistics-table.ts';
import { fillProvider } from '#features/settings/server/settings-store.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { addDays, endOfLocalDay, type LocalDay, localDay, localInstant } from '#shared/dates.ts';
import { demoApplications } from './demo-applications.ts';
import type { DemoEmployer, DemoPosting } from './demo-model.ts';
import { demoProvider } from './demo-provider.ts';
import { demoDailyViews } from './demo-views.ts';
import { generateDemo } from './generate-demo.ts';
import { loadDemoFiles } from './load-demo-files.ts';
import { loadDemoLogos } from './load-demo-logos.ts';

/** Printed at the start; only ever made together with the demo data. */
export const demoAccounts = {
  password: 'Prilika1!',
  emails: ['kandidat@primer.rs', 'poslodavac@primer.rs', 'admin@primer.rs'],
} as const;

type NewMove = typeof postingMoves.$inferInsert;

const priorities = { promoted: 1, hot: 2, featured: 3, standard: 4, free: 4 } as const;
const batchSize = 100;

const batches = <T>(list: T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / batchSize) }, (_, index) =>
    list.slice(index * batchSize, (index + 1) * batchSize),
  );

const toEmployer = (demo: DemoEmployer, accountId: string | null, now: Date): NewEmployer => ({
  accountId,
  company: demo.company,
  pib: demo.pib,
  registrationNumber: demo.registrationNumber,
  phone: demo.phone,
  website: demo.website,
  location: demo.location,
  postal: demo.postal,
  address: demo.address,
  companyEmail: demo.companyEmail,
  shortDescription: demo.shortDescription,
  about: demo.about,
  verifiedAt: demo.verified ? localInstant(demo.registeredOn, 720) : null,
  createdAt: now < localInstant(demo.registeredOn, 600) ? now : localInstant(demo.registeredOn, 600),
});

/** The last day of its period. */
const lastDayOf = ({ firstPublishedOn, productDuration, expiryDate }: DemoPosting): LocalDay => {
  const paid = addDays(firstPublishedOn, productDuration);
  return expiryDate !== null && expiryDate < paid ? expiryDate : paid;
};

const toPosting = (demo: DemoPosting, employerId: number, now: Date): NewPosting => {
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
    categories: demo.categories,
    locations: demo.locations,
    placeTags: placeClosure(demo.locations),
    contractType: demo.contractType,
    jobType: demo.jobType,
    workModel: demo.workModel,
    experience: demo.experience,
    careerLevels: demo.careerLevels,
    educationLevels: demo.educationLevels,
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
  };
};

/** How a posting came to be what it is. */
const movesOf = (demo: DemoPosting, postingId: number, published: Date): NewMove[] => {
  const first: NewMove = { postingId, toState: 'active', movedAt: published };
  const next = { postingId, fromState: 'active', toState: demo.state } as const;
  if (demo.closedOn) return [first, { ...next, reason: 'filled', movedAt: localInstant(demo.closedOn, 720) }];
  if (demo.state === 'expired') return [first, { ...next, movedAt: endOfLocalDay(lastDayOf(demo)) }];
  return [first];
};

const loadPostings = async (
  tx: Executor,
  list: DemoPosting[],
  companies: DemoEmployer[],
  employerIds: number[],
  now: Date,
): Promise<number[]> => {
  const all: number[] = [];
  for (const batch of batches(list)) {
    const rows = batch.map((demo) => ({
      values: toPosting(demo, employerIds[demo.employerIndex] as number, now),
      words: {
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
      },
    }));
    const ids = await insertPostings(tx, rows);
    const moves = batch.flatMap((demo, index) =>
      movesOf(demo, ids[index] as number, rows[index]?.values.firstPublishedAt as Date),
    );
    await insertMove(tx, ...moves);
    const periods = rows.map(({ values }, index) => ({
      postingId: ids[index] as number,
      adType: values.productGroup,
      days: values.productDuration,
      askedAt: values.createdAt,
      startedAt: values.createdAt,
    }));
    await insertPeriods(tx, ...periods);
    all.push(...ids);
  }
  return all;
};

/** The views of the demo employer's postings by day, for its statistics. */
const loadViews = async (tx: Executor, list: DemoPosting[], ids: number[], now: Date): Promise<void> => {
  const today = localDay(now);
  const rows = list.flatMap((posting, index) => {
    if (posting.employerIndex !== 0) return [];
    const ends = posting.closedOn ?? lastDayOf(posting);
    return demoDailyViews(posting, ids[index] as number, ends < today ? ends : today);
  });
  for (const batch of batches(rows)) await tx.insert(postingDailyViews).values(batch);
};

/** The demo employer's newest live posting for bookkeepers that takes applications here has some. */
const loadApplications = async (
  tx: Executor,
  list: DemoPosting[],
  ids: number[],
  now: Date,
): Promise<void> => {
  const index = list.findLastIndex(
    (posting) =>
      posting.employerIndex === 0 &&
      posting.state === 'active' &&
      /knjigov|računovo/i.test(posting.positionTitle) &&
      !posting.isExternalApply &&
      posting.firstPublishedOn < localDay(now),
  );
  const posting = list[index];
  const postingId = ids[index];
  if (!posting || postingId === undefined) return;
  const published = localInstant(posting.firstPublishedOn, posting.firstPublishedMinute);
  for (const { hoursAgo, opened, ...application } of demoApplications) {
    const wished = new Date(now.getTime() - hoursAgo * 3_600_000);
    const createdAt = wished < published ? published : wished;
    const openedAt = opened ? now : null;
    await insertApplication(
      tx,
      { ...application, postingId, withoutCv: true, language: 'sr', openedAt, createdAt },
      [],
    );
    await countApplication(tx, postingId);
  }
};

/** One after another: a transaction has one connection. */
const insertAll = async (
  tx: Executor,
  accounts: Accounts,
  prepared: Parameters<Accounts['insert']>[1][],
): Promise<string[]> => {
  const ids: string[] = [];
  for (const account of prepared) ids.push(await accounts.insert(tx, account));
  return ids;
};

export interface DemoDeps {
  database: Database;
  accounts: Accounts;
  /** Without it no posting has a picture or a file. */
  files?: Pick<Files, 'keep' | 'keepAll'>;
  now: Date;
  /** How many; what visitors of a demo see unless said. */
  postings?: number;
}

/**
 * Fills an empty database with invented employers and their postings, dated relative to `now`, and the demo accounts.
 * All or nothing, but for a few pictures and files that follow. Answers false, and does nothing, when there are companies already.
 */
export async function loadDemo({ database, accounts, files, now, postings }: DemoDeps): Promise<boolean> {
  const [known] = await database.executor.select({ count: count() }).from(employers);
  if (known?.count !== 0) return false;
  const [candidate, employer, admin] = demoAccounts.emails;
  const { password } = demoAccounts;
  const person = { password, emailVerified: true };
  const prepared = await Promise.all([
    accounts.prepare({
      ...person,
      accountType: 'jobseeker',
      email: candidate,
      name: 'Milica',
      lastName: 'Đorđević',
    }),
    accounts.prepare({
      ...person,
      accountType: 'employer',
      email: employer,
      name: 'Dragana',
      lastName: 'Kvarc',
    }),
    accounts.prepare({ ...person, accountType: 'admin', email: admin, name: 'Administracija', lastName: '' }),
  ]);
  const demo = generateDemo({ today: localDay(now), ...(postings ? { postings } : {}) });
  const { ownerId, ids, employerIds } = await database.transaction(async (tx) => {
    const [, employerAccount] = await insertAll(tx, accounts, prepared);
    const employerIds: number[] = [];
    for (const batch of batches(demo.employers)) {
      const rows = batch.map((company) =>
        toEmployer(company, company.accountEmail === employer ? (employerAccount as string) : null, now),
      );
      employerIds.push(...(await insertEmployers(tx, rows)));
    }
    const postingIds = await loadPostings(tx, demo.postings, demo.employers, employerIds, now);
    await loadViews(tx, demo.postings, postingIds, now);
    await loadApplications(tx, demo.postings, postingIds, now);
    await fillProvider(tx, demoProvider, now);
    return { ownerId: employerAccount as string, ids: postingIds, employerIds };
  });
  const own = demo.postings.flatMap((posting, index) =>
    posting.employerIndex === 0 && posting.state === 'active' && posting.contentType === 'text'
      ? [{ id: ids[index] as number, posting }]
      : [],
  );
  if (files) {
    await loadDemoFiles(files, ownerId, own);
    await loadDemoLogos(files, demo.employers, demo.postings, employerIds);
  }
  return true;
}
