import { fetched } from '#kit/client-errors.ts';
import { rootStore } from '#kit/root-store.ts';
import { isSame } from '#ui/drafts/draft.ts';
import { createDraftSession, type DraftSession } from '#ui/drafts/draft-session.ts';
import { type DraftState, InvalidDraft } from '#ui/drafts/draft-state.ts';
import { type CvStep, cvSteps } from '../../cv-steps.ts';
import { NewerCv, type SaveCv } from './saved-cv.ts';
import { localStep, type NoAbout, stepPlace } from './step-place.ts';
import { type CvForms, hasFormOf, holds, loadSchemas, savedValues, toChange } from './step-table.ts';
import type { SavedCv } from './step-values.ts';

/** The fields of one step as a draft; a draft of them is a version of the CV. */
export interface StepDraft<Values> extends DraftSession<Values, NoAbout> {
  /** The values of its fields: as typed, or as saved. */
  values: () => Values;
  /** The values in the account. */
  saved: () => Values;
  /** Takes the values of the step's form: stored in the browser, and saved when typing pauses. */
  type: (values: Values) => void;
  /** Whether the account may not have the values. */
  isUnsaved: () => boolean;
  /** Shows what the account has by now, unless something here is unsaved. */
  refresh: () => void;
  /** Calls back when a choice or a save replaces the values; returns a function that unsubscribes. */
  onFill: (listener: (values: Values) => void) => () => void;
}

/** Whether this browser has been signed in as somebody else: nothing may be saved to that account. */
const isSignedInAsAnother = (userId: string): boolean => (rootStore.getState().auth?.user.id ?? userId) !== userId;

interface CvDraftsOptions {
  userId: string;
  account: { get: () => SavedCv; save: SaveCv };
}

type StepDrafts = { [Step in CvStep]: StepDraft<CvForms[Step]> };

export interface CvDraftsState {
  saved: SavedCv;
  values: CvForms;
  steps: Record<CvStep, DraftState<unknown, NoAbout> & { unsaved: boolean }>;
}

export interface CvDrafts {
  getState: () => CvDraftsState;
  subscribe: (listener: () => void) => () => void;
  steps: StepDrafts;
  /** Saves all steps; resolves with the first one that is still unsaved, or null. */
  saveAll: () => Promise<CvStep | null>;
  /** Saves waiting steps at once, ignoring failures. */
  flush: () => void;
  /** Called when the page opens: saves what an earlier visit left unsaved. Resolves with the steps that were saved. */
  begin: () => Promise<CvStep[]>;
  /** Called when the page is left: sends what is unsaved, and nothing more until the page opens again. */
  close: () => void;
}

type Schemas = ReturnType<typeof createSchemas>;

/** The schemas of the steps, loaded once, so that a save on page close does not have to wait. */
function createSchemas() {
  let loaded: Awaited<ReturnType<typeof loadSchemas>> | null = null;
  /** The change that saves the values; null for invalid ones. */
  const changeOf = (step: CvStep, values: unknown) => {
    const read = loaded?.[step].safeParse(values as never);
    return read?.success ? toChange(step, read.data) : null;
  };
  return {
    load: async (): Promise<void> => {
      loaded ??= await fetched(loadSchemas);
    },
    changeOf,
    /** Whether two forms would save the same. */
    isSame(step: CvStep, one: unknown, other: unknown): boolean {
      if (isSame(one, other)) return true;
      const [change, others] = [changeOf(step, one), changeOf(step, other)];
      return change !== null && others !== null && isSame(change, others);
    },
  };
}

