import { Readable } from 'node:stream';
import type { Accounts } from '#features/accounts/server/index.ts';
import { contactMessages } from '#features/contact/messages/server/contact-table.ts';
import { postingReports } from '#features/contact/server/report-table.ts';
import { insertMember, setAnswering } from '#features/employers/team/server/team-store.ts';
import type { Files } from '#features/files/server/index.ts';
import { hiddenItems } from '#features/postings/hidden/server/hidden-table.ts';
import { savedPostings } from '#features/postings/saved/server/saved-posting-table.ts';
import { questionnaires } from '#features/publishing/questionnaires/server/questionnaire-table.ts';
import type { Executor } from '#host/database/database.ts';
import { slug } from '#kit/serbian-text.ts';
import { crowdNames, type DemoApplication, demoApplications, demoMessages, demoReports } from './demo-market.ts';
import type { DemoEmployer, DemoPosting } from './demo-model.ts';
import { renderCvs, writeApplications } from './load-demo-applications.ts';
import { type DemoOrder, writeOrders } from './load-demo-orders.ts';
import { writePending } from './load-demo-pending.ts';
import { toRow } from './posting-row.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A posting of the demo as it was written. */
export interface Written {
  id: number;
  posting: DemoPosting;
}

export interface Market {
  files: Pick<Files, 'saveAll'>;
  accounts: Pick<Accounts, 'insert'>;
  companies: readonly DemoEmployer[];
  employerIds: readonly number[];
  written: readonly Written[];
  people: { candidate: string; employer: string; admin: string };
  /** An account like that of the demo employer, for another address. */
  accountFor(email: string): Parameters<Accounts['insert']>[1];
  now: Date;
}

const isPaid = ({ productGroup }: DemoPosting): boolean => productGroup !== 'free';
const isLive = ({ state }: DemoPosting): boolean => state === 'active';

/** The few other companies that have an account can be signed in for as well. */
async function openAccounts(tx: Executor, market: Market): Promise<Map<number, string>> {
  const opened = new Map([[0, market.people.employer]]);
  for (const [index, { accountEmail }] of market.companies.entries()) {
    if (index === 0 || accountEmail === null) continue;
    const employerId = market.employerIds[index] as number;
    const at = opened.size;
    const accountId = await market.accounts.insert(tx, {
      ...market.accountFor(accountEmail),
      name: crowdNames.first[at % crowdNames.first.length] as string,
      lastName: crowdNames.last[(at * 3) % crowdNames.last.length] as string,
    });
    await setAnswering(tx, employerId, accountId);
    await insertMember(tx, { employerId, accountId, role: 'owner', joinedAt: market.now });
    opened.set(index, accountId);
  }
  return opened;
}

/** Orders of the companies with an account: each live posting that is paid for has one, or uses a credit. */
function ordersOf(
  { written, now }: Market,
  withAccount: readonly number[],
  awaiting: number,
): { orders: DemoOrder[]; usedBy: number[] } {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY);
  const of = (index: number): Written[] =>
    written.filter(({ posting }) => posting.employerIndex === index && isPaid(posting) && isLive(posting));
  const publishedAt = ({ posting }: Written): Date => toRow(posting, { employerId: 0, now }).firstPublishedAt as Date;
  const single = (item: Written): DemoOrder => {
    const paidAt = publishedAt(item);
    const { employerIndex, productGroup, productDuration } = item.posting;
    return {
      employerIndex,
      postingId: item.id,
      adType: productGroup,
      days: productDuration,
      count: 1,
      paidAt,
      createdAt: new Date(paidAt.getTime() - 26 * HOUR),
    };
  };
  const own = of(0);
  const byCredit = own
    .filter(({ posting }) => posting.productGroup === 'standard' && posting.productDuration === 30)
    .slice(0, 4);
  const shop = { employerIndex: 0, postingId: null, adType: 'standard', days: 30 } as const;
  const [, second = 0, third = second] = withAccount;
  const orders: DemoOrder[] = [
    ...withAccount
      .flatMap(of)
      .filter((item) => !byCredit.includes(item))
      .map(single),
    { ...shop, count: 6, createdAt: ago(47), paidAt: ago(46) },
    {
      ...shop,
      adType: 'featured',
      count: 3,
      createdAt: ago(40),
      cancelled: { cancelledAt: ago(38), cancelledBy: 'employer', cancelReason: '' },
    },
    { ...shop, adType: 'promoted', count: 3, createdAt: ago(11), remindedAt: ago(2) },
    { ...shop, postingId: awaiting, adType: 'featured', count: 1, createdAt: ago(2) },
    { ...shop, employerIndex: second, adType: 'standard', days: 15, count: 3, createdAt: ago(1) },
    {
      ...shop,
      employerIndex: third,
      adType: 'hot',
      days: 15,
      count: 3,
      createdAt: ago(60),
      cancelled: { cancelledAt: ago(21), cancelledBy: 'time', cancelReason: '' },
    },
    {
      ...shop,
      employerIndex: second,
      adType: 'featured',
      count: 10,
      createdAt: ago(25),
      cancelled: {
        cancelledAt: ago(24),
        cancelledBy: 'administrator',
        cancelReason: 'Firma je dva puta poručila isti paket.',
      },
    },
  ];
  return { orders, usedBy: byCredit.map(({ id }) => id) };
}

