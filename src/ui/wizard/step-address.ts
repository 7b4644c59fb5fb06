import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export interface StepAddress<Step extends string> {
  /** The step in the address; null for none. */
  named: Step | null;
  goTo: (step: Step, options?: { replace?: boolean }) => void;
}

const ownCode = (step: string): string => step;

/**
 * The open step, in the address (`?korak=`): by its word, or by its number from 1.
 * @param wordOf word for a step in the address; its code by default
 * @param prepare changes the rest of the address when navigating to a step; must be referentially stable
 */
export function useStepAddress<Step extends string>(
  steps: readonly Step[],
  wordOf: (step: Step) => string = ownCode,
  prepare?: (search: URLSearchParams) => void,
): StepAddress<Step> {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('korak');
  const named = steps.find((step, place) => wordOf(step) === asked || String(place + 1) === asked) ?? null;
  const goTo = useCallback(
    (step: Step, { replace = false } = {}) =>
      setSearch(
        (known) => {
          prepare?.(known);
          known.set('korak', wordOf(step));
          return known;
        },
        { replace, preventScrollReset: true },
      ),
    [setSearch, wordOf, prepare],
  );
  return { named, goTo };
}

/**
 * The step that is shown when one is requested: that one, or the first incomplete one before it.
 * @param unfilled the first incomplete step; null when all are complete
 */
export const openStep = <Step extends string>(steps: readonly Step[], asked: Step, unfilled: Step | null): Step =>
  steps.find((step) => step === asked || step === unfilled) ?? asked;
