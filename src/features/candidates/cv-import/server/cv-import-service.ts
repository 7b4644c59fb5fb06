import type { Database } from '#platform/database/database.ts';
import type { UploadedFile } from '#platform/http/call-context.ts';
import { createQueue } from '#platform/queue.ts';
import type { RateLimit } from '#platform/rate-limit.ts';
import { type Actor, requireType } from '#shared/actor.ts';
import { maxFileBytes } from '#shared/file-rules.ts';
import { Problem } from '#shared/problem.ts';
import { type JsonResume, toJsonResume } from '../../cv/json-resume.ts';
import { toCandidateProfile, toCv } from '../../server/candidate-rows.ts';
import { findCandidate } from '../../server/candidate-store.ts';
import type { CvPreview } from '../fields.ts';

export interface CvImportService {
  /** Counts an import before its file is read; throws 429 after thirty an hour. */
  countImport(actor: Actor): Promise<void>;
  /**
   * Reads a file and keeps nothing of it. Throws `files.missing`, `files.empty`, `files.too-large`, what `readCvFile` and
   * `toPreview` throw, 503 when too many are read.
   */
  preview(actor: Actor, file: UploadedFile | null): Promise<CvPreview>;
  /** The own CV as JSON Resume. */
  toTake(actor: Actor): Promise<JsonResume>;
}

export function createCvImportService(deps: {
  database: Database;
  /** By account (rules.md#cv-import). */
  imports: RateLimit;
}): CvImportService {
  const { executor } = deps.database;
  /** Reading takes the process for a moment, and memory for as long (ADR 25). */
  const reading = createQueue({ concurrency: 1, waiting: 20 });

  const candidateOf = async (accountId: string) => {
    const candidate = await findCandidate(executor, accountId);
    if (!candidate) throw new Problem('unauthorized');
    return candidate;
  };

  return {
    countImport: (actor) => deps.imports.consume(requireType(actor, 'jobseeker').accountId),

    async preview(actor, file) {
      const { accountId } = requireType(actor, 'jobseeker');
      if (!file) throw new Problem('files.missing');
      const { bytes } = file;
      if (bytes.byteLength === 0) throw new Problem('files.empty');
      if (bytes.byteLength > maxFileBytes) throw new Problem('files.too-large');
      const { account } = await candidateOf(accountId);
      return reading.run(async () => {
        const { readCvFile } = await import('./read-cv-file.ts');
        const { toPreview } = await import('./to-preview.ts');
        return toPreview(await readCvFile(bytes), account.email);
      });
    },

    async toTake(actor) {
      const { accountId } = requireType(actor, 'jobseeker');
      const candidate = await candidateOf(accountId);
      const cv = toCv(candidate);
      return toJsonResume(toCandidateProfile(candidate), cv, cv.changedAt);
    },
  };
}
