import { record } from '#kit/plain-object.ts';
import { rootStore, setCvDraft } from '#kit/root-store.ts';
import { isSame, type LocalDraft, type LocalPlace, readLocalDraft } from '#ui/drafts/draft.ts';
import { type CvStep, cvSteps } from '../../cv-steps.ts';

/** A step without anything else to say about it: its name is its place. */
export type NoAbout = Record<never, never>;

/** Unsaved values of one step, with the saved ones that they are based on. */
export type LocalStep<Values> = LocalDraft<Values, NoAbout> & { base: unknown };

/** The user's steps in this browser; those of other users are ignored. */
const storedSteps = (userId: string): Record<string, unknown> => {
  const stored = record(rootStore.getState().cvDraft);
  return stored['userId'] === userId ? record(stored['steps']) : {};
};

/** Unsaved values of a step in this browser; null when everything is saved. */
export const localStep = <Values>(userId: string, step: CvStep): LocalStep<Values> | null => {
  const stored = record(storedSteps(userId)[step]);
  const read = (values: unknown) => values as Values;
  const local = 'base' in stored ? readLocalDraft({ ...stored, userId }, userId, () => ({}), read) : null;
  return local && { ...local, base: stored['base'] };
};

/** Steps with unsaved values in this browser, in their order. */
export const unsavedSteps = (userId: string): CvStep[] => cvSteps.filter((step) => localStep(userId, step) !== null);

/**
 * Where the browser stores what is unsaved of one step.
 * @param savedAs the saved values of a version, if they are known
 */
export function stepPlace<Values>(
  userId: string,
  step: CvStep,
  savedAs: (version: number) => unknown,
): LocalPlace<Values, NoAbout> {
  const read = () => localStep<Values>(userId, step);
  /** Last values written here; others are those of another tab. */
  let written = read()?.values;
  const discard = (): void => {
    const stored = read();
    if (!stored || !isSame(stored.values, written)) return;
    const { [step]: _, ...steps } = storedSteps(userId);
    setCvDraft(Object.keys(steps).length > 0 ? { userId, steps } : null);
  };
  return {
    read,
    write(draft) {
      if (draft.synced) return discard();
      written = structuredClone(draft.values);
      const base = savedAs(draft.version) ?? read()?.base ?? null;
      setCvDraft({ userId, steps: { ...storedSteps(userId), [step]: { ...draft, base } } });
    },
    discard,
  };
}
