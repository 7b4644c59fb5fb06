import type { ApplicationRow } from '#features/applying/server/application-table.ts';
import { findSent, lockSent } from '#features/applying/server/sent-store.ts';
import { recordEvents } from '#features/reviewing/received/server/event-store.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { addDays, localDay } from '#kit/dates.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { StatusQuestion } from '../fields.ts';
import { findAsked, insertQuestion } from './question-store.ts';

/** Days after which a candidate may ask where no answer was promised. */
const daysWithoutPromise = 14;

/** A candidate's question whether an application is still open: once, while the company has not answered. */
export function createQuestionRoutes({ database, clock }: Pick<Machinery, 'database' | 'clock'>): Route[] {
  const { executor } = database;

  const getSent = async (accountId: string, id: string) => {
    const sent = await findSent(executor, accountId, id);
    if (!sent) throw new Problem('applications.not-found');
    return sent;
  };

  const stateOf = (
    { answeredAt, withdrawnAt, createdAt }: ApplicationRow,
    replyWithinDays: number | null,
    askedAt: Date | null,
  ): StatusQuestion => {
    const from = addDays(localDay(createdAt), replyWithinDays ?? daysWithoutPromise);
    const isEarly = localDay(clock.now()) <= from;
    const mayAsk = askedAt === null && answeredAt === null && withdrawnAt === null && !isEarly;
    return { mayAsk, askedAt: askedAt?.toISOString() ?? null };
  };

  return [
    on(contract.getStatusQuestion, async ({ actor: { accountId }, id }) => {
      const { application, posting } = await getSent(accountId, id);
      return stateOf(application, posting.replyWithinDays, await findAsked(executor, application.id));
    }),

    on(contract.askStatus, async ({ actor: { accountId }, id }) => {
      const { posting } = await getSent(accountId, id);
      return database.transaction(async (tx) => {
        const application = await lockSent(tx, accountId, id);
        if (!application) throw new Problem('applications.not-found');
        const state = stateOf(application, posting.replyWithinDays, await findAsked(tx, application.id));
        if (state.askedAt) return state;
        const now = clock.now();
        if (!state.mayAsk || !(await insertQuestion(tx, application.id, now)))
          throw new Problem('applications.not-askable');
        await recordEvents(tx, [application.id], { event: 'status-asked', actorId: null, happenedAt: now });
        return { mayAsk: false, askedAt: now.toISOString() };
      });
    }),
  ];
}
