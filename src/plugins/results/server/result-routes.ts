import type { ApplicationResult, ResultReason } from '#features/applying/application-type.ts';
import { findSent, lockSent } from '#features/applying/server/sent-store.ts';
import { selectApplications } from '#features/reviewing/received/server/application-selection.ts';
import { recordEvents } from '#features/reviewing/received/server/event-store.ts';
import { getOwnApplication, getOwnPosting } from '#features/reviewing/received/server/received-store.ts';
import type { Executor } from '#host/database/database.ts';
import { type Call, on, type Route } from '#host/http/call-context.ts';
import { runOnce } from '#host/idempotency/idempotency.ts';
import type { Jobs } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { addDays, localDay } from '#kit/dates.ts';
import type { EndpointSchemas } from '#kit/endpoint.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { SentResults, StatusQuestion } from '../fields.ts';
import { type SendTime, sendTimeOf } from '../result-delay.ts';
import { sendResultsJob } from './result-jobs.ts';
import * as store from './result-store.ts';
import { findAsked, insertQuestion } from './waiting-store.ts';

type Deciding = Pick<Call<EndpointSchemas, 'recruiter'>, 'actor' | 'once'> & { id: number; body: { sendAt: SendTime } };
type Decide = (ids: readonly string[], result: ApplicationResult, reason?: ResultReason) => Promise<SentResults>;

/** Sending results, and undoing that until then (rules.md#results). */
export function createResultRoutes({
  database,
  clock,
  jobs,
}: Pick<Machinery, 'database' | 'clock'> & { jobs: Jobs }): Route[] {
  const { executor } = database;

  /** Decides about applicants to an own posting, once per request. */
  const deciding = async <Answer>(
    { actor, once, id: postingId, body: { sendAt: time } }: Deciding,
    effect: (tx: Executor, decide: Decide) => Promise<Answer>,
  ): Promise<Answer> => {
    await getOwnPosting(executor, actor.employerId, postingId);
    const decidedAt = clock.now();
    const decision = { postingId, decidedBy: actor.accountId, decidedAt, sendAt: sendTimeOf(time, decidedAt) };
    return database.transaction((tx) =>
      runOnce(tx, once, clock, async () => {
        const answer = await effect(tx, (ids, result, reason) =>
          store.decide(tx, ids, { ...decision, result, reason }),
        );
        if (time === 'now') await jobs.send(tx, sendResultsJob, {}, { singletonKey: 'now' });
        return answer;
      }),
    );
  };

  const undo = (which: Parameters<typeof store.deletePending>[1]) =>
    database.transaction(async (tx) => ({ count: await store.deletePending(tx, which) }));

  return [
    on(contract.sendResults, (call) =>
      deciding(call, async (tx, decide) => {
        const { result, reason, sendAt: _, ...selection } = call.body;
        const sent = await decide(await selectApplications(tx, call.id, selection), result, reason || undefined);
        const current = { excluded: sent.excluded };
        if (sent.count === 0) throw new Problem('applications.nobody-to-notify', { current });
        return sent;
      }),
    ),

    on(contract.endResults, (call) =>
      deciding(call, async (tx, decide) => {
        const { hired: applicationIds, others } = call.body;
        await store.lockAll(tx, call.id);
        await selectApplications(tx, call.id, { applicationIds });
        // Who was hired does not get what was to be sent before.
        await store.deletePending(tx, { applicationIds });
        const hired = await decide(applicationIds, 'hired');
        const left = others ? await store.listOpen(tx, call.id) : [];
        const filled = await decide(
          left.map(({ applicationId }) => applicationId),
          'positionFilled',
        );
        return { hired: hired.count, others: filled.count, sendAt: hired.sendAt };
      }),
    ),

    on(contract.listPendingResults, async ({ actor: { employerId }, id }) => {
      await getOwnPosting(executor, employerId, id);
      return store.listPending(executor, id);
    }),

    on(contract.undoResults, async ({ actor: { employerId }, id: postingId, body: { id: decisionId } }) => {
      await getOwnPosting(executor, employerId, postingId);
      return undo({ decisionId, postingId });
    }),

    on(contract.listResults, async ({ actor: { employerId }, id }) => {
      await getOwnApplication(executor, employerId, id);
      return store.listOf(executor, id);
    }),

    on(contract.undoResult, async ({ actor: { employerId }, id }) => {
      await getOwnApplication(executor, employerId, id);
      return undo({ applicationIds: [id] });
    }),
  ];
}

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
