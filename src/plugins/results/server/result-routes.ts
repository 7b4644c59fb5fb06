import { randomUUID } from 'node:crypto';
import { selectApplications } from '#features/reviewing/received/server/application-selection.ts';
import { getOwnApplication, getOwnPosting } from '#features/reviewing/received/server/received-store.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { runOnce } from '#host/idempotency/idempotency.ts';
import type { Jobs } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { DecidedResult, PendingResult, SendResultsInput, SentResults } from '../fields.ts';
import { type SendTime, sendTimeOf } from '../result-delay.ts';
import { sendResultsJob } from './result-jobs.ts';
import * as store from './result-store.ts';

/** Maximum number of decisions that a posting's list shows as pending. */
const maxPending = 20;

const toDecision = <Row extends Pick<store.ResultRow, 'result' | 'reason' | 'sendAt'>>({ sendAt, ...row }: Row) => ({
  ...row,
  sendAt: sendAt.toISOString(),
});

const toDecided = ({ id, result, reason, sendAt, notifiedAt }: store.ResultRow): DecidedResult => ({
  ...toDecision({ id, result, reason, sendAt }),
  notifiedAt: notifiedAt?.toISOString() ?? null,
});

/** Sending results, and undoing that until then (rules.md#results). */
export function createResultRoutes({
  database,
  clock,
  jobs,
}: Pick<Machinery, 'database' | 'clock'> & { jobs: Jobs }): Route[] {
  const { executor } = database;

  interface Deciding {
    accountId: string;
    postingId: number;
    time: SendTime;
    now: Date;
  }

  /** Decides for those of these applications that can be notified. */
  const decide = async (
    tx: Executor,
    ids: readonly string[],
    { result, reason = '' }: Pick<SendResultsInput, 'result'> & { reason?: SendResultsInput['reason'] },
    { accountId, postingId, time, now }: Deciding,
  ): Promise<SentResults> => {
    const sendAt = sendTimeOf(time, now);
    const { free, excluded } = await store.divide(tx, ids, result);
    const id = randomUUID();
    await store.insertResults(tx, free, {
      decisionId: id,
      postingId,
      result,
      reason: reason === '' ? null : reason,
      decidedBy: accountId,
      decidedAt: now,
      sendAt,
    });
    if (time === 'now') await jobs.send(tx, sendResultsJob, {}, { singletonKey: 'now' });
    return { id, count: free.length, sendAt: sendAt.toISOString(), excluded };
  };

  return [
    on(contract.sendResults, async ({ actor: { employerId, accountId }, id: postingId, body, once }) => {
      await getOwnPosting(executor, employerId, postingId);
      const { result, reason, sendAt: time, ...selection } = body;
      return database.transaction((tx) =>
        runOnce(tx, once, clock, async () => {
          const ids = await selectApplications(tx, postingId, selection);
          const sent = await decide(tx, ids, { result, reason }, { accountId, postingId, time, now: clock.now() });
          const current = { excluded: sent.excluded };
          if (sent.count === 0) throw new Problem('applications.nobody-to-notify', { current });
          return sent;
        }),
      );
    }),

    on(contract.endResults, async ({ actor: { employerId, accountId }, id: postingId, body, once }) => {
      await getOwnPosting(executor, employerId, postingId);
      const { hired: applicationIds, others, sendAt: time } = body;
      return database.transaction((tx) =>
        runOnce(tx, once, clock, async () => {
          const deciding = { accountId, postingId, time, now: clock.now() };
          await store.lockAll(tx, postingId);
          const chosen = applicationIds.length > 0 ? await selectApplications(tx, postingId, { applicationIds }) : [];
          // Who was hired does not get what was to be sent before.
          await store.deletePending(tx, { applicationIds: chosen });
          const hired = await decide(tx, chosen, { result: 'hired' }, deciding);
          const left = others ? await store.listOpen(tx, postingId) : [];
          const filled = await decide(tx, left, { result: 'positionFilled' }, deciding);
          return { hired: hired.count, others: filled.count, sendAt: hired.sendAt };
        }),
      );
    }),

    on(contract.listPendingResults, async ({ actor: { employerId }, id: postingId }): Promise<PendingResult[]> => {
      await getOwnPosting(executor, employerId, postingId);
      return (await store.listPending(executor, postingId, maxPending)).map(toDecision);
    }),

    on(contract.undoResults, async ({ actor: { employerId }, id: postingId, body: { id: decisionId } }) => {
      await getOwnPosting(executor, employerId, postingId);
      return { count: await database.transaction((tx) => store.deletePending(tx, { decisionId, postingId })) };
    }),

    on(contract.listResults, async ({ actor: { employerId }, id }) => {
      const { application } = await getOwnApplication(executor, employerId, id);
      return (await store.listOf(executor, application.id)).map(toDecided);
    }),

    on(contract.undoResult, async ({ actor: { employerId }, id }) => {
      const { application } = await getOwnApplication(executor, employerId, id);
      const applicationIds = [application.id];
      return { count: await database.transaction((tx) => store.deletePending(tx, { applicationIds })) };
    }),
  ];
}
