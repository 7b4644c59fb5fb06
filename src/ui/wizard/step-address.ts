import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export interface StepAddress<Step extends string> {
  /** The step that the address names; null for none. */
  named: Step | null;
  goTo: (step: Step, options?: { replace?: boolean }) => void;
}

const ownCode = (step: string): string => step;

/**
 * The open step, in the address (`?korak=`): by its word, or by its place from 1.
 * @param wordOf what the address calls a step; by default its code
 * @param prepare changes the rest of the address on the way to a step; must not change from call to call
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
 * The step that is shown where this one is asked for: that one, or the first before it that is not filled in.
 * @param unfilled the first step that is not in order; null when all are
 */
export const openStep = <Step extends string>(steps: readonly Step[], asked: Step, unfilled: Step | null): Step =>
  steps.find((step) => step === asked || step === unfilled) ?? asked;
