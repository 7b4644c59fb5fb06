import { fetched, isApiProblem, isClientError, problemOf } from '#kit/client-errors.ts';
import { isSame, maxUnanswered } from '#ui/drafts/draft.ts';
import { createSaveQueue } from '#ui/drafts/save-queue.ts';
import { type CvStep, cvSteps } from '../../cv-steps.ts';
import { discardStep, keepStep, type UnsavedStep, unsavedStep } from './cv-draft.ts';
import type { CvChange, SaveCv } from './saved-cv.ts';
import { type CvForms, hasFormOf, holds, loadSchemas, savedValues, toChange } from './step-table.ts';
import type { SavedCv } from './step-values.ts';

/** Why a step is unsaved: not sent yet, invalid, sending failed, or a newer version was saved elsewhere. */
type UnsavedReason = 'waiting' | 'wrong' | 'failed' | 'conflict';

interface WaitingStep extends UnsavedStep {
  reason: UnsavedReason;
}

export interface CvSaverState {
  saved: SavedCv;
  /** Steps with unsaved changes. */
  unsaved: Readonly<Partial<Record<CvStep, WaitingStep>>>;
  /** Whether a save is in progress. */
  saving: boolean;
}

/** The step is invalid; it is stored only in this browser. */
export class WrongStep extends Error {}

/** The step was saved elsewhere in the meantime; the user has to choose a version. */
export class NewerStep extends Error {}

export interface CvSaver {
  getState: () => CvSaverState;
  subscribe: (listener: () => void) => () => void;
  /** Called when the form of a step opens; returns its initial values. */
  open: <Step extends CvStep>(step: Step) => CvForms[Step];
  /** Saved values that the open form of a step is based on. */
  base: <Step extends CvStep>(step: Step) => CvForms[Step];
  /** Takes the current values of a step's form: stored in the browser at once, and saved when typing pauses. */
  type: (step: CvStep, values: unknown) => void;
  /** Saves a step if it has unsaved changes. Throws the reason when it cannot be saved. */
  save: (step: CvStep) => Promise<void>;
  /** Saves all unsaved steps; resolves with the first one that is still unsaved, or null. */
  saveAll: () => Promise<CvStep | null>;
  /** Saves waiting steps at once, ignoring failures. */
  flush: () => void;
  /** Resolves a conflict by saving the local values over the newer version. */
  keepMine: (step: CvStep) => void;
  /** Discards the local values and returns the saved ones. */
  giveUp: <Step extends CvStep>(step: Step) => CvForms[Step];
  /** Called when the page opens: saves what an earlier visit left unsaved. Resolves with the steps that were saved. */
  begin: () => Promise<CvStep[]>;
  /** Called when the page closes: sends waiting steps, without retries. */
  close: () => void;
}

interface CvSaverOptions {
  userId: string;
  account: { get: () => SavedCv; save: SaveCv };
}

/** Whether a retry may succeed. */
const mayPass = (error: unknown): boolean => (isApiProblem(error) ? error.problem.status >= 500 : isClientError(error));

/** Unsaved steps that an earlier visit of the user left in this browser. */
const savedSteps = (userId: string, saved: SavedCv): CvSaverState['unsaved'] =>
  Object.fromEntries(
    cvSteps.flatMap((step) => {
      const unsaved = unsavedStep(userId, step);
      if (!unsaved || !hasFormOf(unsaved.values, savedValues(step, saved))) return [];
      return [[step, { ...unsaved, reason: 'waiting' as const }]];
    }),
  );

/** The parts of a CV that are not on the server yet: stored in this browser, and published to subscribers. */
function createUnsavedSteps({ userId, account }: CvSaverOptions) {
  const listeners = new Set<() => void>();
  let unsaved = savedSteps(userId, account.get());
  let running = 0;
  let state: CvSaverState = { saved: account.get(), unsaved, saving: false };

  const tell = (): void => {
    state = { saved: account.get(), unsaved, saving: running > 0 };
    for (const listener of listeners) listener();
  };
  const put = (step: CvStep, waiting: WaitingStep): void => {
    unsaved = { ...unsaved, [step]: waiting };
    tell();
  };

  return {
    getState: (): CvSaverState => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    of: (step: CvStep): WaitingStep | undefined => unsaved[step],
    put,
    keep(step: CvStep, waiting: WaitingStep): void {
      const { reason: _, ...unsaved } = waiting;
      keepStep(userId, step, unsaved);
      put(step, waiting);
    },
    drop(step: CvStep): void {
      const { [step]: dropped, ...others } = unsaved;
      if (!dropped) return;
      unsaved = others;
      discardStep(userId, step, dropped.values);
      tell();
    },
    /** `begin` and `end` mark a save in progress. */
    begin(): void {
      running += 1;
      tell();
    },
    end(): void {
      running -= 1;
      tell();
    },
  };
}

