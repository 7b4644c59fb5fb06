/** Pause after typing before a save. */
const quietMs = 2000;
/** Pause before a failed save is retried. */
const againMs = 30_000;

export interface SaveQueue {
  /** Requests a save, which starts when typing pauses. */
  ask: () => void;
  /** Saves unsaved changes at once. */
  flush: () => void;
  /** Drops a requested save. */
  clear: () => void;
  /** Resolves when no save is running; while it is held, none follows. */
  settle: () => Promise<void>;
  /** Called when it is no longer held: a requested save starts when typing pauses. */
  resume: () => void;
}

/**
 * Schedules saves: one at a time, the last state always saved, failed ones retried later if wanted.
 * @param save never rejects; `again`: there is still something to save
 * @param isHeld whether saves must wait
 */
export const createSaveQueue = (save: () => Promise<'done' | 'again'>, isHeld: () => boolean): SaveQueue => {
  let waiting = false;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(flush, milliseconds);
  };

  const run = async (): Promise<void> => {
    waiting = false;
    const outcome = await save();
    running = null;
    if (outcome === 'again') waiting = true;
    if (waiting) plan(outcome === 'again' ? againMs : quietMs);
  };

  const flush = (): void => {
    clearTimeout(timer);
    if (waiting && !running && !isHeld()) running = run();
  };

  return {
    ask() {
      waiting = true;
      plan(quietMs);
    },
    flush,
    clear() {
      waiting = false;
      clearTimeout(timer);
    },
    async settle() {
      clearTimeout(timer);
      await running;
    },
    resume() {
      if (waiting) plan(quietMs);
    },
  };
};
