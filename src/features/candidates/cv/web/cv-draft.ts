import { isRecord, record } from '#kit/plain-object.ts';
import { rootStore, setCvDraft } from '#kit/root-store.ts';
import { isSame } from '#ui/drafts/draft.ts';
import { type CvStep, cvSteps } from '../../cv-steps.ts';

/** What one step holds that is not saved. */
export interface UnsavedStep {
  /** The fields of the step's form. */
  values: unknown;
  /** The saved values that the typing began with, to notice when they have changed elsewhere. */
  base: unknown;
  /** What was sent without an answer: when the account has it, nobody else has changed anything. */
  sent?: readonly unknown[] | undefined;
}

interface CvDraft {
  userId: string;
  steps: Partial<Record<CvStep, UnsavedStep>>;
}

/** The browser's draft of this user; a foreign or damaged one counts as none. */
const readDraft = (userId: string): CvDraft => {
  const stored = record(rootStore.getState().cvDraft);
  const steps = stored['userId'] === userId ? record(stored['steps']) : {};
  return { userId, steps: steps as CvDraft['steps'] };
};

/** What this browser holds of a step; null when everything is saved. */
export const unsavedStep = (userId: string, step: CvStep): UnsavedStep | null => {
  const saved = record(readDraft(userId).steps[step]);
  const { values, base, sent } = saved;
  if (!('values' in saved && 'base' in saved)) return null;
  return Array.isArray(sent) ? { values, base, sent: sent.filter(isRecord) } : { values, base };
};

/** The steps of which this browser holds something that is not saved, in their order. */
export const unsavedSteps = (userId: string): CvStep[] => cvSteps.filter((step) => unsavedStep(userId, step) !== null);

/** Keeps a step in this browser, over a reload and the end of a session. */
export const keepStep = (userId: string, step: CvStep, unsaved: UnsavedStep): void => {
  const { steps } = readDraft(userId);
  setCvDraft({ userId, steps: { ...steps, [step]: unsaved } });
};

/** These values of a step are saved, or given up; what another tab has kept of it since stays. */
export const discardStep = (userId: string, step: CvStep, values: unknown): void => {
  if (!isSame(unsavedStep(userId, step)?.values, values)) return;
  const { [step]: _done, ...steps } = readDraft(userId).steps;
  setCvDraft(Object.keys(steps).length > 0 ? { userId, steps } : null);
};