function createStepDraft<Step extends CvStep>(
  step: Step,
  { userId, account }: CvDraftsOptions,
  schemas: Schemas,
  { onChange, onAccount }: { onChange: () => void; onAccount: () => void },
): StepDraft<CvForms[Step]> {
  type Values = CvForms[Step];
  /** Saved values of this step, with the version of the CV that brought them: other steps make versions too. */
  let known = { version: account.get().profile.version, values: savedValues(step, account.get()) };
  const latest = () => {
    const values = savedValues(step, account.get());
    if (!isSame(values, known.values)) known = { version: account.get().profile.version, values };
    return known;
  };
  const stored = localStep<Values>(userId, step);
  const left = stored && hasFormOf(stored.values, known.values) ? stored : null;
  if (left && isSame(left.base, known.values)) known = { ...known, version: left.version };
  const asDraft = () => ({ ...latest(), savedAt: new Date().toISOString() });

  let values = left?.values ?? known.values;
  /** Values that are known to be in the account. */
  let synced = left ? null : values;
  const fillers = new Set<(values: Values) => void>();
  const stepStore = stepPlace<Values>(userId, step, (version) => (known.version === version ? known.values : null));
  const place: typeof stepStore = {
    ...stepStore,
    write(draft) {
      if (draft.synced) synced = draft.values;
      stepStore.write(draft);
    },
  };
  const session = createDraftSession<Values, NoAbout>({
    userId,
    about: {},
    aboutOf: () => ({}),
    initial: known.values,
    start: left
      ? { ...left, synced: false, conflict: null }
      : { ...known, synced: true, savedAt: null, conflict: null },
    read: () => values,
    fill(chosen) {
      values = chosen;
      for (const fill of fillers) fill(chosen);
    },
    place,
    async save({ values: typed, version }) {
      await schemas.load();
      const change = schemas.changeOf(step, typed);
      if (!change) throw new InvalidDraft();
      const isUnchanged = () => latest().version === version;
      // One save is this one; the account may have others, sent without an answer.
      const isKnown = (place.read()?.unanswered ?? []).length <= 1;
      if (!isKnown || !holds(account.get(), change)) await account.save(change, isUnchanged).finally(onAccount);
      return asDraft();
    },
    drop: async () => undefined,
    newerIn: (error) => (error instanceof NewerCv ? { draft: asDraft() } : null),
    same: (one, other) => schemas.isSame(step, one, other),
    isSignedIn: () => !isSignedInAsAnother(userId),
  });
  session.subscribe(onChange);
  const isUnsaved = (): boolean => synced === null || !schemas.isSame(step, values, synced);
  return {
    ...session,
    values: () => (isUnsaved() ? values : latest().values),
    saved: () => savedValues(step, account.get()),
    type(typed) {
      values = structuredClone(typed);
      session.changed();
      onChange();
    },
    isUnsaved,
    refresh: () => session.adopt(asDraft()),
    onFill(listener) {
      fillers.add(listener);
      return () => fillers.delete(listener);
    },
  };
}

/**
 * The CV of one user as drafts, one for each step: a step is saved without the others, and only its own newer version
 * is a conflict (rules.md#cv-builder).
 */
export function createCvDrafts(options: CvDraftsOptions): CvDrafts {
  const listeners = new Set<() => void>();
  const schemas = createSchemas();
  const onChange = (): void => {
    state = take();
    for (const listener of listeners) listener();
  };
  /** The account may have come to know a newer version of other steps. */
  const onAccount = (): void => {
    for (const step of cvSteps) steps[step].refresh();
  };
  const ofEach = <Value>(of: (step: CvStep) => Value) =>
    Object.fromEntries(cvSteps.map((step) => [step, of(step)])) as Record<CvStep, Value>;
  const steps = ofEach((step) =>
    createStepDraft(step, options, schemas, { onChange, onAccount }),
  ) as unknown as StepDrafts;
  const take = (): CvDraftsState => ({
    saved: options.account.get(),
    values: ofEach((step) => steps[step].values()) as unknown as CvForms,
    steps: ofEach((step) => ({ ...steps[step].getState(), unsaved: steps[step].isUnsaved() })),
  });
  let state = take();
  /** Lets the drafts go on that are held since the page was left. */
  let reopen = (): void => {};

  const saveAll = async (): Promise<CvStep | null> => {
    const unsaved: CvStep[] = [];
    for (const step of cvSteps) {
      const draft = steps[step];
      // The choice between two versions is offered in its step.
      if (draft.getState().conflict || !(await draft.settle().catch(() => false))) unsaved.push(step);
    }
    return unsaved[0] ?? null;
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    steps,
    saveAll,
    flush() {
      for (const step of cvSteps) steps[step].flush();
    },
    async begin() {
      reopen();
      schemas.load().catch(() => undefined);
      const left = cvSteps.filter((step) => steps[step].isUnsaved());
      for (const step of left) steps[step].begin();
      if (left.length > 0) await saveAll();
      return left.filter((step) => !steps[step].isUnsaved());
    },
    close() {
      const opened = new Promise<void>((resolve) => {
        reopen = resolve;
      });
      for (const step of cvSteps) {
        steps[step].flush();
        void steps[step].hold(() => opened);
      }
    },
  };
}
