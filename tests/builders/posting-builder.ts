import { placeClosure } from '#features/catalog/place-tree.ts';
import { companyAddresses } from '#features/employers/addresses/server/address-table.ts';
import { insertPeriods } from '#features/postings/server/posting-period-store.ts';
import { insertPosting, type NewPosting, updatePosting } from '#features/postings/server/posting-store.ts';
import type { PostingRow } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { addDays, endOfLocalDay, localDay } from '#kit/dates.ts';
import type { BuildContext } from './account-builder.ts';
import { buildEmployer } from './employer-builder.ts';

/** Addresses for notices, confirmed by their links. */
export async function confirmAddresses(
  app: BuildContext,
  employerId: number,
  emails: readonly (string | null | undefined)[],
): Promise<void> {
  const now = app.clock.now();
  const times = { requestedAt: now, expiresAt: now, confirmedAt: now };
  const given = new Set(emails.flatMap((email) => email || []));
  for (const email of given) {
    await app.database.executor
      .insert(companyAddresses)
      .values({ employerId, email, ...times })
      .onConflictDoNothing();
  }
}

/** A live posting, published a moment ago for 30 days, by default of a new employer. */
export async function buildPosting(
  app: BuildContext,
  { company, ...change }: Partial<NewPosting> & { company?: string } = {},
): Promise<PostingRow> {
  const now = app.clock.now();
  const employerId = change.employerId ?? (await buildEmployer(app, company ? { company } : {})).row.id;
  const locations = change.locations ?? ['beograd'];
  const values: NewPosting = {
    state: 'active',
    productGroup: 'standard',
    productDuration: 30,
    priority: 4,
    positionTitle: 'Viši računovođa (m/ž)',
    categories: ['racunovodstvo'],
    locations,
    placeTags: placeClosure(locations),
    contractType: 'neodredjeno',
    jobType: 'puno',
    contentType: 'text',
    jobDescription: '<p>Vodićete knjigovodstvo za osam klijenata.</p>',
    firstPublishedAt: now,
    liveUntil: endOfLocalDay(addDays(localDay(now), 30)),
    createdAt: now,
    updatedAt: now,
    ...change,
    employerId,
  };
  values.paidUntil ??= values.liveUntil ?? null;
  await confirmAddresses(app, employerId, [values.notificationsEmail, values.advertiserEmail]);
  const { executor } = app.database;
  const posting = await insertPosting(executor, values, {
    positionTitle: values.positionTitle,
    locations,
    company: company ?? '',
    categories: values.categories ?? [],
    workModel: values.workModel ?? null,
    texts: [values.jobDescription ?? '', values.conditionsDescription ?? '', values.jobShortDescription ?? ''],
  });
  await insertPeriods(executor, {
    postingId: posting.id,
    adType: posting.productGroup,
    days: posting.productDuration,
    askedAt: posting.createdAt,
    startedAt: posting.firstPublishedAt,
    droppedAt: !posting.firstPublishedAt && ['closed', 'removed'].includes(posting.state) ? now : null,
  });
  return posting;
}

/** Puts a posting into a state, without a move in its history. */
export const setState = (executor: Executor, id: number, state: PostingRow['state'], now: Date): Promise<PostingRow> =>
  updatePosting(executor, id, { state, updatedAt: now });
