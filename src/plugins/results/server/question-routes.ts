import { findSent, lockSent } from '#features/applying/server/sent-store.ts';
import { recordEvents } from '#features/reviewing/received/server/event-store.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { addDays, localDay } from '#kit/dates.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { StatusQuestion } from '../fields.ts';
import { findAsked, insertQuestion } from './waiting-store.ts';

/** Days after which a candidate may ask where no answer was promised. */
const daysWithoutPromise = 14;

/** A candidate's question whether an application is still open: once, while the company has not answered. */
export function createQuestionRoutes({ database, clock }: Pick<Machinery, 'database' | 'clock'>): Route[] {
  const read = async (executor: Executor, accountId: string, id: string): Promise<StatusQuestion> => {
    const sent = await findSent(executor, accountId, id);
    if (!sent) throw new Problem('applications.not-found');
    const { answeredAt, withdrawnAt, createdAt } = sent.application;
    const askedAt = await findAsked(executor, id);
    const from = addDays(localDay(createdAt), sent.posting.replyWithinDays ?? daysWithoutPromise);
    const isEarly = localDay(clock.now()) <= from;
    const mayAsk = askedAt === null && answeredAt === null && withdrawnAt === null && !isEarly;
    return { mayAsk, askedAt: askedAt?.toISOString() ?? null };
  };

  return [
    on(contract.getStatusQuestion, ({ actor, id }) => read(database.executor, actor.accountId, id)),

    on(contract.askStatus, ({ actor: { accountId }, id }) =>
      database.transaction(async (tx) => {
        await lockSent(tx, accountId, id);
        const state = await read(tx, accountId, id);
        if (state.askedAt) return state;
        if (!state.mayAsk) throw new Problem('applications.not-askable');
        const now = clock.now();
        await insertQuestion(tx, id, now);
        await recordEvents(tx, [id], { event: 'status-asked', actorId: null, happenedAt: now });
        return { mayAsk: false, askedAt: now.toISOString() };
      }),
    ),
  ];
}
