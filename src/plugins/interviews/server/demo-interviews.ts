import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { markAnswered } from '#features/applying/server/application-marks.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { findMailPosting } from '#features/applying/server/mail-posting.ts';
import { recordEvents } from '#features/reviewing/received/server/event-store.ts';
import type { Executor } from '#host/database/database.ts';
import { addDays, localDay, localInstant } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { Plugin } from '#plugins/plugin.ts';
import { employerOffMail, offeredMail } from './interview-mail.tsx';
import { interviewRounds, interviewSlots, interviews } from './interview-table.ts';

const MINUTE = 60_000;

interface Place {
  postingId: number;
  employer: string;
  now: Date;
}

/** The first working day at least `days` days away. */
const workday = (now: Date, days: number): string => {
  const day = addDays(localDay(now), days);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, { 0: 1, 6: 2 }[weekday] ?? 0);
};

const slotAt = (day: string, hour: number, minutes: number) => {
  const startsAt = localInstant(day, hour * 60);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE) };
};

/**
 * Two invitations to interviews for the demo posting with applications: the demo candidate still has to choose, others
 * have chosen, cancelled, or found no suitable time, and one was cancelled by the company.
 */
export async function writeInterviews(tx: Executor, { postingId, employer, now }: Place): Promise<void> {
  const standing = await tx
    .select({ id: applications.id, candidateId: applications.candidateId })
    .from(applications)
    .where(and(eq(applications.postingId, postingId), isNull(applications.withdrawnAt)))
    .orderBy(asc(applications.createdAt), asc(applications.id));
  const own = standing.find(({ candidateId }) => candidateId !== null);
  const guests = standing.filter(({ candidateId }) => candidateId === null).map(({ id }) => id);
  const [chosen, left, unsuited, cancelled, later] = guests;
  if (!own || !chosen || !left || !unsuited || !cancelled || !later) return;

  const offered = new Date(now.getTime() - 25 * MINUTE);
  const invite = async (
    place: Pick<typeof interviewRounds.$inferInsert, 'placeKind' | 'place' | 'note'>,
    times: { startsAt: Date; endsAt: Date }[],
  ) => {
    const [round] = await tx
      .insert(interviewRounds)
      .values({ postingId, createdBy: employer, createdAt: offered, ...place })
      .returning();
    const roundId = round?.id as string;
    const slots = await tx
      .insert(interviewSlots)
      .values(times.map((slot) => ({ roundId, ...slot })))
      .returning();
    return { roundId, slots };
  };

  const day = workday(now, 3);
  const inOffice = await invite(
    {
      placeKind: 'address',
      place: 'Bulevar kralja Aleksandra 84, Beograd, drugi sprat',
      note: 'Razgovor vodi šefica računovodstva i traje oko pola sata.',
    },
    [slotAt(day, 9, 30), slotAt(day, 10, 30), slotAt(day, 13, 30), slotAt(workday(now, 4), 9, 30)],
  );
  const online = await invite(
    { placeKind: 'link', place: 'https://meet.primer.example/razgovor-knjigovodja', note: '' },
    [slotAt(workday(now, 5), 16, 20), slotAt(workday(now, 5), 17, 20)],
  );
  const common = { createdAt: offered, sequence: 1 };
  const [first, second] = inOffice.slots;
  await tx.insert(interviews).values([
    { ...common, sequence: 0, roundId: inOffice.roundId, applicationId: own.id },
    {
      ...common,
      roundId: inOffice.roundId,
      applicationId: chosen,
      slotId: first?.id ?? null,
      chosenAt: new Date(now.getTime() - 20 * MINUTE),
    },
    {
      ...common,
      roundId: inOffice.roundId,
      applicationId: left,
      sequence: 2,
      slotId: second?.id ?? null,
      cancelledAt: new Date(now.getTime() - 10 * MINUTE),
      cancelledBy: 'candidate',
      reason: 'Već imam drugi posao. Hvala na pozivu.',
    },
    {
      ...common,
      sequence: 0,
      roundId: online.roundId,
      applicationId: unsuited,
      unsuitedAt: new Date(now.getTime() - 15 * MINUTE),
      reason: 'Radim popodne, mogu samo pre podne.',
    },
    {
      ...common,
      roundId: online.roundId,
      applicationId: cancelled,
      cancelledAt: new Date(now.getTime() - 5 * MINUTE),
      cancelledBy: 'employer',
      reason: '',
    },
    { ...common, sequence: 0, roundId: online.roundId, applicationId: later },
  ]);
  const everybody = [own.id, chosen, left, unsuited, cancelled, later];
  await recordEvents(tx, everybody, {
    event: 'interview-offered',
    actorId: employer,
    happenedAt: offered,
  });
  await markAnswered(tx, everybody, offered);
}

/** The demo candidate was offered times to choose from, and the company learns that none suits another. */
export const notifyInterviews: NonNullable<Plugin['notifyDemo']> = async (tx, notify, { candidateId, ownerId }) => {
  const [offered] = await tx
    .select({ id: applications.id, postingId: applications.postingId })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(eq(applications.candidateId, candidateId));
  const posting = offered && (await findMailPosting(tx, offered.postingId));
  if (!posting) return;
  const path = pageAddress('candidate-application', offered.id);
  const where = { placeKind: 'link' as const, place: '', note: '', slots: [], more: 0, added: false };
  await notify(tx, offeredMail, { accountId: candidateId, hoursAgo: 0.4, params: { ...posting, ...where, path } });
  const [other] = await tx
    .select({ id: interviews.applicationId })
    .from(interviews)
    .where(isNotNull(interviews.unsuitedAt));
  if (!other) return;
  const unsuited = { cause: 'unsuited' as const, reason: '', event: null, name: '', applicationId: other.id };
  await notify(tx, employerOffMail, { accountId: ownerId, hoursAgo: 0.3, params: { ...posting, ...unsuited } });
};
