import type { Feature } from '#host/feature.ts';
import type { Clamd } from '#host/files/file-scanner.ts';
import type { FileStore } from '#host/files/file-store.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Key } from '#host/secrets.ts';
import type { ProblemTable } from '#kit/problem.ts';
import type { FilePurpose } from '../file-rules.ts';
import { type Archives, createArchives } from './archives.ts';
import { createDownloads, type Downloads } from './downloads.ts';
import { deleteOrphanedFilesJob, redrawLogosJob, sweepFilesJob } from './file-jobs.ts';
import { filesPersonalData } from './file-personal-data.ts';
import { createGeneratedFiles, type GeneratedFiles } from './generated-files.ts';
import {
  createHandedOutFiles,
  type FileReader,
  type HandedOutFiles,
  type PublicFileReader,
} from './handed-out-files.ts';
import { createLinkSignatures } from './link-signature.ts';
import { deleteOrphanedFiles } from './orphaned-files.ts';
import { mountPrivateFiles } from './private-files.ts';
import { mountPublicFiles } from './public-files.ts';
import { redrawLogos } from './redraw-logos.ts';
import { createScanning, type Scanning } from './scan-service.ts';
import { type CountDocumentsOf, createStoredFiles, type StoredFiles } from './stored-files.ts';

/** Problem codes with their HTTP statuses. */
export const fileProblems = {
  'files.empty': 422,
  'files.too-large': 413,
  'files.type-not-allowed': 422,
  'files.content-mismatch': 422,
  'files.damaged': 422,
  'files.too-many-pixels': 422,
  'files.missing': 422,
  'files.not-yours': 422,
  'files.in-use': 409,
  'files.documents-full': 409,
  'files.away': 503,
  'files.checking': 409,
  'files.infected': 410,
} as const satisfies ProblemTable;

type FileProblems = typeof fileProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends FileProblems {}
}

export type { Archive } from './archives.ts';
export type { Download } from './downloads.ts';
export type { PublicFileReader };

export interface Files extends StoredFiles, HandedOutFiles, GeneratedFiles, Archives, Downloads, Feature {
  /** Uploads waiting for a scan result. */
  waitingScans: Scanning['waiting'];
  /** Registers a feature's check of who may read its files. */
  addReader(reader: FileReader): void;
  /** Serves files of these purposes to callers who may see the page that uses them. */
  addPublicReader(purposes: readonly FilePurpose[], reader: PublicFileReader): void;
}

/** Uploads, private downloads, cleanup. */
export async function createFiles(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'rateLimit' | 'audit' | 'log'> & {
    store: FileStore;
    secret: Key;
    /** Scans uploads; null: no scanner. */
    clamd: Clamd | null;
    countDocumentsOf: CountDocumentsOf;
  },
): Promise<Files> {
  const readers: FileReader[] = [];
  const publicReaders = new Map<FilePurpose, PublicFileReader>();
  const signatures = createLinkSignatures(deps.secret, deps.clock);
  const { mount: mountArchives, ...archives } = createArchives(signatures);
  const { mount: mountMadeDownloads, ...downloads } = createDownloads(signatures);
  const made = await createGeneratedFiles(deps);
  const { deleteBytes } = made;
  const scanning = await createScanning({ ...deps, deleteBytes });
  const stored = createStoredFiles({
    ...deps,
    deleteBytes,
    scanning,
    guestUploads: deps.rateLimit({ name: 'guest-upload', points: 30, seconds: 3600 }),
    accountUploads: deps.rateLimit({ name: 'account-upload', points: 60, seconds: 3600 }),
  });
  const handedOut = createHandedOutFiles({
    database: deps.database,
    signatures,
    readers: () => readers,
    publicReader: (purpose) => publicReaders.get(purpose),
  });
  await deps.jobs.handle(sweepFilesJob, async () => {
    await stored.sweep();
  });
  await deps.jobs.handle(deleteOrphanedFilesJob, async () => {
    await deleteOrphanedFiles(deps);
  });
  await deps.jobs.handle(redrawLogosJob, async () => {
    await redrawLogos({ ...deps, deleteBytes });
  });
  return {
    ...stored,
    ...handedOut,
    routes: [...stored.routes, ...handedOut.routes],
    ...made,
    ...archives,
    ...downloads,
    waitingScans: scanning.waiting,
    start: scanning.start,
    personalData: [filesPersonalData(made)],
    problems: fileProblems,
    mount: (app, { viewerOf }) => {
      mountPrivateFiles(app, handedOut, deps.store);
      mountArchives(app);
      mountMadeDownloads(app);
      // Requests for a page's pictures carry no token.
      mountPublicFiles(app, { files: handedOut, store: deps.store, actorOf: viewerOf });
    },
    addReader: (reader) => {
      readers.push(reader);
    },
    addPublicReader: (purposes, reader) => {
      for (const purpose of purposes) publicReaders.set(purpose, reader);
    },
  };
}
