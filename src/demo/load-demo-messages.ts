import { and, asc, eq, inArray, isNotNull, isNull, ne, type SQLWrapper } from 'drizzle-orm';
import { markAnswered, markAwaitingReply } from '#features/applying/server/application-marks.ts';
import { type ApplicationRow, applications } from '#features/applying/server/application-table.ts';
import { findMailPosting } from '#features/applying/server/mail-posting.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import type { messageStates } from '#features/messages/message-state.ts';
import { applicationMessages, messageBatches, messageTemplates } from '#features/messages/server/message-table.ts';
import { writtenFor } from '#features/messages/server/message-writing.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { recordEvents } from '#features/reviewing/received/server/event-store.ts';
import type { Executor } from '#host/database/database.ts';

const HOUR = 3_600_000;

const templates = [
  {
    name: 'Poziv na razgovor',
    subject: 'Poziv na razgovor: {pozicija}',
    body: 'Poštovani/Poštovana {ime},\n\nhvala na prijavi na oglas „{pozicija}”. Pozivamo Vas na kratak razgovor sledeće nedelje. Molimo Vas da odgovorite na ovaj mejl i predložite termin između 10 i 16 časova.\n\nSrdačan pozdrav,\n{firma}',
  },
  {
    name: 'Molba za preporuku',
    subject: 'Vaša prijava: {pozicija}',
    body: 'Poštovani/Poštovana {ime},\n\nzanima nas kontakt osobe koja može da govori o Vašem dosadašnjem radu. Možete li nam ga poslati do kraja nedelje?\n\nHvala unapred,\n{firma}',
  },
] as const;

const farewell = {
  subject: 'Vaša prijava: {pozicija}',
  body: 'Poštovani/Poštovana {ime},\n\nhvala na prijavi na oglas „{pozicija}”. Ovog puta smo izabrali drugog kandidata. Javite se opet kad objavimo nov oglas.\n\nSrdačan pozdrav,\n{firma}',
} as const;

interface Writing {
  to: ApplicationRow;
  template: { readonly subject: string; readonly body: string };
  authorId: string | null;
  hoursAgo: number;
  state: (typeof messageStates)[number];
  read: boolean;
}

async function write(tx: Executor, { to, template, authorId, ...how }: Writing, now: Date): Promise<void> {
  const posting = await findMailPosting(tx, to.postingId);
  if (!posting) return;
  const createdAt = new Date(Math.max(now.getTime() - how.hoursAgo * HOUR, to.createdAt.getTime() + HOUR / 2));
  const { subject, body } = template;
  const [batch] = await tx
    .insert(messageBatches)
    .values({ postingId: to.postingId, authorId, subject, body, createdAt })
    .returning({ id: messageBatches.id });
  await tx.insert(applicationMessages).values({
    applicationId: to.id,
    side: 'employer',
    batchId: batch?.id as string,
    state: how.state,
    createdAt,
    ...writtenFor({ firstName: to.firstName, language: to.language }, posting, template),
    readAt: how.read ? new Date(createdAt.getTime() + HOUR / 4) : null,
  });
  await markAnswered(tx, [to.id], createdAt);
  await recordEvents(tx, [to.id], { event: 'message-sent', actorId: authorId, happenedAt: createdAt });
}

/** An answer that the company has not read yet. */
async function answer(tx: Executor, to: ApplicationRow, now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - HOUR / 2);
  await tx.insert(applicationMessages).values({
    applicationId: to.id,
    side: 'candidate',
    state: 'stored',
    createdAt,
    body: 'Poštovani,\n\nhvala na pozivu. Odgovara mi utorak ili četvrtak, posle 12 časova.\n\nSrdačan pozdrav,\nMilica Đorđević',
  });
  await markAwaitingReply(tx, to.id, createdAt);
  await recordEvents(tx, [to.id], { event: 'message-received', actorId: null, happenedAt: createdAt });
}

/** Who applied to a posting that is over was answered within days, but for two. */
async function answerOver(tx: Executor, own: SQLWrapper, authorId: string, now: Date): Promise<void> {
  const over = await tx
    .select({ application: applications })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(
      and(
        inArray(applications.postingId, own),
        ne(postings.state, 'active'),
        isNull(applications.withdrawnAt),
        isNull(applications.answeredAt),
      ),
    )
    .orderBy(asc(applications.createdAt), asc(applications.email));
  for (const [place, { application: to }] of over.slice(2).entries()) {
    const hoursAgo = (now.getTime() - to.createdAt.getTime()) / HOUR - 24 * (1 + (place % 5));
    const how = { authorId, template: farewell, state: 'sent', read: place % 3 > 0 } as const;
    await write(tx, { ...how, to, hoursAgo: Math.max(hoursAgo, 1) }, now);
  }
}

/**
 * Templates of the demo company, and threads: with the demo candidate, whose answer is unread; with others, to one of whom no
 * mail came through; and an unread message of another company to the demo candidate.
 */
export async function loadDemoMessages(
  tx: Executor,
  { employerId, ownerId, candidateId, now }: { employerId: number; ownerId: string; candidateId: string; now: Date },
): Promise<void> {
  const [invitation, question] = templates;
  await tx.insert(messageTemplates).values(templates.map((template) => ({ ...template, employerId, updatedAt: now })));
  const own = tx.select({ id: postings.id }).from(postings).where(eq(postings.employerId, employerId));
  const [hers] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), inArray(applications.postingId, own)));
  const one = { authorId: ownerId, template: invitation, state: 'sent', read: true } as const;
  if (hers) {
    const openedAt = new Date(Math.max(hers.createdAt.getTime(), now.getTime() - 2.5 * HOUR));
    await tx.update(applications).set({ openedAt }).where(eq(applications.id, hers.id));
    await write(tx, { ...one, to: hers, hoursAgo: 2 }, now);
    await answer(tx, hers, now);
  }
  const others = await tx
    .select()
    .from(applications)
    .where(
      and(
        inArray(applications.postingId, own),
        isNull(applications.candidateId),
        isNull(applications.withdrawnAt),
        isNotNull(applications.openedAt),
        eq(applications.status, 'saved'),
      ),
    )
    .orderBy(asc(applications.email), asc(applications.createdAt))
    .limit(2);
  if (others[0]) await write(tx, { ...one, to: others[0], hoursAgo: 1, state: 'no-recipient', read: false }, now);
  if (others[1]) await write(tx, { ...one, to: others[1], hoursAgo: 1, template: question, read: false }, now);
  await answerOver(tx, own, ownerId, now);
  const elsewhere = await tx
    .select({ application: applications })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(
      and(
        eq(applications.candidateId, candidateId),
        // Nobody writes for a company without an account.
        isNotNull(employers.accountId),
        isNull(applications.withdrawnAt),
        isNotNull(applications.openedAt),
        eq(postings.state, 'active'),
      ),
    )
    .orderBy(asc(applications.createdAt));
  const next = elsewhere.find(({ application }) => application.id !== hers?.id)?.application;
  if (next)
    await write(tx, { to: next, template: invitation, authorId: null, hoursAgo: 5, state: 'sent', read: false }, now);
}
