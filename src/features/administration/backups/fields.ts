import { z } from 'zod';

/** Why there is no new backup, or why the newest is not whole. */
export const backupProblems = ['disk-full', 'not-writable', 'damaged', 'other'] as const;
export type BackupProblem = (typeof backupProblems)[number];

const instant = z.object({ at: z.iso.datetime(), daysAgo: z.number().int() });

/** How the backups of every night are (rules.md#backups). */
export const backupStatus = z.object({
  /** False: no folder is set for them. */
  configured: z.boolean(),
  /** The last one that was opened again and found whole. */
  lastGood: z.object({ made: instant, checked: instant, bytes: z.number().int() }).nullable(),
  /** It is older than two days. */
  old: z.boolean(),
  /** What went wrong since. */
  failure: z.object({ failed: instant, problem: z.enum(backupProblems) }).nullable(),
});
export type BackupStatus = z.output<typeof backupStatus>;
