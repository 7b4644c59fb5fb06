import { fetched, isApiProblem, isClientError, problemOf } from '#kit/client-errors.ts';
import { isSame, maxUnanswered } from '#ui/drafts/draft.ts';
import { createSaveQueue } from '#ui/drafts/save-queue.ts';
import { type CvStep, cvSteps } from '../../cv-steps.ts';
import { discardStep, keepStep, type UnsavedStep, unsavedStep } from './cv-draft.ts';
import type { CvChange, SaveCv } from './saved-cv.ts';
import { type CvForms, hasFormOf, holds, loadSchemas, savedValues, toChange } from './step-table.ts';
import type { SavedCv } from './step-values.ts';

/** Why a step is not saved: not yet, something in it is wrong, it could not be sent, or another state was saved meanwhile. */
type UnsavedReason = 'waiting' | 'wrong' | 'failed' | 'conflict';

interface WaitingStep extends UnsavedStep {
  reason: UnsavedReason;
}

export interface CvSaverState {
  saved: SavedCv;
  /** Steps with something that the account does not have. */
  unsaved: Readonly<Partial<Record<CvStep, WaitingStep>>>;
  /** Something is on its way. */
  saving: boolean;
}

/** Something in the step is wrong: it is kept in this browser. */
export class WrongStep extends Error {}

/** The step was saved elsewhere meanwhile: the person chooses. */
export class NewerStep extends Error {}

export interface CvSaver {
  getState: () => CvSaverState;
  subscribe: (listener: () => void) => () => void;
  /** The form of a step is opened: the values it begins with. */
  open: <Step extends CvStep>(step: Step) => CvForms[Step];
  /** The saved values that the open form of a step goes back to. */
  base: <Step extends CvStep>(step: Step) => CvForms[Step];
  /** What a step's form holds now. It is kept in the browser at once, and saved when the typing pauses. */
  type: (step: CvStep, values: unknown) => void;
  /** Saves a step, if there is anything to save. Throws why it is not saved. */
  save: (step: CvStep) => Promise<void>;
  /** Saves whatever is unsaved; the first step that is still not saved, or null. */
  saveAll: () => Promise<CvStep | null>;
  /** Saves at once what waits, and says nothing when that fails. */
  flush: () => void;
  /** After a newer state: what is typed here is to be saved over it. */
  keepMine: (step: CvStep) => void;
  /** What is typed here is given up; the values that are saved. */
  giveUp: <Step extends CvStep>(step: Step) => CvForms[Step];
  /** The page is here: what another visit has left unsaved is saved, as far as it can be. Resolves with the steps that were. */
  begin: () => Promise<CvStep[]>;
  /** The page is left: what waits is sent, and nothing is tried again. */
  close: () => void;
}

interface CvSaverOptions {
  userId: string;
  account: { get: () => SavedCv; save: SaveCv };
}

/** Whether another try may succeed by itself. */
const mayPass = (error: unknown): boolean => (isApiProblem(error) ? error.problem.status >= 500 : isClientError(error));

/** What another visit of this person has left in the browser. */
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
    /** A save begins, or has ended. */
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

/** Sends steps, one after the other; `bases` are the saved values that each open form began with. */
function createStepSaving(
  account: CvSaverOptions['account'],
  steps: ReturnType<typeof createUnsavedSteps>,
  bases: Partial<Record<CvStep, unknown>>,
) {
  const { put, keep, drop } = steps;
  let tail: Promise<unknown> = Promise.resolve();
  let schemas: ReturnType<typeof loadSchemas> | null = null;

  /** Loaded once: what is sent while the page is being closed waits for nothing. */
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
    // What was sent without an answer may be there by now.
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

  /** One after the other: each save goes on from the version that the one before has made. */
  const save = (step: CvStep): Promise<void> => {
    steps.begin();
    const saving = tail.then(() => write(step));
    tail = saving.catch(() => undefined);
    return saving.finally(steps.end);
  };

  /** Up to the first that could not be sent, which is to be tried again. */
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
 * Saves the CV of one person while it is written, step by step, from one page (rules.md#cv-builder). What is not saved is kept in the browser as well,
 * and something that was saved elsewhere meanwhile is never written over unasked (rules.md#newer-versions).
 */
export function createCvSaver({ userId, account }: CvSaverOptions): CvSaver {
  /** The saved values that each open form began with. */
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
      // As it was: nothing is left to save, unless something else of it has been sent.
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
