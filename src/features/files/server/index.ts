import type { Hono } from 'hono';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Route } from '#platform/http/call-context.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimit, RateLimitRule } from '#platform/rate-limit.ts';
import { sweepFilesJob } from './file-jobs.ts';
import { fileRoutes, mountDownloads } from './file-routes.ts';
import { createFileService, type FileReader, type FileService } from './file-service.ts';
import { createMadeFiles, type MadeFiles } from './made-files.ts';

export interface Files extends FileService, MadeFiles {
  routes: Route[];
  mountDownloads(app: Hono): void;
  /** Lets a feature open files to those it knows may read them. */
  addReader(reader: FileReader): void;
}

/** Uploads, private downloads, clearing up. */
export async function createFiles(deps: {
  database: Database;
  store: FileStore;
  clock: Clock;
  secret: Uint8Array;
  jobs: Jobs;
  rateLimit: (rule: RateLimitRule) => RateLimit;
}): Promise<Files> {
  const readers: FileReader[] = [];
  const guestUploads = deps.rateLimit({ name: 'guest-upload', points: 30, seconds: 3600 });
  const service = createFileService({ ...deps, guestUploads, readers: () => readers });
  await deps.jobs.handle(sweepFilesJob, async () => {
    await service.sweep();
  });
  await deps.jobs.schedule(sweepFilesJob, '17 * * * *');
  return {
    ...service,
    ...(await createMadeFiles(deps)),
    routes: fileRoutes(service),
    mountDownloads: (app) => mountDownloads(app, service, deps.store),
    addReader: (reader) => {
      readers.push(reader);
    },
  };
}
