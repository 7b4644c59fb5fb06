import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { ApplicationRow } from '#features/applying/server/application-table.ts';
import type { Executor } from '#host/database/database.ts';
import { daysAgo } from '#kit/dates.ts';
import type { ApplicationEvent, ApplicationEventsMeta } from '../fields.ts';
import { isByMember } from '../received/review-events.ts';
import { applicationEvents } from '../received/server/review-table.ts';

/** Maximum number of events returned at once (rules.md#reviewing). */
export const maxEvents = 100;

/** Successive saves of a note by one member within this time are one event (rules.md#reviewing). */
export const editedNoteMinutes = 15;

type Actor = ApplicationEvent['actor'];

const nobody: Actor = { kind: 'other', name: '' };
const gone: Actor = { kind: 'gone', name: '' };

/** First and last name of a member, or the address without a name. */
export const memberName = sql<
  string | null
>`coalesce(nullif(trim(concat_ws(' ', ${accounts.name}, ${accounts.lastName})), ''), ${accounts.email})`;

/** A member by name; without a name, an event caused only by members belongs to a deleted account. */
export const actorOf = (name: string | null, byMember: boolean): Actor =>
  name !== null ? { kind: 'member', name } : byMember ? gone : nobody;

const instant = (at: Date, now: Date): Pick<ApplicationEvent, 'at' | 'daysAgo'> => ({
  at: at.toISOString(),
  daysAgo: daysAgo(at, now),
});

/**
 * What happened to an application, in order of time: its arrival, then the newest {@link maxEvents} of its history, and its
 * withdrawal. An opening from before the history existed comes from the application's own row.
 */
export async function readHistory(
  executor: Executor,
  application: Pick<ApplicationRow, 'id' | 'createdAt' | 'openedAt' | 'withdrawnAt'>,
  now: Date,
): Promise<{ data: ApplicationEvent[]; meta: ApplicationEventsMeta }> {
  const ofThis = eq(applicationEvents.applicationId, application.id);
  const [newest, total] = await Promise.all([
    executor
      .select({
        id: applicationEvents.id,
        event: applicationEvents.event,
        status: applicationEvents.status,
        at: applicationEvents.happenedAt,
        name: memberName,
      })
      .from(applicationEvents)
      .leftJoin(accounts, eq(accounts.id, applicationEvents.actorId))
      .where(ofThis)
      .orderBy(desc(applicationEvents.happenedAt), desc(applicationEvents.id))
      .limit(maxEvents),
    executor.$count(applicationEvents, ofThis),
  ]);
  const { createdAt, openedAt, withdrawnAt } = application;
  const fact = (event: 'arrived' | 'opened' | 'withdrawn', at: Date): ApplicationEvent => ({
    id: event,
    event,
    status: null,
    actor: nobody,
    ...instant(at, now),
  });
  const shown = newest
    .map(({ id, event, status, at, name }) => ({
      id: String(id),
      event,
      status,
      actor: actorOf(name, isByMember(event)),
      ...instant(at, now),
    }))
    .reverse();
  const older = total - shown.length;
  const unnotified = openedAt !== null && older === 0 && shown.every(({ event }) => event !== 'opened');
  const rest: ApplicationEvent[] = [
    ...(unnotified ? [fact('opened', openedAt)] : []),
    ...shown,
    ...(withdrawnAt ? [fact('withdrawn', withdrawnAt)] : []),
  ];
  // The sort is stable: events of the same instant keep their order.
  rest.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return { data: [fact('arrived', createdAt), ...rest], meta: { older } };
}

/**
 * Records that a member has saved the note: the time of a recent event is updated instead of adding one. In the
 * caller's transaction, which has locked the application.
 */
export async function recordNoteSaved(tx: Executor, applicationId: string, actorId: string, now: Date): Promise<void> {
  const moved = await tx
    .update(applicationEvents)
    .set({ happenedAt: now })
    .where(
      and(
        eq(applicationEvents.applicationId, applicationId),
        eq(applicationEvents.actorId, actorId),
        eq(applicationEvents.event, 'noted'),
        gt(applicationEvents.happenedAt, new Date(now.getTime() - editedNoteMinutes * 60_000)),
      ),
    )
    .returning({ id: applicationEvents.id });
  if (moved.length === 0)
    await tx.insert(applicationEvents).values({ applicationId, event: 'noted', actorId, happenedAt: now });
}
