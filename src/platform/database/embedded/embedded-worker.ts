import { constants, existsSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { listenForSnapshots } from './snapshot-socket.ts';
import { type SocketPlace, socketPlaces } from './socket-place.ts';
import { WatchedPGlite } from './watched-pglite.ts';

/** What the worker is started with. */
export interface WorkerInput {
  /** Folder for the database and its socket. */
  dataDir: string;
  /** Keep nothing on disk; `dump` (a tar made by `dump`) is what it begins with. */
  inMemory: boolean;
  dump: Uint8Array<ArrayBuffer> | null;
}

/** `code` of the error with which the thread ends when files that were there before cannot be opened. */
export const unopenedCode = 'ERR_DATABASE_UNOPENED';

export type WorkerOrder = 'dump' | 'stop' | { snapshot: string };

export type WorkerReport =
  | { kind: 'ready'; host: string; port: number }
  | { kind: 'dump'; bytes: Uint8Array<ArrayBuffer> }
  /** `fault`: why it could not be made. */
  | { kind: 'snapshot'; folder: string; fault: { message: string; code: string } | null }
  | { kind: 'stopped' }
  /** The last report: PostgreSQL broke down. */
  | { kind: 'died'; reason: string };

/*
 * V8 compiles WebAssembly twice: at once, and again, better, what runs much. One function of PostgreSQL (that of all expressions) is so
 * large that the second time takes 600 MB and more than a second, in the first seconds of every start. The first version
 * is enough: a statement takes a third more of this thread, which is not the one that answers requests (ADR 55).
 */
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  setFlagsFromString(flag);

async function openStore(
  { dataDir, inMemory, dump }: WorkerInput,
  die: (reason: string) => never,
): Promise<WatchedPGlite> {
  const options = {
    extensions: { pg_trgm, unaccent },
    startParams: [
      ...PGlite.defaultStartParams,
      // 128 MB by default; the operating system's page cache does the rest.
      ...['-c', 'shared_buffers=32MB'],
      // None is used, and with none a checkpoint writes no file for them: on a full disk that would be a PANIC.
      ...['-c', 'max_active_replication_origins=0'],
    ],
    ...(dump ? { loadDataDir: new Blob([dump]) } : {}),
  };
  if (inMemory) return WatchedPGlite.open(null, options, die);
  const folder = join(dataDir, 'database');
  const marker = join(dataDir, 'database.incomplete');
  // A process killed while it made the files leaves them unusable, and nothing in them yet.
  if (existsSync(marker)) rmSync(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder);
  if (isNew) writeFileSync(marker, '');
  // PostgreSQL's own lock file. The folder's lock is taken already, so no process can hold this one.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  const store = await WatchedPGlite.open(folder, options, die).catch((error: Error) => {
    throw isNew ? error : Object.assign(error, { code: unopenedCode });
  });
  rmSync(marker, { force: true });
  return store;
}

async function listen(
  db: PGlite,
  dataDir: string,
): Promise<{ server: PGLiteSocketServer; place: SocketPlace }> {
  let refusal: unknown;
  for (const place of socketPlaces(dataDir)) {
    const address = place.path ? { path: place.path } : { host: place.host, port: place.port };
    // More than the one connection of the pool: a lost one is still being cleaned up when the next arrives.
    const server = new PGLiteSocketServer({ db, maxConnections: 8, ...address });
    try {
      await server.start();
      const port = place.path ? place.port : Number(server.getServerConn().split(':').at(-1));
      return { server, place: { ...place, port } };
    } catch (error) {
      refusal = error;
    }
  }
  throw new Error('The embedded database found no place for its socket.', { cause: refusal });
}

async function serve(port: MessagePort, input: WorkerInput): Promise<void> {
  const report = (message: WorkerReport) => port.postMessage(message);
  // Ends the thread at once, in the middle of the statement; what was reported before still arrives.
  const die = (reason: string): never => {
    report({ kind: 'died', reason });
    process.exit(1);
  };
  const store = await openStore(input, die);
  const { server, place } = await listen(store, input.dataDir);
  /*
   * Copies the files as they are between two statements: what a killed process would leave, and opens as that does. Whoever is in
   * the middle of a transaction goes on after it.
   */
  const snapshot = (folder: string) =>
    store.runExclusive(() =>
      cp(join(input.dataDir, 'database'), join(folder, 'database'), {
        recursive: true,
        mode: constants.COPYFILE_FICLONE,
      }),
    );
  const endSnapshots = place.path && !input.inMemory ? await listenForSnapshots(place.host, snapshot) : null;
  const stop = async () => {
    await endSnapshots?.();
    await server.stop();
    await store.close();
    if (place.ownFolder) rmSync(place.ownFolder, { recursive: true, force: true });
    report({ kind: 'stopped' });
    port.close();
  };
  const dump = async () => {
    const tar = await store.dumpDataDir('none');
    report({ kind: 'dump', bytes: new Uint8Array(await tar.arrayBuffer()) });
  };
  const reportSnapshot = async (folder: string) => {
    const fault = await snapshot(folder).then(
      () => null,
      (error: NodeJS.ErrnoException) => ({ message: error.message, code: error.code ?? '' }),
    );
    report({ kind: 'snapshot', folder, fault });
  };
  port.on('message', (order: WorkerOrder) => {
    if (order === 'stop') return stop();
    return order === 'dump' ? dump() : reportSnapshot(order.snapshot);
  });
  report({ kind: 'ready', host: place.host, port: place.port });
}

if (parentPort) await serve(parentPort, workerData);
