import type { Executor } from '#host/database/database.ts';
import type { FileStore } from '#host/files/file-store.ts';
import { on, type Route, type UploadedFile } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import { hashOpaqueToken, newOpaqueToken } from '#host/sessions/opaque-token.ts';
import type { Actor } from '#kit/actor.ts';
import { cleanFileName } from '#kit/file-name.ts';
import { Problem, validationProblem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import { fileProblem, maxDocuments, type UploadPurpose } from '../file-rules.ts';
import { toFileView } from '../file-view.ts';
import { checkedContent } from './file-content.ts';
import * as records from './file-records.ts';
import type { FileRow, NewFile } from './file-table.ts';
import { newStorageKey } from './generated-files.ts';
import type { Scanning } from './scan-service.ts';

const unattachedRetentionHours = 24;

/** A document attached by a caller; a guest's token proves the upload. */
export interface HandedFile {
  id: string;
  guestToken?: string | undefined;
  /** The purpose it must have been uploaded for; `document` by default. */
  purpose?: UploadPurpose | undefined;
}

/** Counts an account's stored documents; a port, because another feature stores them. */
export type CountDocumentsOf = (executor: Executor, accountId: string) => Promise<number>;

interface StoredFilesDeps extends Pick<Machinery, 'database' | 'clock'> {
  store: FileStore;
  /** Limited per network for guests, and per account (rules.md#upload-limits). */
  guestUploads: RateLimit;
  accountUploads: RateLimit;
  countDocumentsOf: CountDocumentsOf;
  scanning: Pick<Scanning, 'heldAs' | 'begin'>;
  /** Removes bytes later, with retries. */
  deleteBytes: (executor: Executor, storageKeys: string[]) => Promise<void>;
}

const save = async (
  { database, store, clock, scanning }: Pick<StoredFilesDeps, 'database' | 'store' | 'clock' | 'scanning'>,
  purpose: UploadPurpose,
  file: UploadedFile | null,
  owner: { ownerId: string } | { guestTokenHash: string },
  check: (tx: Executor) => Promise<void> = async () => {},
): Promise<FileRow> => {
  if (!file) throw new Problem('files.missing');
  const name = cleanFileName(file.name);
  const wrong = fileProblem(purpose, { name, size: file.bytes.byteLength });
  if (wrong) throw new Problem(wrong);
  const { mediaType, bytes, width, height } = await checkedContent(purpose, name, file.bytes);
  const now = clock.now();
  const storageKey = newStorageKey(now);
  await store.put(storageKey, bytes);
  try {
    const { heldAs, begin } = scanning;
    const values: NewFile = {
      purpose,
      name,
      mediaType,
      size: bytes.byteLength,
      width,
      height,
      storageKey,
      heldAs,
      createdAt: now,
      ...owner,
    };
    return await database.transaction(async (tx) => {
      await check(tx);
      const row = await records.insertFile(tx, values);
      await begin(tx, row);
      return row;
    });
  } catch (error) {
    // The nightly sweep finds bytes that cannot be removed now: the original error is more important.
    await store.remove(storageKey).catch(() => {});
    throw error;
  }
};

const isOwn = (row: FileRow, actor: Actor, guestToken: string | undefined): boolean =>
  row.ownerId !== null
    ? actor.kind === 'account' && row.ownerId === actor.accountId
    : guestToken !== undefined && row.guestTokenHash === hashOpaqueToken(guestToken);

/** Uploads: storing, attaching and cleanup. */
export function createStoredFiles(deps: StoredFilesDeps) {
  const { database, store, clock } = deps;

  /** The record is already deleted, so the user need not wait while the store is unavailable. */
  const removeBytes = (storageKey: string): Promise<void> =>
    store.remove(storageKey).catch(() => deps.deleteBytes(database.executor, [storageKey]));

  /** Throws `files.documents-full` when a candidate cannot store another document; call it under `lockDocuments`. */
  const requireRoom = async (executor: Executor, ownerId: string): Promise<void> => {
    const loose = await records.countLoose(executor, ownerId, 'document');
    if (loose + (await deps.countDocumentsOf(executor, ownerId)) >= maxDocuments)
      throw new Problem('files.documents-full', { params: { max: maxDocuments } });
  };

  /**
   * Attaches uploads, in the caller's transaction. Throws `files.not-yours` for any that is foreign, missing, already
   * used or of another kind, and `files.infected`.
   */
  const attach = async (tx: Executor, actor: Actor, handed: HandedFile[]): Promise<FileRow[]> => {
    const ids = handed.map(({ id }) => id);
    const taken = await records.attachFiles(tx, ids, clock.now());
    const byId = new Map(taken.map((row) => [row.id, row]));
    return handed.map(({ id, guestToken, purpose = 'document' }) => {
      const row = byId.get(id);
      if (!row || row.purpose !== purpose || !isOwn(row, actor, guestToken)) throw new Problem('files.not-yours');
      // The scan may have finished before the file is attached.
      if (row.heldAs === 'infected') throw new Problem('files.infected');
      return row;
    });
  };

  const routes: Route[] = [
    on(
      contract.uploadFile,
      async ({ actor: { accountId, accountType }, body: { purpose }, file }) => {
        const owner = { ownerId: accountId };
        if (accountType !== 'jobseeker' || purpose !== 'document')
          return toFileView(await save(deps, purpose, file, owner));
        // Checked before the work, and again under the lock, where concurrent uploads are counted one at a time.
        await requireRoom(database.executor, accountId);
        const row = await save(deps, purpose, file, owner, async (tx) => {
          await records.lockOwner(tx, accountId);
          await requireRoom(tx, accountId);
        });
        return toFileView(row);
      },
      { beforeBody: ({ actor }) => deps.accountUploads.consume(actor.accountId) },
    ),

    on(
      contract.uploadGuestFile,
      async ({ file }) => {
        const guestToken = newOpaqueToken();
        const row = await save(deps, 'document', file, { guestTokenHash: hashOpaqueToken(guestToken) });
        return { ...toFileView(row), guestToken };
      },
      { beforeBody: ({ network }) => deps.guestUploads.consume(network) },
    ),

    on(contract.deleteFile, async ({ actor, id, query }) => {
      const row = await records.findFile(database.executor, id);
      if (!row || !isOwn(row, actor, query.guestToken)) throw new Problem('not-found');
      const deleted = await records.deleteUnattached(database.executor, id);
      if (!deleted) throw new Problem('files.in-use');
      await removeBytes(deleted.storageKey);
    }),
  ];

  return {
    routes,
    requireRoom,
    /** Serialises transactions that count and change the documents of an account. */
    lockDocuments: records.lockOwner,

    attach,

    /** Attaches one upload of a form; what `attach` throws becomes a 422 at its field: `file-gone`. */
    async attachAt(field: string, tx: Executor, actor: Actor, upload: HandedFile): Promise<void> {
      try {
        await attach(tx, actor, [upload]);
      } catch (error) {
        if (!(error instanceof Problem && /^files\.(?:not-yours|infected)$/.test(error.code))) throw error;
        throw validationProblem([{ path: field, code: 'file-gone' }]);
      }
    },

    /** Deletes unused uploads; returns the number of uploads found. */
    async sweep(): Promise<number> {
      const until = new Date(clock.now().getTime() - unattachedRetentionHours * 3_600_000);
      const unattached = await records.listUnattached(database.executor, until, 500);
      for (const row of unattached) {
        if (await records.deleteUnattached(database.executor, row.id)) await removeBytes(row.storageKey);
      }
      return unattached.length;
    },
  };
}

export type StoredFiles = ReturnType<typeof createStoredFiles>;
