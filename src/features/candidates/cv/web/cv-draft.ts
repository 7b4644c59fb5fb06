import { isRecord, record } from '#kit/plain-object.ts';
import { rootStore, setCvDraft } from '#kit/root-store.ts';
import { isSame } from '#ui/drafts/draft.ts';
import { type CvStep, cvSteps } from '../../cv-steps.ts';

/** Unsaved state of one step. */
export interface UnsavedStep {
  /** The fields of the step's form. */
  values: unknown;
  /** Saved values when editing started, to detect changes made elsewhere. */
  base: unknown;
  /** Changes sent without a response: when the account has one of them, nobody else changed the step. */
  sent?: readonly unknown[] | undefined;
}

interface CvDraft {
  userId: string;
  steps: Partial<Record<CvStep, UnsavedStep>>;
}

/** The user's draft in this browser; invalid drafts and those of other users are ignored. */
const readDraft = (userId: string): CvDraft => {
  const stored = record(rootStore.getState().cvDraft);
  const steps = stored['userId'] === userId ? record(stored['steps']) : {};
  return { userId, steps: steps as CvDraft['steps'] };
};

/** Unsaved state of a step in this browser; null when everything is saved. */
export const unsavedStep = (userId: string, step: CvStep): UnsavedStep | null => {
  const saved = record(readDraft(userId).steps[step]);
  const { values, base, sent } = saved;
  if (!('values' in saved && 'base' in saved)) return null;
  return Array.isArray(sent) ? { values, base, sent: sent.filter(isRecord) } : { values, base };
};

/** Steps with unsaved state in this browser, in their order. */
export const unsavedSteps = (userId: string): CvStep[] => cvSteps.filter((step) => unsavedStep(userId, step) !== null);

/** Stores a step in this browser, so that it survives a reload and the end of the session. */
export const keepStep = (userId: string, step: CvStep, unsaved: UnsavedStep): void => {
  const { steps } = readDraft(userId);
  setCvDraft({ userId, steps: { ...steps, [step]: unsaved } });
};

/** Removes values of a step that were saved or discarded; newer values from another tab are kept. */
export const discardStep = (userId: string, step: CvStep, values: unknown): void => {
  if (!isSame(unsavedStep(userId, step)?.values, values)) return;
  const { [step]: _done, ...steps } = readDraft(userId).steps;
  setCvDraft(Object.keys(steps).length > 0 ? { userId, steps } : null);
};
