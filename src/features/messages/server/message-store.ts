import { and, asc, count, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { Language } from '#kit/i18n/language.ts';
import { messageLimits } from '../message-limits.ts';
import type { ExcludedReason } from '../message-state.ts';
import { applicationMessages, messageBatches } from './message-table.ts';

const ids = (values: readonly string[]) => sql`${sql.param([...values])}::uuid[]`;
const dayBefore = (now: Date): Date => new Date(now.getTime() - 86_400_000);

/** Locks a company's messages until the transaction ends, so that they are counted and written one after the other. */
export async function lockWriting(tx: Executor, employerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`messages of company ${employerId}`}, 0))`);
}

/** Number of a company's messages in the last 24 hours, without excluded ones. */
export async function countWritten(tx: Executor, employerId: number, now: Date): Promise<number> {
  const [row] = await tx
    .select({ written: count() })
    .from(applicationMessages)
    .innerJoin(messageBatches, eq(messageBatches.id, applicationMessages.batchId))
    .innerJoin(postings, eq(postings.id, messageBatches.postingId))
    .where(
      and(
        eq(postings.employerId, employerId),
        sql`${messageBatches.createdAt} > ${dayBefore(now).toISOString()}`,
        ne(applicationMessages.state, 'left-out'),
      ),
    );
  return row?.written ?? 0;
}

/** Why the person of an application `a` gets no message now; null when they do. */
const reasonNow = (now: Date) => sql`case
    when a.erased_at is not null or a.email is null then 'erased'
    when a.withdrawn_at is not null then 'withdrawn'
    when exists (select from ${accounts} o where o.id = a.candidate_id and o.mail_refused_at is not null) then 'address'
    when (select count(*) from ${applicationMessages} m where m.application_id = a.id and m.side = 'employer'
      and m.state <> 'left-out' and m.created_at > ${dayBefore(now).toISOString()}) >= ${messageLimits.toOnePerDay} then 'often'
  end`;

/** Writes a batch for these applications with one statement; who cannot get it is recorded with the reason. */
export async function insertBatch(
  tx: Executor,
  batch: typeof messageBatches.$inferInsert,
  applicationIds: readonly string[],
): Promise<string> {
  const [row] = await tx.insert(messageBatches).values(batch).returning({ id: messageBatches.id });
  const { id } = row as { id: string };
  await tx.execute(sql`
    insert into ${applicationMessages} (application_id, side, batch_id, state, left_out, created_at)
    select chosen.id, 'employer', ${id}, case when chosen.reason is null then 'waiting' else 'left-out' end, chosen.reason,
      ${batch.createdAt.toISOString()}
    from (select a.id, ${reasonNow(batch.createdAt)} as reason from ${applications} a where a.id = any(${ids(applicationIds)})) chosen`);
  return id;
}

export const countWaiting = (executor: Executor, batchId: string): Promise<number> =>
  executor.$count(
    applicationMessages,
    and(eq(applicationMessages.batchId, batchId), eq(applicationMessages.state, 'waiting')),
  );

/** Who was excluded from a batch, and how many get it. */
export async function readBatch(executor: Executor, batchId: string) {
  const inBatch = eq(applicationMessages.batchId, batchId);
  const excluded = await executor
    .select({
      applicationId: applicationMessages.applicationId,
      name: sql<string>`trim(concat_ws(' ', ${applications.firstName}, ${applications.lastName}))`,
      reason: sql<ExcludedReason>`${applicationMessages.excludedReason}`,
    })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .where(and(inBatch, eq(applicationMessages.state, 'left-out')))
    .orderBy(desc(applications.createdAt), desc(applications.id));
  const recipients = await executor.$count(
    applicationMessages,
    and(inBatch, ne(applicationMessages.state, 'left-out')),
  );
  return { id: batchId, recipients, leftOut: excluded };
}

/** Those of these applications that would get a message now, newest first, and why others would not. */
export async function readChosen(executor: Executor, applicationIds: readonly string[], now: Date) {
  const result = await executor.execute<{ id: string; reason: ExcludedReason | null }>(sql`
    select a.id, ${reasonNow(now)} as reason from ${applications} a where a.id = any(${ids(applicationIds)})
    order by a.created_at desc, a.id desc`);
  return result.rows;
}

/** Recipient of a message. */
export interface Recipient {
  applicationId: string;
  firstName: string;
  lastName: string;
  email: string;
  language: Language;
  accountId: string | null;
  createdAt: Date;
}

const recipientColumns = {
  applicationId: applications.id,
  firstName: applications.firstName,
  lastName: applications.lastName,
  email: sql<string>`coalesce(${accounts.email}, ${applications.email})`,
  language: sql<Language>`coalesce(${accounts.mailLanguage}, ${applications.language})`,
  accountId: applications.candidateId,
  createdAt: applications.createdAt,
};

export async function findRecipient(executor: Executor, applicationId: string): Promise<Recipient | null> {
  const [row] = await executor
    .select(recipientColumns)
    .from(applications)
    .leftJoin(accounts, eq(accounts.id, applications.candidateId))
    .where(eq(applications.id, applicationId));
  return row ?? null;
}

/** A message claimed for writing, with its recipient; `reason`: it is excluded after all. */
export interface Claimed extends Recipient {
  messageId: string;
  reason: ExcludedReason | null;
}

/**
 * Claims the next waiting messages of a batch and locks them with their data until the transaction ends: accounts
 * before messages, in the same order as a deletion, so that nothing is written to somebody who is being erased. Skips
 * those locked by another worker.
 */
export async function claimWaiting(tx: Executor, batchId: string, limit: number): Promise<Claimed[]> {
  const next = await tx
    .select({
      id: applicationMessages.id,
      candidateId: applications.candidateId,
      email: applications.email,
    })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .where(and(eq(applicationMessages.batchId, batchId), eq(applicationMessages.state, 'waiting')))
    .orderBy(asc(applicationMessages.id))
    .limit(limit);
  if (next.length === 0) return [];
  const owners = next.flatMap(({ candidateId }) => candidateId ?? []);
  const addresses = next.flatMap(({ email }) => email ?? []);
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(inArray(accounts.id, owners), inArray(accounts.email, addresses)))
    .orderBy(asc(accounts.id))
    .for('key share');
  const claimed = await tx.execute<{ id: string }>(sql`
    select m.id from ${applicationMessages} m join ${applications} a on a.id = m.application_id
    where m.id = any(${ids(next.map(({ id }) => id))}) and m.state = 'waiting' order by m.id
    for update of m skip locked for share of a skip locked`);
  return tx
    .select({
      ...recipientColumns,
      messageId: applicationMessages.id,
      reason: sql<ExcludedReason | null>`case
        when ${applications.erasedAt} is not null or ${applications.email} is null then 'erased'
        when ${applications.withdrawnAt} is not null then 'withdrawn' end`,
    })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .leftJoin(accounts, eq(accounts.id, applications.candidateId))
    .where(sql`${applicationMessages.id} = any(${ids(claimed.rows.map(({ id }) => id))})`)
    .orderBy(desc(applications.createdAt), desc(applications.id));
}

/** Stores the texts of messages and the ids of their mails. */
export async function markWritten(
  tx: Executor,
  written: readonly { messageId: string; mailId: string; subject: string; body: string }[],
): Promise<void> {
  if (written.length === 0) return;
  const texts = (values: string[]) => sql`${sql.param(values)}::text[]`;
  await tx.execute(sql`
    update ${applicationMessages} set state = 'queued', mail_id = v.mail_id, subject = v.subject, body = v.body
    from unnest(${ids(written.map(({ messageId }) => messageId))}, ${ids(written.map(({ mailId }) => mailId))},
      ${texts(written.map(({ subject }) => subject))}, ${texts(written.map(({ body }) => body))}) as v(id, mail_id, subject, body)
    where ${applicationMessages}.id = v.id`);
}

export async function recordExcluded(
  tx: Executor,
  messageIds: readonly string[],
  reason: ExcludedReason,
): Promise<void> {
  if (messageIds.length === 0) return;
  await tx
    .update(applicationMessages)
    .set({ state: 'left-out', excludedReason: reason })
    .where(inArray(applicationMessages.id, [...messageIds]));
}

export async function findBatch(executor: Executor, id: string) {
  const [row] = await executor.select().from(messageBatches).where(eq(messageBatches.id, id));
  return row ?? null;
}

/** Batches from before an instant that still have messages to write: their job was lost. */
export async function listStranded(executor: Executor, until: Date): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ id: messageBatches.id })
    .from(messageBatches)
    .innerJoin(applicationMessages, eq(applicationMessages.batchId, messageBatches.id))
    .where(and(eq(applicationMessages.state, 'waiting'), sql`${messageBatches.createdAt} < ${until.toISOString()}`))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** Deletes the messages about these applications, and batches that have no message left. */
export async function eraseMessages(tx: Executor, applicationIds: readonly string[]): Promise<void> {
  const rows = await tx
    .delete(applicationMessages)
    .where(inArray(applicationMessages.applicationId, [...applicationIds]))
    .returning({ batchId: applicationMessages.batchId });
  const batchIds = new Set(rows.flatMap(({ batchId }) => batchId ?? []));
  if (batchIds.size === 0) return;
  await tx.execute(sql`delete from ${messageBatches} b where b.id = any(${ids([...batchIds])})
    and not exists (select from ${applicationMessages} m where m.batch_id = b.id)`);
}
