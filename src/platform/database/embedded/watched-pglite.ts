import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** Errors of the file system come out of WebAssembly as plain objects with WASI's number; 51 is a full disk. */
const diskFull = 51;

const openingError = (thrown: unknown, lastWords: string): Error => {
  const full =
    typeof thrown === 'object' && thrown !== null && 'errno' in thrown && thrown.errno === diskFull;
  const reason = full ? 'No space left on device' : String(thrown instanceof Error ? thrown.message : thrown);
  return new Error(`The embedded database could not be opened: ${reason} ${lastWords}`.trim(), {
    cause: thrown instanceof Error ? thrown : undefined,
  });
};

/**
 * PGlite that does not go on after PostgreSQL itself broke down (a PANIC, an aborted or damaged WebAssembly module).
 * PGlite swallows such an error and its next statement can spin for ever; the files are safe, so ending is right.
 * Errors of SQL are not meant: those leave the module by a jump of their own.
 */
export class WatchedPGlite extends PGlite {
  /**
   * @param dataDir null: in memory
   * @param die ends the thread and does not return; receives the last message of PostgreSQL
   */
  static async open(
    dataDir: string | null,
    options: PGliteOptions,
    die: (reason: string) => never,
  ): Promise<WatchedPGlite> {
    let lastWords = '';
    const onStderr = (text: string) => {
      // The statement follows, and that WebAssembly was aborted.
      lastWords = /\b(?:ERROR|FATAL|PANIC): .+/.exec(text)?.[0] ?? lastWords;
      return false;
    };
    const watched = { ...options, onStderr };
    const store = dataDir === null ? new WatchedPGlite(watched) : new WatchedPGlite(dataDir, watched);
    await store.waitReady.catch((error: unknown) => {
      throw openingError(error, lastWords);
    });
    store.#watch((error) => die(`${lastWords} ${error}`));
    return store;
  }

  #watch(die: (error: Error) => never): void {
    const module = this.mod;
    if (!module) throw new Error('PGlite is ready without a module.');
    const mainLoopOnce = module._PostgresMainLoopOnce;
    module._PostgresMainLoopOnce = () => {
      try {
        mainLoopOnce();
      } catch (error) {
        if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) die(error);
        throw error;
      }
    };
  }
}
