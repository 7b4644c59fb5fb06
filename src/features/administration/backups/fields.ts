import { z } from 'zod';

/** Why there is no new backup, or why the latest one is incomplete. */
export const backupProblems = ['disk-full', 'not-writable', 'damaged', 'other'] as const;
export type BackupProblem = (typeof backupProblems)[number];

const instant = z.object({ at: z.iso.datetime(), daysAgo: z.number().int() });

/** Status of the nightly backups (rules.md#backups). */
export const backupStatus = z.object({
  /** False if no backup folder is configured. */
  configured: z.boolean(),
  /** The latest backup that was reopened and verified as complete. */
  lastGood: z.object({ made: instant, checked: instant, bytes: z.number().int() }).nullable(),
  /** `lastGood` is older than two days. */
  old: z.boolean(),
  /** The latest failure since then. */
  failure: z.object({ failed: instant, problem: z.enum(backupProblems) }).nullable(),
});
export type BackupStatus = z.output<typeof backupStatus>;
