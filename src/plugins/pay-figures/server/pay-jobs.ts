import { defineJob } from '#host/jobs/jobs.ts';

/** Recalculates pay by category and region, every night. */
export const countPayJob = defineJob({ name: 'pay-figures.count', cron: '41 3 * * *' });
