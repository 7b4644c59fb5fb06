import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isDiskFull } from '../../outages.ts';
import { StartRefusal } from '../../start-refusal.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { unopenedCode, type WorkerInput, type WorkerOrder, type WorkerReport } from './embedded-worker.ts';

/** A running embedded database: PostgreSQL compiled to WebAssembly, in its own thread. */
export interface EmbeddedDatabase {
  connection: { host: string; port: number };
  /** Everything in it as a tar, to begin another one with. */
  dump(): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Copies its files of this moment into the folder, where they can be opened as a database of their own. Statements wait for as
   * long as the copying takes. Throws when the files cannot be written; the folder is the caller's to clear.
   */
  snapshot(folder: string): Promise<void>;
  /** Closes the files and ends the thread; connections must be closed before. */
  stop(): Promise<void>;
}

/** The files of the database are there, and PostgreSQL cannot begin with them. */
export class DataFolderUnopened extends StartRefusal {
  override readonly name = 'DataFolderUnopened';

  constructor(dataDir: string, cause: Error) {
    const said = /(?:FATAL|PANIC): +(.+?)\.?$/m.exec(cause.message)?.[1];
    super(
      `The database in the data folder ${dataDir} cannot be opened: ${said ?? 'its files are damaged or incomplete'}. Restore the folder from a backup, or choose another one with DATA_DIR.`,
      { cause },
    );
  }
}

const isUnopened = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === unopenedCode;

/** A thread that does not respond within this time is terminated; its files are as safe as after a killed process. */
const stopPatienceMillis = 10_000;

/**
 * Opens (or makes) the database in `dataDir` and holds the folder until `stop`.
 * @throws DataFolderInUse when another process holds it, DataFolderUnopened when its files are damaged
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string;
  onCrash: (error: Error) => void;
}): Promise<EmbeddedDatabase> {
  // Clients take a host for a folder only when it begins with a slash.
  const dataDir = resolve(options.dataDir);
  const lock = lockDataFolder(dataDir);
  try {
    const input = { dataDir, inMemory: false, dump: null };
    const database = await startWorker(input, options.onCrash);
    lock.describe({ pid: process.pid, startedAt: new Date().toISOString(), ...database.connection });
    return { ...database, stop: () => database.stop().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw isUnopened(error) && !isDiskFull(error) ? new DataFolderUnopened(dataDir, error) : error;
  }
}

/** Runs the worker until it is stopped; a thread that ends before that is a crash. */
export async function startWorker(
  input: WorkerInput,
  onCrash: (error: Error) => void,
): Promise<EmbeddedDatabase> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: input,
    execArgv: [],
  });
  let stopping = false;
  let failure: Error | undefined;
  worker.on('message', (report: WorkerReport) => {
    if (report.kind === 'died') failure = new Error(`The embedded database broke down: ${report.reason}`);
  });
  const ended = new Promise<Error>((resolve) => {
    worker.on('error', (error) => {
      failure = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('exit', (code) =>
      resolve(failure ?? new Error(`The thread of the embedded database ended with code ${code}.`)),
    );
  });

  /** The next report of this kind; fails when the thread ends first. */
  const awaitReport = <K extends WorkerReport['kind']>(
    kind: K,
    isMeant: (report: Extract<WorkerReport, { kind: K }>) => boolean = () => true,
  ): Promise<Extract<WorkerReport, { kind: K }>> =>
    new Promise((resolve, reject) => {
      const listener = (said: WorkerReport) => {
        if (said.kind !== kind) return;
        const report = said as Extract<WorkerReport, { kind: K }>;
        if (!isMeant(report)) return;
        worker.off('message', listener);
        resolve(report);
      };
      worker.on('message', listener);
      void ended.then(reject);
    });
  const order = (what: WorkerOrder) => worker.postMessage(what);

  const { host, port } = await awaitReport('ready');
  void ended.then((error) => {
    if (!stopping) onCrash(error);
  });
  return {
    connection: { host, port },
    dump: async () => {
      const report = awaitReport('dump');
      order('dump');
      return (await report).bytes;
    },
    snapshot: async (folder) => {
      const made = awaitReport('snapshot', (report) => report.folder === folder);
      order({ snapshot: folder });
      const { fault } = await made;
      if (fault) throw Object.assign(new Error(fault.message), { code: fault.code });
    },
    stop: async () => {
      stopping = true;
      order('stop');
      const timer = setTimeout(() => void worker.terminate(), stopPatienceMillis);
      await ended;
      clearTimeout(timer);
    },
  };
}
