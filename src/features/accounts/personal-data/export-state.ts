/** State of a copy of a person's data. `expired`: its archive is deleted; a new copy can be requested. */
export const exportStates = ['requested', 'ready', 'expired', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

interface ExportFacts {
  createdAt: Date;
  readyAt: Date | null;
  failedAt: Date | null;
  expiresAt: Date | null;
  fileId: string | null;
}

/** Longer than all attempts of the job together: an export that is not ready by then has failed. */
const givenUpAfterMs = 2 * 3_600_000;

/** The state of a copy at a given time. */
export function exportState(facts: ExportFacts, now: Date): ExportState {
  const { createdAt, readyAt, failedAt, expiresAt, fileId } = facts;
  if (failedAt) return 'failed';
  if (readyAt) return fileId && expiresAt && expiresAt > now ? 'ready' : 'expired';
  return now.getTime() - createdAt.getTime() > givenUpAfterMs ? 'failed' : 'requested';
}