/** Sends steps one after the other; `bases` are the saved values that each open form is based on. */
function createStepSaving(
  account: CvSaverOptions['account'],
  steps: ReturnType<typeof createUnsavedSteps>,
  bases: Partial<Record<CvStep, unknown>>,
) {
  const { put, keep, drop } = steps;
  let tail: Promise<unknown> = Promise.resolve();
  let schemas: ReturnType<typeof loadSchemas> | null = null;

  /** Loaded once, so that a save on page close does not have to wait. */
  const load = (): ReturnType<typeof loadSchemas> => {
    schemas ??= fetched(loadSchemas).catch((error: unknown) => {
      schemas = null;
      throw error;
    });
    return schemas;
  };

  const send = async (step: CvStep, { values, base, sent = [] }: WaitingStep): Promise<void> => {
    const read = (await load())[step].safeParse(values);
    if (!read.success) throw new WrongStep();
    const change = toChange(step, read.data);
    const hasArrived = (saved: SavedCv): boolean => holds(saved, change);
    const isOurs = (saved: SavedCv): boolean =>
      isSame(savedValues(step, saved), base) || sent.some((before) => holds(saved, before as CvChange));
    // Changes sent without a response may have been saved, so the known state may be outdated.
    if (sent.length === 0 && hasArrived(account.get())) return;
    if (!isOurs(account.get())) throw new NewerStep();
    try {
      await account.save(change, (newer) => isOurs(newer) && !hasArrived(newer));
    } catch (error) {
      const met = problemOf(error)?.code === 'candidates.profile-changed';
      if (met && hasArrived(account.get())) return;
      const now = steps.of(step);
      if (now && mayPass(error)) keep(step, { ...now, sent: [...(now.sent ?? []), change].slice(-maxUnanswered) });
      throw met ? new NewerStep() : error;
    }
  };

  const write = async (step: CvStep): Promise<void> => {
    const waiting = steps.of(step);
    if (!waiting) return;
    try {
      await send(step, waiting);
    } catch (error) {
      const reason = error instanceof WrongStep ? 'wrong' : error instanceof NewerStep ? 'conflict' : 'failed';
      const now = steps.of(step);
      if (now) put(step, { ...now, reason });
      throw error;
    }
    bases[step] = savedValues(step, account.get());
    const now = steps.of(step);
    if (!now || isSame(now.values, waiting.values)) drop(step);
    else keep(step, { ...now, base: bases[step], sent: [] });
  };

  /** Serialised: each save is based on the version created by the previous one. */
  const save = (step: CvStep): Promise<void> => {
    steps.begin();
    const saving = tail.then(() => write(step));
    tail = saving.catch(() => undefined);
    return saving.finally(steps.end);
  };

  /** Stops at the first step that could not be sent and has to be retried. */
  const saveWaiting = async (): Promise<'done' | 'again'> => {
    for (const step of cvSteps) {
      if ((steps.of(step)?.reason ?? 'conflict') === 'conflict') continue;
      try {
        await save(step);
      } catch (error) {
        if (mayPass(error)) return 'again';
      }
    }
    return 'done';
  };

  return { load, save, saveWaiting };
}

/**
 * Auto-saves the CV of one user step by step, from one page (rules.md#cv-builder). Unsaved values are also stored in
 * the browser, and versions saved elsewhere in the meantime are never overwritten without asking
 * (rules.md#newer-versions).
 */
export function createCvSaver({ userId, account }: CvSaverOptions): CvSaver {
  /** Saved values that each open form is based on. */
  const bases: Partial<Record<CvStep, unknown>> = {};
  const steps = createUnsavedSteps({ userId, account });
  const { keep, drop } = steps;
  const { load, save, saveWaiting } = createStepSaving(account, steps, bases);
  let closed = false;

  const queue = createSaveQueue(
    async () => {
      const outcome = await saveWaiting();
      return closed ? 'done' : outcome;
    },
    () => false,
  );

  const saveAll = async (): Promise<CvStep | null> => {
    await saveWaiting();
    return cvSteps.find((step) => steps.of(step)) ?? null;
  };

  return {
    getState: steps.getState,
    subscribe: steps.subscribe,
    open(step) {
      const waiting = steps.of(step);
      bases[step] = waiting ? waiting.base : savedValues(step, account.get());
      return (waiting ? waiting.values : bases[step]) as CvForms[typeof step];
    },
    base: (step) => (steps.of(step)?.base ?? savedValues(step, account.get())) as CvForms[typeof step],
    type(step, values) {
      const waiting = steps.of(step);
      const base = waiting?.base ?? bases[step];
      const maySave = steps.getState().saving || (waiting?.sent ?? []).length > 0;
      // Unchanged: nothing to save, unless other values of the step have been sent.
      if (!maySave && isSame(values, base) && isSame(base, savedValues(step, account.get()))) return drop(step);
      keep(step, {
        ...waiting,
        values: structuredClone(values),
        base,
        reason: waiting?.reason === 'conflict' ? 'conflict' : 'waiting',
      });
      queue.ask();
    },
    save,
    saveAll,
    flush: queue.flush,
    keepMine(step) {
      const waiting = steps.of(step);
      if (!waiting) return;
      const base = savedValues(step, account.get());
      bases[step] = base;
      keep(step, { ...waiting, base, sent: [], reason: 'waiting' });
      queue.ask();
      queue.flush();
    },
    giveUp(step) {
      drop(step);
      const saved = savedValues(step, account.get());
      bases[step] = saved;
      return saved;
    },
    async begin() {
      closed = false;
      load().catch(() => undefined);
      const unsaved = cvSteps.filter((step) => steps.of(step));
      if (unsaved.length === 0) return [];
      queue.ask();
      await saveAll();
      return unsaved.filter((step) => !steps.of(step));
    },
    close() {
      queue.flush();
      queue.clear();
      closed = true;
    },
  };
}
