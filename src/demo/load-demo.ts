import { count } from 'drizzle-orm';
import type { Accounts } from '#features/accounts/server/index.ts';
import { companyAddresses } from '#features/employers/addresses/server/address-table.ts';
import { insertEmployers, type NewEmployer } from '#features/employers/server/employer-store.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import type { Files } from '#features/files/server/index.ts';
import { countReplies } from '#features/messages/replies/server/reply-figures.ts';
import { insertPeriods } from '#features/postings/server/posting-period-store.ts';
import { insertMove, insertPostings } from '#features/postings/server/posting-store.ts';
import type { postingMoves } from '#features/postings/server/posting-table.ts';
import { fillProvider } from '#features/settings/server/settings-store.ts';
import { postingDailyViews } from '#features/statistics/server/statistics-table.ts';
import type { Database, Executor } from '#host/database/database.ts';
import { endOfLocalDay, localDay, localInstant } from '#kit/dates.ts';
import { demoAccounts, demoColleagues } from './demo-accounts.ts';
import { candidatesAgents, othersAgents } from './demo-agents.ts';
import { writeDemoCandidate } from './demo-candidate.ts';
import type { DemoEmployer, DemoPosting } from './demo-model.ts';
import { demoProvider } from './demo-provider.ts';
import { demoDailyViews } from './demo-views.ts';
import { generateDemo } from './generate-demo.ts';
import { markDemoMatched, writeDemoAgents } from './load-demo-agents.ts';
import { loadDemoAuthors } from './load-demo-blog.ts';
import { loadDemoCandidate } from './load-demo-candidate.ts';
import { loadDemoFiles } from './load-demo-files.ts';
import { loadDemoLogos } from './load-demo-logos.ts';
import { loadDemoMarket } from './load-demo-market.ts';
import { loadDemoMessages } from './load-demo-messages.ts';
import { loadDemoNotifications } from './load-demo-notifications.ts';
import { loadDemoTeam } from './load-demo-team.ts';
import { loadDemoTexts, loadIllustratedArticle } from './load-demo-texts.ts';
import { loadDemoWorkplaces } from './load-demo-workplaces.ts';
import { lastDayOf, toRow, wordsOf } from './posting-row.ts';

type NewMove = typeof postingMoves.$inferInsert;

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

/** How a posting came to be what it is. */
const movesOf = (demo: DemoPosting, postingId: number, published: Date): NewMove[] => {
  const first: NewMove = { postingId, toState: 'active', movedAt: published };
  const next = { postingId, fromState: 'active', toState: demo.state } as const;
  if (demo.closedOn) return [first, { ...next, cause: 'filled', movedAt: localInstant(demo.closedOn, 720) }];
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
      values: toRow(demo, { employerId: employerIds[demo.employerIndex] as number, now }),
      words: wordsOf(demo, companies),
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

type Person = (typeof othersAgents)[number];

/** Digital agents: the demo candidate's, and those of others, each with an account. */
const loadAgents = async (
  tx: Executor,
  candidateId: string,
  insert: (person: Pick<Person, 'email' | 'name' | 'lastName'>) => Promise<string>,
  now: Date,
): Promise<void> => {
  await writeDemoAgents(tx, candidateId, candidatesAgents, now);
  for (const { agents, ...person } of othersAgents) await writeDemoAgents(tx, await insert(person), agents, now);
  await markDemoMatched(tx, now);
};

export interface DemoDeps {
  database: Database;
  accounts: Accounts;
  /** Without it there are companies and postings alone: no logo, picture, application or order. */
  files?: Pick<Files, 'save' | 'saveAll'>;
  now: Date;
  /** How many; by default the number for visitors of a demo. */
  postings?: number;
}

/**
 * Fills an empty database with invented employers and their postings, dated relative to `now`, and the demo accounts.
 * All or nothing, except for files and rows that need them, which follow. Returns false, and does nothing, when there
 * are companies already.
 */
export async function loadDemo({ database, accounts, files, now, postings }: DemoDeps): Promise<boolean> {
  const [existing] = await database.executor.select({ count: count() }).from(employers);
  if (existing?.count !== 0) return false;
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
      lastName: 'Ilić',
    }),
    accounts.prepare({ ...person, accountType: 'admin', email: admin, name: 'Tijana', lastName: 'Savić' }),
    ...demoColleagues.map(({ email, name, lastName }) =>
      accounts.prepare({ ...person, accountType: 'employer', email, name, lastName }),
    ),
  ]);
  const [candidateAccount] = prepared;
  const demo = generateDemo({ today: localDay(now), ...(postings ? { postings } : {}) });
  const { people, ids, employerIds } = await database.transaction(async (tx) => {
    const [candidateId, employerAccount, adminId, ...colleagues] = await insertAll(tx, accounts, prepared);
    const ownerId = employerAccount as string;
    const employerIds: number[] = [];
    for (const batch of batches(demo.employers)) {
      const rows = batch.map((company) => toEmployer(company, company.accountEmail === employer ? ownerId : null, now));
      employerIds.push(...(await insertEmployers(tx, rows)));
    }
    const team = { employerId: employerIds[0] as number, ownerId, accountIds: colleagues };
    await loadDemoTeam(tx, team, now);
    await tx.insert(companyAddresses).values({
      employerId: team.employerId,
      email: demo.employers[0]?.companyEmail ?? '',
      requestedAt: now,
      expiresAt: now,
      confirmedAt: now,
    });
    const postingIds = await loadPostings(tx, demo.postings, demo.employers, employerIds, now);
    await loadViews(tx, demo.postings, postingIds, now);
    await fillProvider(tx, demoProvider, now);
    await loadDemoAuthors(tx);
    await loadDemoTexts(tx, { adminId: adminId as string, now });
    await writeDemoCandidate(tx, candidateId as string, now);
    await loadAgents(tx, candidateId as string, (email) => accounts.insert(tx, { ...candidateAccount, ...email }), now);
    const people = { candidate: candidateId as string, employer: ownerId, admin: adminId as string };
    return { people, ids: postingIds, employerIds };
  });
  if (!files) return true;
  const written = demo.postings.map((posting, index) => ({ id: ids[index] as number, posting }));
  const own = written.filter(
    ({ posting }) =>
      posting.employerIndex === 0 &&
      posting.state === 'active' &&
      posting.contentType === 'text' &&
      posting.questions.length === 0,
  );
  const company = demo.employers[0]?.company ?? '';
  await loadDemoFiles(files, { ownerId: people.employer, company }, own);
  await loadIllustratedArticle(files, now);
  await loadDemoLogos(files, demo.employers, demo.postings, employerIds);
  await loadDemoWorkplaces(files, demo.employers, demo.postings, employerIds);
  const [, employerPrepared] = prepared;
  await loadDemoMarket({
    files,
    accounts,
    companies: demo.employers,
    employerIds,
    written,
    people,
    now,
    accountFor: (email) => ({ ...employerPrepared, email }),
  });
  const accountId = people.candidate;
  await loadDemoCandidate({ database, files, accountId, companies: demo.employers, written, now });
  const two = { employerId: employerIds[0] as number, ownerId: people.employer, candidateId: accountId, now };
  await database.transaction(async (tx) => {
    await loadDemoMessages(tx, two);
    await loadDemoNotifications(tx, database, two);
  });
  await countReplies(database, now);
  return true;
}
