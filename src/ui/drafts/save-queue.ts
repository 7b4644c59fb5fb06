/** Pause in the typing after which is saved. */
const quietMs = 2000;
/** Pause before another try, where a save could not be made. */
const againMs = 30_000;

export interface SaveQueue {
  /** Something is to be saved: when the typing pauses. */
  ask: () => void;
  /** Saves unsaved changes at once. */
  flush: () => void;
  /** There is nothing to save any more. */
  clear: () => void;
  /** Resolves when no save is running; while it is paused, none follows. */
  settle: () => Promise<void>;
  /** It is held no more: what waits is saved when the typing pauses. */
  resume: () => void;
}

/**
 * Schedules saves: one at a time, the last state always saved, failures retried later where wanted.
 * @param save never rejects; `again`: there is still something to save
 * @param isHeld none starts now; requests wait
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
