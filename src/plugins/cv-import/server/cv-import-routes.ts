import { findCandidate } from '#features/candidates/server/candidate-store.ts';
import { maxFileBytes } from '#features/files/file-rules.ts';
import type { Database } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { createQueue } from '#host/queue.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import { Problem } from '#kit/problem.ts';
import { importCv } from '../contract.ts';

export function createCvImportRoutes(deps: {
  database: Database;
  /** Per account (rules.md#cv-import). */
  imports: RateLimit;
}): Route[] {
  const { executor } = deps.database;
  /** Reading occupies the process for a moment, and memory for as long (ADR 25). */
  const reading = createQueue({ concurrency: 1, waiting: 20 });

  const candidateOf = async (accountId: string) => {
    const candidate = await findCandidate(executor, accountId);
    if (!candidate) throw new Problem('unauthorized');
    return candidate;
  };

  return [
    on(
      importCv,
      async ({ actor, file }) => {
        if (!file) throw new Problem('files.missing');
        const { bytes } = file;
        if (bytes.byteLength === 0) throw new Problem('files.empty');
        if (bytes.byteLength > maxFileBytes) throw new Problem('files.too-large');
        const { account } = await candidateOf(actor.accountId);
        return reading.run(async () => {
          const { readCvFile } = await import('./read-cv-file.ts');
          const { toPreview } = await import('./to-preview.ts');
          return toPreview(await readCvFile(bytes), account.email);
        });
      },
      { beforeBody: ({ actor }) => deps.imports.consume(actor.accountId) },
    ),
  ];
}