/** What people have written to the provider, and what the demo candidate has put aside. */
async function writeLetters(tx: Executor, { written, companies, people, now }: Market): Promise<void> {
  const at = (hoursAgo: number): Date => new Date(now.getTime() - hoursAgo * HOUR);
  const handled = (hoursAgo: number, note: string | undefined) => ({
    handledAt: note === undefined ? null : at(Math.max(1, hoursAgo - 20)),
    handledBy: note === undefined ? null : people.admin,
    handledNote: note ?? '',
  });
  await tx.insert(contactMessages).values(
    demoMessages.map(({ hoursAgo, note, ...message }) => ({
      ...message,
      ...handled(hoursAgo, note),
      language: 'sr' as const,
      createdAt: at(hoursAgo),
    })),
  );
  const others = written.filter(
    ({ posting }) =>
      isLive(posting) && posting.employerIndex !== 0 && companies[posting.employerIndex]?.accountEmail === null,
  );
  const some = (place: number): number => others[(place + 1) * 97]?.id ?? (others[place]?.id as number);
  await tx.insert(postingReports).values(
    demoReports.map(({ hoursAgo, note, ...report }, place) => ({
      ...report,
      ...handled(hoursAgo, note),
      // Two people found the same posting wrong.
      postingId: some(place === 3 ? 0 : place),
      reporter: `demo-${place}`,
      language: 'sr' as const,
      createdAt: at(hoursAgo),
    })),
  );
  const accountId = people.candidate;
  await tx
    .insert(savedPostings)
    .values([5, 6, 7].map((place) => ({ accountId, postingId: some(place), savedAt: at(place * 9) })));
  await tx.insert(hiddenItems).values({ accountId, postingId: some(8), hiddenAt: at(30) });
}

/** The questions of the own posting, kept to be used again. */
async function saveQuestionnaire(tx: Executor, { written, employerIds, now }: Market): Promise<void> {
  const questions = written.find(({ posting }) => posting.employerIndex === 0 && posting.questions.length > 0)?.posting
    .questions;
  if (questions)
    await tx.insert(questionnaires).values({
      employerId: employerIds[0] as number,
      name: 'Knjigovođe',
      questions,
      updatedAt: now,
    });
}

/** Fills the desks of the demo's employer and administrator: what waits, what was ordered, sent and written. */
export async function loadDemoMarket(market: Market): Promise<void> {
  const { files, companies, employerIds, people } = market;
  const cvs = await renderCvs();
  const sent = demoApplications.filter(({ cv }) => cv !== null);
  await files.saveAll(
    cvs.map((cv, place) => {
      const { firstName, lastName, email } = sent[place] as DemoApplication;
      return {
        purpose: 'document',
        name: `${slug(`cv ${firstName} ${lastName}`)}.pdf`,
        mediaType: 'application/pdf',
        ownerId: email === 'kandidat@primer.rs' ? people.candidate : null,
        content: Readable.from([cv]),
      };
    }),
    async (tx, rows) => {
      const accounts = await openAccounts(tx, market);
      const { awaiting, rejected } = await writePending(tx, market);
      const placed = ordersOf(market, [...accounts.keys()], awaiting);
      const about = { companies, employerIds, admin: people.admin, usedBy: [...placed.usedBy, rejected] };
      await writeOrders(tx, placed.orders, about);
      await writeApplications(tx, market, rows);
      await writeLetters(tx, market);
      await saveQuestionnaire(tx, market);
    },
  );
}
