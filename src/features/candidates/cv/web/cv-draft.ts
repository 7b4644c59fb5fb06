import { rootStore, setCvDraft } from '#shared/root-store.ts';
import type { CvStep } from '../cv-steps.ts';

/** What one step holds that is not saved. */
export interface UnsavedStep {
  /** The fields of the step's form. */
  values: unknown;
  /** The saved values that the typing began with, to notice when they have changed elsewhere. */
  base: unknown;
}

interface CvDraft {
  userId: string;
  steps: Partial<Record<CvStep, UnsavedStep>>;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** The browser's draft of this user; a foreign or damaged one counts as none. */
const readDraft = (userId: string): CvDraft => {
  const stored = record(rootStore.getState().cvDraft);
  const steps = stored['userId'] === userId ? record(stored['steps']) : {};
  return { userId, steps: steps as CvDraft['steps'] };
};

/** What this browser holds of a step; null when everything is saved. */
export const unsavedStep = (userId: string, step: CvStep): UnsavedStep | null => {
  const kept = record(readDraft(userId).steps[step]);
  return 'values' in kept && 'base' in kept ? { values: kept['values'], base: kept['base'] } : null;
};

/** Keeps a step in this browser, over a reload and the end of a session. */
export const keepStep = (userId: string, step: CvStep, unsaved: UnsavedStep): void => {
  const { steps } = readDraft(userId);
  setCvDraft({ userId, steps: { ...steps, [step]: unsaved } });
};

/** The step is saved, or given up. */
export const forgetStep = (userId: string, step: CvStep): void => {
  const { [step]: _done, ...steps } = readDraft(userId).steps;
  setCvDraft(Object.keys(steps).length > 0 ? { userId, steps } : null);
};
