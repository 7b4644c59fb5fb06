import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { lockEuroRate, recountPay } from '../../server/pay-store.ts';

/** Sent after a change of the euro rate, to convert pay in euros by the new rate (rules.md#pay-filter). */
export const recountPayJob = defineJob({ name: 'postings.recount-pay' });

const atOnce = 1000;

export async function handlePayJobs(
  deps: Pick<Machinery, 'database' | 'jobs'> & {
    /** Called after postings have changed. */
    changed: () => void;
  },
): Promise<void> {
  await deps.jobs.handle(recountPayJob, async () => {
    let last: number | null = 0;
    while (last !== null) {
      const after: number = last;
      // The rate is read for each batch, so that the latest of several changes applies.
      last = await deps.database.transaction(async (tx) => recountPay(tx, await lockEuroRate(tx), after, atOnce));
    }
    deps.changed();
  });
}
