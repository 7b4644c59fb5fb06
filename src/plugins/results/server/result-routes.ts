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
import type { PendingResult, SentResults } from '../fields.ts';
import { type SendTime, sendTimeOf } from '../result-delay.ts';
import { sendResultsJob } from './result-jobs.ts';
import * as store from './result-store.ts';

const toDecision = <Row extends { sendAt: Date }>({ sendAt, ...row }: Row) => ({
  ...row,
  sendAt: sendAt.toISOString(),
});

/** Sending results, and undoing that until then (rules.md#results). */
export function createResultRoutes({
  database,
  clock,
  jobs,
}: Pick<Machinery, 'database' | 'clock'> & { jobs: Jobs }): Route[] {
  const { executor } = database;

  /** Decides for those of these applications that can be notified. */
  const decide = async (
    tx: Executor,
    ids: readonly string[],
    { time, ...decision }: Pick<store.Decision, 'postingId' | 'result' | 'reason' | 'decidedBy'> & { time: SendTime },
  ): Promise<SentResults> => {
    const decidedAt = clock.now();
    const sendAt = sendTimeOf(time, decidedAt);
    const decisionId = randomUUID();
    const { free, excluded } = await store.divide(tx, ids, decision.result);
    await store.insertResults(tx, free, { ...decision, decisionId, decidedAt, sendAt });
    if (time === 'now') await jobs.send(tx, sendResultsJob, {}, { singletonKey: 'now' });
    return { id: decisionId, count: free.length, sendAt: sendAt.toISOString(), excluded };
  };

  const undo = async (which: Parameters<typeof store.deletePending>[1]) => ({
    count: await database.transaction((tx) => store.deletePending(tx, which)),
  });

  return [
    on(contract.sendResults, async ({ actor: { employerId, accountId: decidedBy }, id: postingId, body, once }) => {
      await getOwnPosting(executor, employerId, postingId);
      const { result, reason, sendAt: time, ...selection } = body;
      return database.transaction((tx) =>
        runOnce(tx, once, clock, async () => {
          const ids = await selectApplications(tx, postingId, selection);
          const sent = await decide(tx, ids, { postingId, result, reason: reason || null, decidedBy, time });
          const current = { excluded: sent.excluded };
          if (sent.count === 0) throw new Problem('applications.nobody-to-notify', { current });
          return sent;
        }),
      );
    }),

    on(contract.endResults, async ({ actor: { employerId, accountId: decidedBy }, id: postingId, body, once }) => {
      await getOwnPosting(executor, employerId, postingId);
      const { hired: applicationIds, others, sendAt: time } = body;
      return database.transaction((tx) =>
        runOnce(tx, once, clock, async () => {
          await store.lockAll(tx, postingId);
          const chosen = applicationIds.length > 0 ? await selectApplications(tx, postingId, { applicationIds }) : [];
          // Who was hired does not get what was to be sent before.
          await store.deletePending(tx, { applicationIds: chosen });
          const hired = await decide(tx, chosen, { postingId, result: 'hired', decidedBy, time });
          const left = others ? await store.listOpen(tx, postingId) : [];
          const ids = left.map(({ applicationId }) => applicationId);
          const filled = await decide(tx, ids, { postingId, result: 'positionFilled', decidedBy, time });
          return { hired: hired.count, others: filled.count, sendAt: hired.sendAt };
        }),
      );
    }),

    on(contract.listPendingResults, async ({ actor: { employerId }, id: postingId }): Promise<PendingResult[]> => {
      await getOwnPosting(executor, employerId, postingId);
      return (await store.listPending(executor, postingId)).map(toDecision);
    }),

    on(contract.undoResults, async ({ actor: { employerId }, id: postingId, body: { id: decisionId } }) => {
      await getOwnPosting(executor, employerId, postingId);
      return undo({ decisionId, postingId });
    }),

    on(contract.listResults, async ({ actor: { employerId }, id }) => {
      const { application } = await getOwnApplication(executor, employerId, id);
      const rows = await store.listOf(executor, application.id);
      return rows.map(({ notifiedAt, ...row }) => ({
        ...toDecision(row),
        notifiedAt: notifiedAt?.toISOString() ?? null,
      }));
    }),

    on(contract.undoResult, async ({ actor: { employerId }, id }) => {
      const { application } = await getOwnApplication(executor, employerId, id);
      return undo({ applicationIds: [application.id] });
    }),
  ];
}
