import type { KeptDraft } from '#features/postings/draft-fields.ts';
import { problemOf } from '#shared/client-errors.ts';

const quietMs = 2000;
const againMs = 30_000;

interface SyncOptions {
  /** Saves what the form holds now over a version of the account's draft. */
  save: (version: number) => Promise<KeptDraft>;
  onSaved: (draft: KeptDraft) => void;
  /** Another device or tab has saved meanwhile; null when the draft was sent or given up there. */
  onConflict: (theirs: KeptDraft | null) => void;
  /** The account was not reached; it is tried again. */
  onFailed: () => void;
}

export interface DraftSync {
  /** Something was typed: it is saved when the typing pauses. */
  changed: () => void;
  /** Saves at once what has not been saved. */
  flush: () => void;
  /** Goes on from this version and saves, after a conflict was decided. */
  goOnFrom: (version: number) => void;
  /** Goes on from this version; there is nothing to save. */
  rebase: (version: number) => void;
  /** Saves no more; done when nothing is under way. */
  stop: () => Promise<void>;
  /** After `stop`, when there is something to save again. */
  resume: () => void;
}

/**
 * Keeps the account's draft as the form is: one request at a time, the last state always sent, a newer version from
 * elsewhere never written over unasked.
 */
export const createDraftSync = (version: number, options: SyncOptions): DraftSync => {
  const { save, onSaved, onConflict, onFailed } = options;
  let base = version;
  let waiting = false;
  let stopped = false;
  let undecided = false;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(flush, milliseconds);
  };

  const run = async (): Promise<void> => {
    waiting = false;
    try {
      const saved = await save(base);
      base = saved.version;
      if (!stopped) onSaved(saved);
    } catch (error) {
      const problem = problemOf(error);
      if (stopped) return;
      if (problem?.code === 'postings.draft-changed') {
        undecided = true;
        onConflict((problem.current as { draft: KeptDraft | null }).draft);
        return;
      }
      onFailed();
      // A refusal stays one until something changes.
      if (problem && problem.status < 500 && problem.status !== 429) return;
      waiting = true;
      plan(againMs);
    }
  };

  const flush = (): void => {
    clearTimeout(timer);
    if (!waiting || stopped || undecided || running) return;
    running = run().finally(() => {
      running = null;
      if (waiting) plan(quietMs);
    });
  };

  const changed = (): void => {
    waiting = true;
    plan(quietMs);
  };

  return {
    changed,
    flush,
    goOnFrom(next) {
      base = next;
      undecided = false;
      waiting = true;
      flush();
    },
    rebase(next) {
      base = next;
      waiting = false;
      undecided = false;
      clearTimeout(timer);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
    resume() {
      stopped = false;
      if (waiting) plan(quietMs);
    },
  };
};
