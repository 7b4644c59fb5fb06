import { randomUUID } from 'node:crypto';
import { systemClock } from '#host/clock.ts';
import type { Database } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildCreditPackage } from '../builders/credit-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildApplications } from '../builders/message-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';

/** What the acts need to be there before the first of them. */
export interface World {
  /** Addresses to sign in with. */
  candidates: string[];
  /** A candidate whose agent's draft is saved over and over. */
  drafter: string;
  companies: string[];
  /** The company that gets applications, and writes to those who applied. */
  recruiter: string;
  postings: number[];
  applications: string[];
}

const counts = { candidates: 20, companies: 6, postings: 60, applications: 400 };

/** Fills a new database, before a site is started on it. */
export async function buildWorld(database: Database): Promise<World> {
  await migrateDatabase(database);
  const context = { database, clock: systemClock };
  const many = <T>(count: number, build: (at: number) => Promise<T>): Promise<T[]> =>
    Array.from({ length: count }).reduce<Promise<T[]>>(
      async (before, _, at) => [...(await before), await build(at)],
      Promise.resolve([]),
    );
  const email = async () => (await buildAccount(context, { name: `Jovana ${randomUUID()}` })).email;
  const owner = await buildEmployer(context);
  const postings = await many(counts.postings, (at) =>
    buildPosting(context, { employerId: owner.row.id, positionTitle: `Knjigovođa ${at}` }),
  );
  const first = postings[0]?.id as number;
  return {
    candidates: await many(counts.candidates, email),
    drafter: await email(),
    companies: await many(counts.companies, async (at) => {
      const pib = String(310_000_000 + at);
      const { row, account } = await buildEmployer(context, { pib, registrationNumber: '20084693' });
      await buildCreditPackage(context, { employerId: row.id, adType: 'standard', days: 15, bought: 5000 });
      return account.email;
    }),
    recruiter: owner.account.email,
    postings: postings.map(({ id }) => id),
    applications: (await buildApplications(context, first, counts.applications)).map(({ id }) => id),
  };
}
